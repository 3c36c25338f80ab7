/** What the choices mean on the board: places that glow, counts to step through, cards to click. */
import type { Choice } from '../board';
import { byPlace, parts } from '../parts/actions';
import { SECTORS } from './shapes';
import { askedPart, type View } from './view';

const AT_CELL = new Set(['ship_to', 'go_to', 'fight']);
const AT_REGION = new Set(['move_from', 'ride_from', 'shelter']);
const COUNTS = new Set(['take', 'ship', 'lose', 'collect']);
const IN_PLAN = new Set([
  'dial',
  'lead',
  'arm',
  'guard',
  'seal',
  'treachery',
  'foresee',
  'command',
  'exchange',
]);
const IN_HAND = new Set(['play', 'discard', 'keep_traitor', 'return_traitor', 'revive_leader']);

/** The location, region or sector of the storm's track (`sector:5`) where a choice is clicked. */
export function spotOf(choice: Choice, view: View): string | undefined {
  const [kind, value] = parts(choice.action);
  if (kind === 'fight') return (value as { at: string }).at;
  if (AT_CELL.has(kind) || AT_REGION.has(kind)) return value as string;
  if (kind === 'move_storm') return `sector:${(view.storm + (value as number)) % SECTORS}`;
  return undefined;
}

/** Everything that glows: place and what can be done there. */
export const targets = (choices: readonly Choice[], view: View): Map<string, Choice[]> =>
  byPlace(choices, (choice) => spotOf(choice, view));

/** The question a place that does not glow would answer: the same kind of action, there. */
export function wouldBe(choices: readonly Choice[], place: { region: string; cell: string }): unknown {
  for (const choice of choices) {
    const [kind] = parts(choice.action);
    if (kind === 'ship_to' || kind === 'go_to') return { [kind]: place.cell };
    if (AT_REGION.has(kind)) return { [kind]: place.region };
  }
  return undefined;
}

export interface Counting {
  /** The location it is asked for. */
  at: string;
  from: string | undefined;
  counts: { count: number; choice: Choice }[];
}

/** How many: asked on the board, at the place it concerns. */
export function counting(choices: readonly Choice[], view: View): Counting | undefined {
  const counts = choices
    .filter((choice) => COUNTS.has(parts(choice.action)[0]))
    .map((choice) => ({ count: parts(choice.action)[1] as number, choice }));
  const take = askedPart(view.asked, 'take');
  const asked =
    take ??
    askedPart(view.asked, 'ship_count') ??
    askedPart(view.asked, 'losses') ??
    askedPart(view.asked, 'collect');
  const at = (asked?.to ?? asked?.at) as string | undefined;
  return counts.length && at ? { at, from: take?.at as string | undefined, counts } : undefined;
}

/** Where the group in hand sets out, while it is being moved. */
export const origin = (view: View): string | undefined =>
  (askedPart(view.asked, 'go_to')?.from ?? askedPart(view.asked, 'take')?.at) as string | undefined;

/** Is the choice offered by the board, the battle scene or the hand? */
export function isOnBoard(choice: Choice, view: View): boolean {
  const [kind] = parts(choice.action);
  return (
    spotOf(choice, view) !== undefined ||
    COUNTS.has(kind) ||
    IN_HAND.has(kind) ||
    (view.battle !== null && IN_PLAN.has(kind))
  );
}
