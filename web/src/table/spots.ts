/** Where a choice is on the screen: on the board, in the hand, or in the tray. */
import type { AnyView } from '../games/any';
import { choiceKey, type Choice, type GameModule } from '../games/board';

/** The places of a board that a choice is about, the nearest first. */
export const placesOf = (module: GameModule, choice: Choice, view: AnyView): string[] => [
  ...(module.placesOf?.(choice, view) ?? []),
];

/** The element a choice is shown by, if it is on the screen. */
export function elementOf(
  module: GameModule,
  choice: Choice,
  view: AnyView,
  root: ParentNode,
): Element | null {
  const key = choiceKey(choice.action);
  for (const found of root.querySelectorAll('[data-choice]'))
    if (found.getAttribute('data-choice') === key) return found;
  for (const place of placesOf(module, choice, view)) {
    const name = CSS.escape(place);
    const found = root.querySelector(`[data-spot="${name}"], [data-place="${name}"]`);
    if (found) return found;
  }
  return null;
}
