/** Arrow keys on the board: the nearest place in that direction. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2;

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The number of the nearest box in the key's direction, or nothing. */
export function neighbour(from: Box, boxes: readonly Box[], key: string): number | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const [dx, dy] = arrow;
  const here = middle(from);
  let best: { at: number; cost: number } | undefined;
  for (const [at, box] of boxes.entries()) {
    const there = middle(box);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    if (ahead < 4) continue;
    const cost = ahead + ASIDE * Math.abs(x * dy + y * dx);
    if (!best || cost < best.cost) best = { at, cost };
  }
  return best?.at;
}

/** Moves the focus inside the board; true when the key was an arrow. */
export function moveFocus(event: KeyboardEvent & { currentTarget: Element }): boolean {
  if (!(event.key in ARROWS) || !(event.target instanceof Element)) return false;
  const from = event.target.closest('[data-place]');
  if (!from) return false;
  const places = [...event.currentTarget.querySelectorAll<SVGElement>('[data-place][tabindex]')].filter(
    (place) => place !== from,
  );
  const next = neighbour(
    from.getBoundingClientRect(),
    places.map((place) => place.getBoundingClientRect()),
    event.key,
  );
  if (next !== undefined) places[next]?.focus();
  return true;
}
