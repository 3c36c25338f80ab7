/** Reading actions, events and choices, whatever the game. */
import type { Choice } from '../board';

type Keys<Wire> = Wire extends string ? Wire : keyof Wire & string;
type Value<Wire, K> = K extends Wire ? undefined : Wire extends Record<K & string, infer V> ? V : never;

/** The kinds of a type of the wire: those of `'pass' | { to: number }` are `'pass' | 'to'`. */
export type Kind<Wire> = unknown extends Wire ? string : Keys<Wire>;
/** What a kind holds: `to` holds a number, `pass` nothing. */
export type Held<Wire, K> = unknown extends Wire ? unknown : Value<Wire, K>;
/** Kind and what it holds, as a pair that tells one by the other. */
export type Parts<Wire> = unknown extends Wire
  ? [kind: string, held: unknown]
  : { [K in Keys<Wire>]: [kind: K, held: Value<Wire, K>] }[Keys<Wire>];

/** The kind of an action or event and what it holds: `{to: 12}` is `['to', 12]`, `'pass'` is `['pass', undefined]`. */
export function parts<Wire>(wire: Wire): Parts<Wire> {
  const object = typeof wire === 'object' && wire !== null ? wire : {};
  const pair =
    typeof wire === 'string' ? [wire, undefined] : (Object.entries(object)[0] ?? ['', undefined]);
  return pair as Parts<Wire>;
}

/** What it holds if it is of one of these kinds. */
export function held<Wire, K extends Kind<Wire>>(
  wire: Wire | null | undefined,
  ...kinds: K[]
): Held<Wire, K> | undefined {
  if (wire === null || wire === undefined) return undefined;
  const [kind, value] = parts(wire);
  return kinds.some((one) => one === kind) ? (value as Held<Wire, K>) : undefined;
}

/** The choice with exactly this action: `{arm: 'shield'}`, `seal`. */
export const choiceOf = <Action, K extends Kind<Action>>(
  choices: readonly Choice<Action>[],
  kind: K,
  value?: Held<Action, K>,
): Choice<Action> | undefined =>
  choices.find((choice) => {
    const [its, held] = parts(choice.action);
    return its === kind && (value === undefined || held === value);
  });

/** Everything that glows: place and what can be done there; what has no place is left out. */
export function byPlace<Action>(
  choices: readonly Choice<Action>[],
  placeOf: (choice: Choice<Action>) => string | undefined,
): Map<string, Choice<Action>[]> {
  const found = new Map<string, Choice<Action>[]>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}
