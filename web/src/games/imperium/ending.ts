/** How a game of Imperium was won: every point with what brought it, and its key figures. */
import type { Course, Extras, Say } from '../board';
import { parts, type Kind } from '../parts/actions';
import { blocksOf, figure } from '../../scenes/ended';
import { sw } from '../../scenes/words';
import { battleIconSay, cardSay, factionSay, spaceSay } from './names';
import { playerOf, type Event, type Step, type Told, type View } from './view';

const CAUSES: Kind<Event>[] = [
  'influence',
  'paired',
  'acquired',
  'played',
  'completed',
  'won',
  'sent',
  'reward',
];

const seatIn = (event: Event): number | undefined => {
  const [, held] = parts(event);
  return typeof held === 'object' && 'seat' in held ? held.seat : undefined;
};

/** What brought a point, in a word or two. */
function causeName(
  told: Told | undefined,
  conflict: string | undefined,
): { icon: string; say: Say | undefined } {
  if (!told) return { icon: 'vp', say: undefined };
  const [kind, held] = parts(told.event);
  switch (kind) {
    case 'influence':
      return { icon: 'influence', say: factionSay(held.faction) };
    case 'paired':
      return { icon: 'vp', say: battleIconSay(held.icon) };
    case 'acquired':
      return { icon: 'card', say: cardSay(held.card) };
    case 'played':
      return { icon: 'intrigue', say: cardSay(held.card) };
    case 'completed':
      return { icon: 'contract', say: cardSay(held.contract) };
    case 'won':
      return { icon: 'sword', say: cardSay(held.conflict) };
    case 'reward':
      return { icon: 'sword', say: conflict === undefined ? undefined : cardSay(conflict) };
    case 'sent':
      return { icon: 'agent', say: spaceSay(held.space) };
    default:
      return { icon: 'vp', say: undefined };
  }
}

/** The Conflict that was fought over when a step happened. */
function conflictAt(steps: readonly Step[], at: number): string | undefined {
  let found: string | undefined;
  for (const { step, told } of steps) {
    if (step > at) break;
    for (const { event } of told) {
      const [kind, held] = parts(event);
      if (kind === 'round_started' && (step < at || found === undefined)) found = held.conflict;
    }
  }
  return found;
}

function courses(steps: readonly Step[], view: View, seat: number, say: (say: Say) => string): Course[] {
  const finals = Array.from({ length: view.players.length }, (_, at) => playerOf(view, at)?.vp ?? 0);
  const blocks = blocksOf(
    steps,
    {
      gained(told) {
        const [kind, held] = parts(told.event);
        if ((kind !== 'gained' && kind !== 'lost') || held.good !== 'vp') return undefined;
        return { seat: held.seat, value: kind === 'gained' ? held.amount : -held.amount, icon: 'vp' };
      },
      causes: ({ event }) => (CAUSES.includes(parts(event)[0]) ? seatIn(event) : undefined),
    },
    finals,
  );
  return blocks
    .filter((block) => block.seat === seat && block.value > 0)
    .map(({ value, step, cause }) => {
      const { icon, say: name } = causeName(cause, conflictAt(steps, step));
      return { icon, value, step, name: name ? say(name) : sw(step ? 'point-other' : 'point-start') };
    });
}

export const ending: NonNullable<Extras<View, Event>['ending']> = {
  score: (view, seat) => playerOf(view, seat)?.vp ?? 0,
  courses,
  begins: ({ event }) => parts(event)[0] === 'round_started',
  curve: 'curve-points',
  figures(steps, view, seats) {
    const by = (count: (event: Event) => { seat: number; n: number } | undefined) =>
      figure(steps, seats, (told) => count(told.event));
    return [
      {
        icon: 'spice',
        name: 'figure-spice',
        values: by((event) => {
          const [kind, held] = parts(event);
          return kind === 'gained' && held.good === 'spice'
            ? { seat: held.seat, n: held.amount }
            : undefined;
        }),
      },
      ...(
        [
          ['sword', 'figure-combats', 'won'],
          ['card', 'figure-acquired', 'acquired'],
          // The first board has no posts to spy from.
          ...(view.board === 'base' ? [] : ([['spy', 'figure-spies', 'spy_placed']] as const)),
          ['intrigue', 'figure-intrigues', 'played'],
        ] as const
      ).map(([icon, name, wanted]) => ({
        icon,
        name,
        values: by((event) => {
          const [kind, held] = parts(event);
          return kind === wanted && typeof held === 'object' && 'seat' in held
            ? { seat: held.seat, n: 1 }
            : undefined;
        }),
      })),
    ];
  },
};
