/** Reading actions, events and choices, whatever the game. */
import type { Choice } from '../board';

/** The kind of an action or event and what it holds: `{to: 12}` is `['to', 12]`, `'pass'` is `['pass', undefined]`. */
export function parts(action: unknown): [kind: string, value: unknown] {
  if (typeof action === 'string') return [action, undefined];
  if (typeof action !== 'object' || action === null) return ['', undefined];
  return Object.entries(action)[0] ?? ['', undefined];
}

/** The choice with exactly this action: `{arm: 'shield'}`, `seal`. */
export const choiceOf = (choices: readonly Choice[], kind: string, value?: unknown): Choice | undefined =>
  choices.find((choice) => {
    const [its, held] = parts(choice.action);
    return its === kind && (value === undefined || held === value);
  });

/** Everything that glows: place and what can be done there; what has no place is left out. */
export function byPlace(
  choices: readonly Choice[],
  placeOf: (choice: Choice) => string | undefined,
): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}
