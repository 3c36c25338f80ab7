/** What the choices mean on the board: places that glow, counts to step through, cards to click. */
import { byPlace, held, parts, type Kind } from '../parts/actions';
import { BOX } from './content';
import type { Action, Choice, View } from './view';

const IN_PLAN: Kind<Action>[] = [
  'dial',
  'lead',
  'arm',
  'guard',
  'seal',
  'treachery',
  'foresee',
  'command',
  'exchange',
];
const IN_HAND: Kind<Action>[] = ['play', 'discard', 'keep_traitor', 'return_traitor', 'revive_leader'];

/** The location, region or sector of the storm's track (`sector:5`) where a choice is clicked. */
export function spotOf(choice: Choice, view: View): string | undefined {
  const { action } = choice;
  const sectors = held(action, 'move_storm');
  if (sectors !== undefined) return `sector:${(view.storm + sectors) % BOX.sectors}`;
  return held(action, 'fight')?.at ?? held(action, 'ship_to', 'go_to', 'move_from', 'ride_from', 'shelter');
}

/** Everything that glows: place and what can be done there. */
export const targets = (choices: readonly Choice[], view: View): Map<string, Choice[]> =>
  byPlace(choices, (choice) => spotOf(choice, view));

/** The question a place that does not glow would answer: the same kind of action, there. */
export function wouldBe(
  choices: readonly Choice[],
  { region, cell }: { region: string; cell: string },
): Action | undefined {
  for (const choice of choices)
    switch (parts(choice.action)[0]) {
      case 'ship_to':
        return { ship_to: cell };
      case 'go_to':
        return { go_to: cell };
      case 'move_from':
        return { move_from: region };
      case 'ride_from':
        return { ride_from: region };
      case 'shelter':
        return { shelter: region };
    }
  return undefined;
}

export interface Counting {
  /** The location it is asked for. */
  at: string;
  from: string | undefined;
  counts: { count: number; choice: Choice }[];
}

const countOf = ({ action }: Choice): number | undefined => held(action, 'take', 'ship', 'lose', 'collect');

/** How many: asked on the board, at the place it concerns. */
export function counting(choices: readonly Choice[], { asked }: View): Counting | undefined {
  const counts = choices.flatMap((choice) => {
    const count = countOf(choice);
    return count === undefined ? [] : [{ count, choice }];
  });
  const take = held(asked, 'take');
  const at =
    (take ?? held(asked, 'ship_count'))?.to ?? (held(asked, 'losses') ?? held(asked, 'collect'))?.at;
  return counts.length && at ? { at, from: take?.at, counts } : undefined;
}

/** Where the group in hand sets out, while it is being moved. */
export const origin = ({ asked }: View): string | undefined =>
  held(asked, 'go_to')?.from ?? held(asked, 'take')?.at;

/** Is the choice offered by the board, the battle scene or the hand? */
export function isOnBoard(choice: Choice, view: View): boolean {
  const [kind] = parts(choice.action);
  return (
    spotOf(choice, view) !== undefined ||
    countOf(choice) !== undefined ||
    IN_HAND.includes(kind) ||
    (view.battle !== null && IN_PLAN.includes(kind))
  );
}
