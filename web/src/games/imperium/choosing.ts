/** What the choices mean on the board: spaces that glow, cards to click, plates of the turn's own tray. */
import { byPlace, held, parts, type Kind } from '../parts/actions';
import type { IxEvent } from './types/IxEvent';
import type { Action, Choice, Event, Space, Told, Zone } from './view';

export interface Sending {
  card: string;
  space: Space;
  choice: Choice;
}

const kindOf = ({ action }: Choice): Kind<Action> => parts(action)[0];

/** Which card reaches which space. */
export const sendings = (choices: readonly Choice[]): Sending[] =>
  choices.flatMap((choice) => {
    const sent = held(choice.action, 'send');
    return sent ? [{ ...sent, choice }] : [];
  });

const IN_HAND: Kind<Action>[] = [
  'play',
  'discard',
  'trash_intrigue',
  'give_intrigue',
  'reveal',
  'bury',
  'put_aside',
  'use_tech',
];
const IN_TRAY: Kind<Action>[] = [
  'resolve',
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
  'exchange',
  'from_leader',
  'draw_top',
  'trash_top',
  'put_on_top',
  'target',
  'lose_troop',
  'lose_garrison',
  'envoy',
  'copy',
  'keep_intrigue',
  'acquire_tleilaxu',
  'research',
  'return_specimens',
  'advance',
  'recall_freighter',
  'pay_in',
  'return_negotiators',
  'negotiate',
  'deploy_dreadnought',
  'retreat_dreadnought',
  'repel',
  'repel_dreadnought',
  'detonate',
  'another_turn',
];
/** Drawn as steps: the same thing, more or less of it. */
const COUNTED = ['deploy', 'retreat', 'contribute', 'give'] as const satisfies Kind<Action>[];
/** Two cards played as one: offered once one of them has been taken up. */
const GRAFTS: Kind<Action>[] = ['graft', 'graft_row'];
const IN_PANEL: Kind<Action>[] = ['trash', 'pick', 'take_back'];
const isCounted = (choice: Choice): boolean => held(choice.action, ...COUNTED) !== undefined;

/** The place a choice is clicked at: `space:arrakeen`, `post:choam`, `faction:fremen`, `row:imp-…`, `wall`. */
export function placeOfChoice({ action }: Choice): string | undefined {
  const [kind, value] = parts(action);
  switch (kind) {
    case 'send':
      return `space:${value.space}`;
    case 'recall_agent':
    case 'forbid':
    case 'occupy':
      return `space:${value}`;
    case 'infiltrate':
    case 'gather':
    case 'place_spy':
    case 'recall_spy':
      return `post:${value}`;
    case 'faction':
      return `faction:${value}`;
    case 'acquire':
    case 'set_aside':
    case 'enthrone':
      return `row:${value}`;
    case 'graft_row':
      return `row:${value.partner}`;
    case 'research':
      return `cell:${value}`;
    case 'acquire_tleilaxu':
      return `tleilaxu:${value}`;
    case 'acquire_throne':
      return `throne:${value}`;
    case 'remove_wall':
      return 'wall';
    case 'advance':
    case 'recall_freighter':
      return 'shipping';
    case 'acquire_tech':
      return `tech:${value}`;
    default:
      return undefined;
  }
}

/** Everything that glows; with a card picked only the spaces it reaches. */
export const targets = (choices: readonly Choice[], picked: string | undefined): Map<string, Choice[]> =>
  byPlace(
    choices.filter(({ action }) => {
      const lent = held(action, 'graft_row');
      if (lent) return lent.card === picked;
      const sent = held(action, 'send');
      return !sent || picked === undefined || sent.card === picked;
    }),
    placeOfChoice,
  );

/** What clicking a card of the hand does at once; sending is a choice of its own. */
export const handChoice = (choices: readonly Choice[], card: string): Choice | undefined =>
  choices.find(({ action }) => {
    const [zone, trashed] = held(action, 'trash') ?? [];
    return (zone === 'hand' && trashed === card) || held(action, 'discard', 'put_aside') === card;
  });

export const intrigueChoice = (choices: readonly Choice[], card: string): Choice | undefined =>
  choices.find(({ action }) => held(action, 'play', 'trash_intrigue', 'give_intrigue', 'bury') === card);

/** The pairs a card can be grafted in. */
export const graftsOf = (choices: readonly Choice[], card: string | undefined): Choice[] =>
  choices.filter(({ action }) => {
    const own = held(action, 'graft');
    const row = held(action, 'graft_row');
    if (own) return own.card === card || own.partner === card;
    return row !== undefined && row.card === card;
  });

