/** What the choices mean on the board: areas and air zones that glow, figures, cards and dice to click. */
import type { Choice } from '../board';
import { byPlace, choiceOf, parts } from '../parts/actions';
import { areaPlace, zonePlace } from './shapes';
import type { Figure, Question } from './view';

const AT_AREA = new Set(['from', 'to', 'here', 'piecewise', 'harvester', 'lift_harvester', 'detonate']);
const AT_ZONE = new Set([
  'by',
  'by_sparing',
  'scout',
  'scout_sparing',
  'bombard',
  'lift_aircraft',
  'zone',
  'rescue',
]);
const IN_HAND = new Set(['play', 'discard', 'claim', 'prescience', 'die', 'as', 'face', 'desert_power']);
const OF_FIGURE = new Set(['leave', 'remove', 'downgrade', 'use']);

/** The area (`area:windgap`) or air zone (`zone:az-n`) where a choice is clicked. */
export function placeOfAction(action: unknown): string | undefined {
  const [kind, value] = parts(action);
  if (AT_AREA.has(kind)) return areaPlace(value as string);
  if (AT_ZONE.has(kind)) return zonePlace(value as string);
  if (kind === 'deploy' || kind === 'lift') return areaPlace((value as [Figure, string])[1]);
  if (kind === 'train') return areaPlace((value as [string, string])[0]);
  if (kind === 'aircraft') return zonePlace((value as [string, string])[1]);
  return undefined;
}

/** Everything that glows: place and what can be done there. */
export const targets = (choices: readonly Choice[]): Map<string, Choice[]> =>
  byPlace(choices, ({ action }) => placeOfAction(action));

/** The question a place that does not glow would answer: the same kind of action, there. */
export function wouldBe(choices: readonly Choice[], place: string): unknown {
  const [where, id] = place.split(':');
  for (const choice of choices) {
    const [kind] = parts(choice.action);
    if (where === 'area' && AT_AREA.has(kind)) return { [kind]: id };
    if (where === 'zone' && AT_ZONE.has(kind)) return { [kind]: id };
  }
  return undefined;
}

/** An area a question names: the first of these fields, where it is one of these questions. */
const named = (asked: Question | null, questions: ReadonlySet<string>): string | undefined => {
  if (!asked) return undefined;
  const [kind, value] = parts(asked);
  const held = (value ?? {}) as Record<string, string>;
  return questions.has(kind) ? (held.from ?? held.area) : undefined;
};

const LEAVING = new Set([
  'march',
  'carry_to',
  'attack_target',
  'flee',
  'displace',
  'shift_enemy_to',
  'worm_to',
  'worm_target',
  'move_sietch_to',
  'swap_tokens_with',
]);
/** Where the legion or the worm that is about to move stands. */
export const origin = (asked: Question | null): string | undefined => named(asked, LEAVING);

export interface FigureChoice {
  kind: 'leave' | 'remove' | 'downgrade' | 'use';
  figure: Figure;
  choice: Choice;
}

/** Choices about single figures: who stays, who is lost, who fights. */
export const figureChoices = (choices: readonly Choice[]): FigureChoice[] =>
  choices.flatMap((choice) => {
    const [kind, value] = parts(choice.action);
    if (!OF_FIGURE.has(kind)) return [];
    const figure = kind === 'downgrade' ? { unit: value } : value;
    return [{ kind, figure, choice } as FigureChoice];
  });

/** Are two figures of the same kind? */
export const sameFigure = (a: Figure, b: Figure): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The area whose figures are asked about: losses, excess, who advances or stays. */
export const figuresAt = (asked: Question | null): string | undefined => named(asked, ABOUT_FIGURES);
const ABOUT_FIGURES = new Set(['losses', 'excess', 'march', 'carry_to', 'advance']);

/** How many hits the legion in question still has to take. */
export const hitsLeft = (asked: Question | null): number | undefined => {
  const [kind, value] = asked ? parts(asked) : [];
  return kind === 'losses' ? (value as { hits: number }).hits : undefined;
};

/** The choice behind a result of the action dice. */
export const faceChoice = (
  choices: readonly Choice[],
  asked: Question | null,
  face: string,
): Choice | undefined =>
  choiceOf(choices, 'die', face) ??
  choiceOf(choices, 'as', face) ??
  (asked === 'force_die' ? undefined : choiceOf(choices, 'face', face));

/** Does a turn begin with a die? */
export const asksForDie = (asked: Question | null): boolean => {
  const [kind, value] = asked ? parts(asked) : [];
  return kind === 'turn' && !(value as { acted: boolean }).acted;
};

/** Answers that go on with a battle; its scene has them. */
export const IN_SCENE = new Set(['continue', 'cease', 'retreat', 'stand']);

/** Is the choice offered by the board, the battle scene or the hand? */
export function isOnBoard(choice: Choice, fighting: boolean): boolean {
  const [kind] = parts(choice.action);
  return (
    placeOfAction(choice.action) !== undefined ||
    OF_FIGURE.has(kind) ||
    IN_HAND.has(kind) ||
    (fighting && IN_SCENE.has(kind))
  );
}
