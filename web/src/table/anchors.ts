/** Where on the screen something is: the middle of the board, a seat, a place of the board. */
export function find(anchor: string): DOMRect | undefined {
  if (anchor === 'middle') return document.querySelector('.stage')?.getBoundingClientRect();
  const [kind, name = ''] = [anchor.slice(0, anchor.indexOf(' ')), anchor.slice(anchor.indexOf(' ') + 1)];
  const quoted = CSS.escape(name);
  const wanted =
    kind === 'seat' ? `[data-seat="${quoted}"]` : `[data-spot="${quoted}"], [data-place="${quoted}"]`;
  for (const element of document.querySelectorAll(wanted)) {
    const box = element.getBoundingClientRect();
    const inSight = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.left < innerWidth;
    if (inSight) return box;
  }
  return undefined;
}

export type Boxes = Readonly<Record<string, DOMRect | undefined>>;

/** Where several of them are now. */
export const boxes = (anchors: readonly string[]): Boxes =>
  Object.fromEntries(anchors.map((anchor) => [anchor, find(anchor)]));