/** The pair of two cards of the hand. */
export const graftOf = (choices: readonly Choice[], one: string, other: string): Choice | undefined =>
  choices.find(({ action }) => {
    const pair = held(action, 'graft');
    return pair && [pair.card, pair.partner].sort().join() === [one, other].sort().join();
  });

/** Can the card be sent somewhere, alone or with another? */
export const isPlayable = (choices: readonly Choice[], card: string): boolean =>
  sendings(choices).some((sending) => sending.card === card) || graftsOf(choices, card).length > 0;

export interface PanelCard {
  card: string;
  zone: Zone | undefined;
  choice: Choice;
}

/** Cards to choose from that lie neither in the hand nor in the Row. */
export function panelCards(choices: readonly Choice[]): PanelCard[] {
  return choices.flatMap((choice): PanelCard[] => {
    const [kind, value] = parts(choice.action);
    if (kind === 'pick' || kind === 'take_back') return [{ card: value, zone: undefined, choice }];
    if (kind !== 'trash') return [];
    const [zone, card] = value;
    return zone === 'hand' ? [] : [{ card, zone, choice }];
  });
}

export interface Counting {
  kind: (typeof COUNTED)[number];
  /** The glyph of what is counted. */
  icon: string;
  counts: { count: number; choice: Choice }[];
}

/** How many or how much: the numbers to choose from, kind by kind. */
export function countings(choices: readonly Choice[]): Counting[] {
  const found = new Map<string, Counting>();
  const add = (kind: Counting['kind'], icon: string, count: number, choice: Choice) => {
    const group = found.get(kind + icon) ?? { kind, icon, counts: [] };
    group.counts.push({ count, choice });
    found.set(kind + icon, group);
  };
  for (const choice of choices) {
    const [kind, value] = parts(choice.action);
    if (kind === 'give') add(kind, value[0], value[1], choice);
    else if (kind === 'contribute') add(kind, 'spice', value, choice);
    else if (kind === 'deploy' || kind === 'retreat') add(kind, 'troop', value, choice);
  }
  return [...found.values()];
}

/** Single plates of the tray; counts are drawn as steps. */
export const plates = (choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => IN_TRAY.includes(kindOf(choice)) && !isCounted(choice));

/** The choices of one kind. */
export const ofKind = (choices: readonly Choice[], ...kinds: Kind<Action>[]): Choice[] =>
  choices.filter((choice) => kinds.includes(kindOf(choice)));

/** Ends a turn, a chance in combat, or the game for oneself; before that, takes all that is due. */
export const isEnd = ({ action }: Choice): boolean =>
  action === 'rest' || action === 'end_turn' || action === 'pass';

/** Is the choice offered by the board, its tray, the row or the hand? */
export function isOnBoard(choice: Choice): boolean {
  const kind = kindOf(choice);
  return (
    placeOfChoice(choice) !== undefined ||
    IN_HAND.includes(kind) ||
    IN_TRAY.includes(kind) ||
    IN_PANEL.includes(kind) ||
    GRAFTS.includes(kind) ||
    kind === 'atomics'
  );
}

const OF_CONFLICT: Kind<Event>[] = ['deployed', 'retreated', 'summoned', 'reward', 'won', 'round_started'];

/** Where something of Rise of Ix happens. */
function placeOfIx(event: IxEvent): string | undefined {
  const [kind, value] = parts(event);
  switch (kind) {
    case 'freighter':
      return 'shipping';
    case 'tech_revealed':
      return `tech:${value.tile}`;
    case 'deployed_dreadnought':
    case 'retreated_dreadnought':
      return 'conflict';
    case 'occupied':
    case 'flag_left':
      return `space:${value.space}`;
    case 'snooper':
      return `faction:${value.faction}`;
    default:
      return undefined;
  }
}

/** The place an event is about, as `focusPlace` names it. */
export function placeOf({ event }: Told): string | undefined {
  const [kind, value] = parts(event);
  if (kind === 'ix') return placeOfIx(value);
  if (kind === 'wall_removed') return 'wall';
  if (OF_CONFLICT.includes(kind)) return 'conflict';
  if (typeof value !== 'object') return undefined;
  if ('space' in value) return `space:${value.space}`;
  if ('post' in value) return `post:${value.post}`;
  return 'faction' in value ? `faction:${value.faction}` : undefined;
}

export const changedPlaces = (told: readonly Told[]): Set<string> =>
  new Set(told.slice(-8).flatMap((entry) => placeOf(entry) ?? []));
