/** What the choices mean on the board: areas and air zones that glow, figures, cards and dice to click. */
import { byPlace, choiceOf, held, parts, type Kind } from '../parts/actions';
import { areaPlace, zoneOf, zonePlace } from './shapes';
import type { Action, Asked, Choice, Face, Figure } from './view';

const AT_AREA = ['from', 'to', 'here', 'piecewise', 'harvester', 'lift_harvester', 'detonate'] as const;
const AT_ZONE = [
  'by',
  'by_sparing',
  'scout',
  'scout_sparing',
  'bombard',
  'lift_aircraft',
  'zone',
  'rescue',
] as const;
const IN_HAND: Kind<Action>[] = [
  'play',
  'discard',
  'claim',
  'prescience',
  'die',
  'as',
  'face',
  'desert_power',
];
const OF_FIGURE: Kind<Action>[] = ['leave', 'remove', 'downgrade', 'use'];

/** The area (`area:windgap`) or air zone (`zone:az-n`) where a choice is clicked. */
export function placeOfAction(action: Action): string | undefined {
  const area =
    held(action, ...AT_AREA) ?? held(action, 'deploy', 'lift')?.[1] ?? held(action, 'train')?.[0];
  if (area !== undefined) return areaPlace(area);
  const zone = held(action, ...AT_ZONE) ?? held(action, 'aircraft')?.[1];
  return zone && zonePlace(zone);
}

/** Everything that glows: place and what can be done there. */
export const targets = (choices: readonly Choice[]): Map<string, Choice[]> =>
  byPlace(choices, ({ action }) => placeOfAction(action));

/** An action of the same kind at another area or air zone. */
function elsewhere(action: Action, place: string): Action | undefined {
  const [where, area = ''] = place.split(':');
  const zone = zoneOf(place);
  const [kind] = parts(action);
  const at = AT_AREA.find((one) => one === kind);
  // TypeScript does not see that each of these kinds holds an area, or an air zone.
  if (where === 'area' && at) return { [at]: area } as Action;
  const over = AT_ZONE.find((one) => one === kind);
  return zone && over ? ({ [over]: zone } as Action) : undefined;
}

/** The question a place that does not glow would answer: the same kind of action, there. */
export function wouldBe(choices: readonly Choice[], place: string): Action | undefined {
  for (const { action } of choices) {
    const there = elsewhere(action, place);
    if (there) return there;
  }
  return undefined;
}

/** Where the legion or the worm that is about to move stands. */
export const origin = (asked: Asked | null): string | undefined =>
  held(
    asked,
    'march',
    'carry_to',
    'attack_target',
    'shift_enemy_to',
    'worm_to',
    'worm_target',
    'move_sietch_to',
  )?.from ?? held(asked, 'flee', 'displace', 'swap_tokens_with')?.area;

export interface FigureChoice {
  kind: 'leave' | 'remove' | 'downgrade' | 'use';
  figure: Figure;
  choice: Choice;
}

/** Choices about single figures: who stays, who is lost, who fights. */
export const figureChoices = (choices: readonly Choice[]): FigureChoice[] =>
  choices.flatMap((choice): FigureChoice[] => {
    const [kind, value] = parts(choice.action);
    if (kind === 'downgrade') return [{ kind, figure: { unit: value }, choice }];
    if (kind !== 'leave' && kind !== 'remove' && kind !== 'use') return [];
    return [{ kind, figure: value, choice }];
  });

/** Are two figures of the same kind? */
export const sameFigure = (a: Figure, b: Figure): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The area whose figures are asked about: losses, excess, who advances or stays. */
export const figuresAt = (asked: Asked | null): string | undefined =>
  held(asked, 'losses', 'excess')?.area ?? held(asked, 'march', 'carry_to', 'advance')?.from;

/** How many hits the legion in question still has to take. */
export const hitsLeft = (asked: Asked | null): number | undefined => held(asked, 'losses')?.hits;

/** The choice behind a result of the action dice. */
export const faceChoice = (
  choices: readonly Choice[],
  asked: Asked | null,
  face: Face,
): Choice | undefined =>
  choiceOf(choices, 'die', face) ??
  choiceOf(choices, 'as', face) ??
  (asked === 'force_die' ? undefined : choiceOf(choices, 'face', face));

/** Does a turn begin with a die? */
export const asksForDie = (asked: Asked | null): boolean => held(asked, 'turn')?.acted === false;

/** Answers that go on with a battle; its scene has them. */
export const IN_SCENE: Kind<Action>[] = ['continue', 'cease', 'retreat', 'stand'];

/** Is the choice offered by the board, the battle scene or the hand? */
export function isOnBoard(choice: Choice, fighting: boolean): boolean {
  const [kind] = parts(choice.action);
  return (
    placeOfAction(choice.action) !== undefined ||
    OF_FIGURE.includes(kind) ||
    IN_HAND.includes(kind) ||
    (fighting && IN_SCENE.includes(kind))
  );
}

/** Dice whose own action is one on the map; that of the Mentat draws, and what was drawn cannot be taken back. */
const ON_MAP: readonly Face[] = ['strategy', 'leadership', 'deployment'];

/**
 * A die leads straight to the map: its own action, and of what that can do, a move. Cards, Specials and the rest are
 * what may be done instead.
 */
export function obvious(choices: readonly Choice[], asked: Asked | null): Choice | undefined {
  const die = held(asked, 'use_die');
  if (die) return ON_MAP.includes(die.face) ? choiceOf(choices, 'standard') : undefined;
  if (asked !== 'one_of') return undefined;
  const branches = choices.flatMap((choice) => {
    const branch = held(choice.action, 'choose');
    return branch ? [{ choice, kind: parts(branch)[0] }] : [];
  });
  return branches.find(({ kind }) => kind === 'move')?.choice;
}
