/** Where was pointed last, on the screen: what cannot be done is told there. Whoever uses the keyboard points at nothing. */
let last: { x: number; y: number } | undefined;

addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (last = { x, y }), {
  capture: true,
  passive: true,
});
addEventListener('keydown', () => (last = undefined), { capture: true, passive: true });

export const pointed = (): { x: number; y: number } | undefined => last;
