/** The order of the choices: what lies in the tray first, then what the board offers itself. */
import type { Choice } from '../games/board';

/** From this many on they can be searched. */
export const FIND_FROM = 15;

export interface Split {
  tray: Choice[];
  board: Choice[];
}

/** Parts the choices, keeping their order. The number keys count through the tray, then through the board. */
export function split(choices: readonly Choice[], onBoard: (choice: Choice) => boolean): Split {
  return {
    tray: choices.filter((choice) => !onBoard(choice)),
    board: choices.filter((choice) => onBoard(choice)),
  };
}

/** Those whose words contain what is looked for. */
export function matching(
  choices: readonly Choice[],
  wanted: string,
  name: (choice: Choice) => string,
): Choice[] {
  const words = wanted.trim().toLowerCase();
  return choices.filter((choice) => name(choice).toLowerCase().includes(words));
}

/** Is a key pressed where it is meant for the table, not for a field, a dialog or the browser? */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !(
    event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role=menu]')
  );
}
