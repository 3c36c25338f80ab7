/** What the choices mean on the board: spaces that glow, cards to click, plates of the turn's own tray. */
import type { Choice, Told } from '../board';
import { byPlace, parts } from '../parts/actions';
import type { Space, Zone } from './view';

export interface Sending {
  card: string;
  space: Space;
  choice: Choice;
}

/** Which card reaches which space. */
export function sendings(choices: readonly Choice[]): Sending[] {
  return choices.flatMap((choice) => {
    const [kind, value] = parts(choice.action);
    return kind === 'send' ? [{ ...(value as { card: string; space: Space }), choice }] : [];
  });
}

const AT_POST = new Set(['infiltrate', 'gather', 'place_spy', 'recall_spy']);
const AT_ROW = new Set(['acquire', 'set_aside', 'enthrone']);
const IN_HAND = new Set(['play', 'discard', 'trash_intrigue', 'give_intrigue', 'reveal']);
const IN_TRAY = new Set([
  'resolve',
  'rest',
  'option',
  'line',
  'pay_extra',
  'deploy',
  'retreat',
  'decline',
  'train',
  'defend',
  'remove_wall',
  'give_alliance',
  'pair_wild',
  'faction',
  'take',
  'keep',
  'acquire_aside',
  'activate',
  'call_up',
  'own_board',
  'split',
  'trade_with',
  'give',
  'contribute',
  'yield',
]);
/** Drawn as steps: the same thing, more or less of it. */
const COUNTED = new Set(['deploy', 'retreat', 'contribute', 'give']);
const IN_PANEL = new Set(['trash', 'pick']);

/** The place a choice is clicked at: `space:arrakeen`, `post:choam`, `faction:fremen`, `row:imp-…`, `wall`. */
export function placeOfChoice(choice: Choice): string | undefined {
  const [kind, value] = parts(choice.action);
  if (kind === 'send') return `space:${(value as Sending).space}`;
  if (kind === 'recall_agent') return `space:${value as string}`;
  if (AT_POST.has(kind)) return `post:${value as string}`;
  if (kind === 'faction') return `faction:${value as string}`;
  if (AT_ROW.has(kind)) return `row:${value as string}`;
  if (kind === 'acquire_throne') return `throne:${value as string}`;
  if (kind === 'remove_wall') return 'wall';
  return undefined;
}

/** Everything that glows; with a card picked only the spaces it reaches. */
export const targets = (choices: readonly Choice[], picked: string | undefined): Map<string, Choice[]> =>
  byPlace(
    choices.filter(({ action }) => {
      const [kind, value] = parts(action);
      return kind !== 'send' || picked === undefined || (value as Sending).card === picked;
    }),
    placeOfChoice,
  );

/** What clicking a card of the hand does at once; sending is a choice of its own. */
export const handChoice = (choices: readonly Choice[], card: string): Choice | undefined =>
  choices.find(({ action }) => {
    const [kind, value] = parts(action);
    if (kind === 'trash') return (value as [Zone, string])[0] === 'hand' && (value as string[])[1] === card;
    return kind === 'discard' && value === card;
  });

export const intrigueChoice = (choices: readonly Choice[], card: string): Choice | undefined =>
  choices.find(({ action }) => {
    const [kind, value] = parts(action);
    return ['play', 'trash_intrigue', 'give_intrigue'].includes(kind) && value === card;
  });

/** Can the card be sent somewhere? */
export const isPlayable = (choices: readonly Choice[], card: string): boolean =>
  sendings(choices).some((sending) => sending.card === card);

export interface PanelCard {
  card: string;
  zone: Zone | undefined;
  choice: Choice;
}

/** Cards to choose from that lie neither in the hand nor in the Row. */
export function panelCards(choices: readonly Choice[]): PanelCard[] {
  return choices.flatMap((choice): PanelCard[] => {
    const [kind, value] = parts(choice.action);
    if (kind === 'pick') return [{ card: value as string, zone: undefined, choice }];
    if (kind !== 'trash') return [];
    const [zone, card] = value as [Zone, string];
    return zone === 'hand' ? [] : [{ card, zone, choice }];
  });
}

export interface Counting {
  kind: 'deploy' | 'retreat' | 'contribute' | 'give';
  /** The glyph of what is counted. */
  icon: string;
  counts: { count: number; choice: Choice }[];
}

/** How many or how much: the numbers to choose from, kind by kind. */
export function countings(choices: readonly Choice[]): Counting[] {
  const found = new Map<string, Counting>();
  for (const choice of choices) {
    const [kind, value] = parts(choice.action);
    if (!COUNTED.has(kind)) continue;
    const [good, count] = kind === 'give' ? (value as [string, number]) : ['', value as number];
    const icon = kind === 'give' ? good : kind === 'contribute' ? 'spice' : 'troop';
    const group = found.get(kind + good) ?? { kind: kind as Counting['kind'], icon, counts: [] };
    group.counts.push({ count, choice });
    found.set(kind + good, group);
  }
  return [...found.values()];
}

/** Single plates of the tray; counts are drawn as steps. */
export const plates = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ action }) => {
    const [kind] = parts(action);
    return IN_TRAY.has(kind) && !COUNTED.has(kind);
  });

/** The choices of one kind. */
export const ofKind = (choices: readonly Choice[], ...kinds: string[]): Choice[] =>
  choices.filter(({ action }) => kinds.includes(parts(action)[0]));

/** Ends a turn, a chance in combat, or the game for oneself. */
export const isEnd = (choice: Choice): boolean => ['end_turn', 'pass'].includes(parts(choice.action)[0]);

/** Is the choice offered by the board, its tray, the row or the hand? */
export function isOnBoard(choice: Choice): boolean {
  const [kind] = parts(choice.action);
  return (
    placeOfChoice(choice) !== undefined || IN_HAND.has(kind) || IN_TRAY.has(kind) || IN_PANEL.has(kind)
  );
}

/** The place an event is about, as `focusPlace` names it. */
export function placeOf(told: Told): string | undefined {
  const [kind, value] = parts(told.event);
  const held = (value ?? {}) as Record<string, unknown>;
  if (typeof held.space === 'string') return `space:${held.space}`;
  if (typeof held.post === 'string') return `post:${held.post}`;
  if (typeof held.faction === 'string') return `faction:${held.faction}`;
  if (kind === 'wall_removed') return 'wall';
  if (['deployed', 'retreated', 'summoned', 'reward', 'won', 'round_started'].includes(kind))
    return 'conflict';
  return undefined;
}

export const changedPlaces = (told: readonly Told[]): Set<string> =>
  new Set(told.slice(-8).flatMap((entry) => placeOf(entry) ?? []));
