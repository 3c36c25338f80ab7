/** Pieces and goods that travel over the screen: what is paid and the piece first, then what is gained. */
import type { Flight, Power } from '../games/board';
import { settings, type Pace } from '../lib/settings.svelte';
import { drawing } from '../lib/ui/powers';
import { toneOf } from '../lib/ui/tones';
import { find, type Boxes } from '../table/anchors';

const SVG = 'http://www.w3.org/2000/svg';
/** At most so many things move at once; the rest is told by the log. */
const MOST = 3;
const TIME: Record<Pace, number> = { slow: 900, normal: 460, fast: 260, once: 0 };

const middleOf = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** A glyph with its number on a puck, or the piece of a seat. */
function drawn({ icon, count, seat }: Flight, power: (seat: number) => Power): HTMLElement {
  const puck = document.createElement('div');
  puck.className = 'flight';
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  if (icon === undefined) {
    const number = drawing(power(seat ?? 0));
    const pawn = document.getElementById(`pawn-${number}`) !== null;
    svg.setAttribute('viewBox', pawn ? '0 0 28 40' : '0 0 24 24');
    use.setAttribute('href', `#${pawn ? 'pawn' : 'seat'}-${number}`);
    puck.classList.add('piece');
  } else {
    svg.setAttribute('viewBox', '0 0 24 24');
    use.setAttribute('href', `/icons.svg#i-${icon}`);
    const tone =
      toneOf(icon) ?? (icon === 'atreides' || icon === 'harkonnen' ? `var(--${icon})` : undefined);
    if (tone) {
      svg.style.setProperty('--tone', tone);
      svg.style.setProperty('--tone-o', '1');
      svg.style.color = 'var(--glyph-line)';
    }
  }
  svg.append(use);
  if (count !== undefined && count > 1) {
    const number = document.createElement('b');
    number.textContent = String(count);
    puck.append(number);
  }
  puck.append(svg);
  return puck;
}

function travel(puck: HTMLElement, from: DOMRect, to: DOMRect, delay: number, flips: boolean): Animation {
  document.body.append(puck);
  const [a, b] = [middleOf(from), middleOf(to)];
  const lift = Math.min(120, Math.hypot(b.x - a.x, b.y - a.y) / 3);
  const at = (x: number, y: number, scale: number, turn: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotateY(${turn}deg)`;
  const flight = puck.animate(
    [
      { transform: at(a.x, a.y, 0.7, flips ? 180 : 0), opacity: 0 },
      { transform: at(a.x, a.y, 1, flips ? 180 : 0), opacity: 1, offset: 0.12 },
      {
        transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift, 1.1, flips ? 90 : 0),
        opacity: 1,
        offset: 0.55,
      },
      { transform: at(b.x, b.y, 1, 0), opacity: 1, offset: 0.94 },
      { transform: at(b.x, b.y, 0.8, 0), opacity: 0 },
    ],
    { duration: TIME[settings.pace] || TIME.fast, delay, easing: 'cubic-bezier(.5,0,.2,1)', fill: 'both' },
  );
  flight.onfinish = flight.oncancel = () => puck.remove();
  return flight;
}

let flying: Animation[] = [];

/** A click during motion finishes the motion. */
export const land = (): void => {
  for (const flight of flying) flight.finish();
  flying = [];
};

/**
 * `here` in a flight is the place the move is about. What has left its place sets out from where it was `before`; what
 * lies nowhere in sight comes from the middle of the board.
 */
export function fly(
  wanted: readonly Flight[],
  here: string | undefined,
  power: (seat: number) => Power,
  before: Boxes,
): void {
  land();
  const place = here === undefined ? 'middle' : `place ${here}`;
  const found = wanted.flatMap((flight) => {
    const start = flight.from === 'here' ? place : flight.from;
    const from = before[start] ?? find(start) ?? find('middle');
    const to = find(flight.to === 'here' ? place : flight.to);
    return from && to ? [{ flight, from, to }] : [];
  });
  // What goes to the board is the cause, what comes back the effect.
  const causes = found.filter(({ flight }) => !flight.to.startsWith('seat')).slice(0, MOST);
  const effects = found.filter(({ flight }) => flight.to.startsWith('seat')).slice(0, MOST);
  const later = causes.length ? (TIME[settings.pace] || TIME.fast) * 0.8 : 0;
  flying = [
    ...causes.map((one) => ({ ...one, delay: 0 })),
    ...effects.map((one) => ({ ...one, delay: later })),
  ].map(({ flight, from, to, delay }) =>
    travel(drawn(flight, power), from, to, delay, flight.icon === 'card' || flight.icon === 'intrigue'),
  );
}
