/** What the choices mean on the board: areas and air zones that glow, figures, cards and dice to click. */
import type { Asked, Choice } from '../board';
import { byPlace, choiceOf, parts } from '../parts/actions';
import { askedArea } from './names';
import { areaNumber, areaPlace, ATOMICS, zonePlace } from './shapes';
import type { Figure } from './view';

const AT_AREA = new Set(['from', 'to', 'here', 'piecewise', 'harvester', 'lift_harvester']);
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

/** The area (`area:12`) or air zone (`zone:3`) where a choice is clicked. */
export function placeOfAction(action: unknown): string | undefined {
  const [kind, value] = parts(action);
  if (AT_AREA.has(kind)) return areaPlace(value as number);
  if (AT_ZONE.has(kind)) return zonePlace(value as number);
  if (kind === 'deploy' || kind === 'lift') return areaPlace((value as [Figure, number])[1]);
  if (kind === 'train') return areaPlace((value as [number, number])[0]);
  if (kind === 'aircraft') return zonePlace((value as [string, number])[1]);
  if (kind === 'detonate') return areaPlace(areaNumber(ATOMICS[value as 0 | 1 | 2]) ?? 0);
  return undefined;
}

/** Everything that glows: place and what can be done there. */
export const targets = (choices: readonly Choice[]): Map<string, Choice[]> =>
  byPlace(choices, ({ action }) => placeOfAction(action));

/** The question a place that does not glow would answer: the same kind of action, there. */
export function wouldBe(choices: readonly Choice[], place: string): unknown {
  const [where, number] = place.split(':');
  for (const choice of choices) {
    const [kind] = parts(choice.action);
    if (where === 'area' && AT_AREA.has(kind)) return { [kind]: Number(number) };
    if (where === 'zone' && AT_ZONE.has(kind)) return { [kind]: Number(number) };
  }
  return undefined;
}

/** Where the legion that is about to move stands. */
export const origin = (asked: Asked | null): number | undefined =>
  asked &&
  /^ask-(march|attack-target|flee|worm-to|worm-target|move-sietch-to|swap-tokens-with)$/.test(asked.say.key)
    ? askedArea(asked.say)
    : undefined;

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
export const figuresAt = (asked: Asked | null): number | undefined =>
  asked && /^ask-(losses|losses-price|excess|march|advance)$/.test(asked.say.key)
    ? askedArea(asked.say)
    : undefined;

/** The choice behind a result of the action dice. */
export const faceChoice = (
  choices: readonly Choice[],
  asked: Asked | null,
  face: string,
): Choice | undefined =>
  choiceOf(choices, 'die', face) ??
  choiceOf(choices, 'as', face) ??
  (asked?.say.key === 'ask-force-die' ? undefined : choiceOf(choices, 'face', face));

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
