/** The position as the server sends it (crates/arrakis/src/view.rs), and small questions about it. */
import type { Power as Enamel, Viewer } from '../board';
import { seatOf } from '../parts/viewer';

export type Side = 'atreides' | 'harkonnen';
export type Deck = 'house_atreides' | 'fremen' | 'house_harkonnen' | 'corrino';
export type Unit = 'regular' | 'elite' | 'special';
export type Face = 'strategy' | 'leadership' | 'deployment' | 'mentat' | 'house';
export type Imperium = 'choam' | 'guild' | 'landsraad';
export type Marker = 'kwisatz_haderach' | 'sand_dwellers' | 'jihad';
export type Vehicle = 'harvester' | 'ornithopter' | 'carryall';
export type Figure = 'troop' | 'generic' | { unit: Unit } | { named: string } | { token: string };
export type Aloft = 'nothing' | 'ornithopter' | 'carryall' | 'navigator' | { frigate: Side };

export const SIDES: readonly Side[] = ['atreides', 'harkonnen'];
export const DECKS: readonly Deck[] = ['house_atreides', 'fremen', 'house_harkonnen', 'corrino'];
export const FACES: readonly Face[] = ['strategy', 'leadership', 'deployment', 'mentat', 'house'];
export const UNITS: readonly Unit[] = ['regular', 'elite', 'special'];
export const IMPERIUM: readonly Imperium[] = ['choam', 'guild', 'landsraad'];
export const MARKERS: readonly Marker[] = ['kwisatz_haderach', 'sand_dwellers', 'jihad'];
export const LEADERS: readonly string[] = [
  'paul_atreides',
  'paul_muaddib',
  'lady_jessica',
  'reverend_mother_jessica',
  'gurney_halleck',
  'alia',
  'stilgar',
  'chani',
  'baron_harkonnen',
  'beast_rabban',
  'feyd_rautha',
  'thufir_hawat',
  'aramsham',
  'mohiam',
  'shaddam',
];
export const PHASES = [
  'round_start',
  'vehicle_placement',
  'actions',
  'desert_hazards',
  'spice_harvesting',
  'round_end',
] as const;
export type Phase = (typeof PHASES)[number];
/** Cells of the regeneration tank. */
export const TANK: Record<Side, number> = { atreides: 3, harkonnen: 5 };

/** Figures as everybody sees them: deployment tokens by their backs. */
export interface Part {
  units: [number, number, number];
  troops: number;
  generic: number;
  named: string[];
  starting: number;
  standard: number;
  black: number;
  silver: number;
}

export interface AreaView {
  area: string;
  side: Side | null;
  part: Part;
  /** How many units that side may keep in an area. */
  limit: number | null;
  /** What the tokens show, for those who may know. */
  tokens: string[] | null;
  /** The rank of a sietch; 0 where it is unknown. */
  sietch: number | null;
  revealed: boolean;
  settlement: boolean;
  station: boolean;
  wormsign: boolean;
  worm: boolean;
  wild_maker: boolean;
  harvester: boolean;
}

export interface LeaderView {
  leader: string;
  place: LeaderPlace;
  area: string | null;
  cell: number | null;
  /** The player on whose board that tank is. */
  tank: Deck | null;
  used: boolean;
}

export type LeaderPlace = 'waiting' | 'aside' | 'board' | 'tank' | 'gone';

export interface HandView {
  player: Deck;
  backs: [number, number];
  cards: string[] | null;
}

export interface BattleView {
  on: boolean;
  attacker: Side;
  from: string;
  to: string;
  surprise: boolean;
  round: number;
  cards: [number, number];
  /** Hits, blocks and Specials of each side, as they stand now. */
  roll: [Roll, Roll];
  /** Leaders that used a Special this round. */
  activated: [Activated, Activated];
}
export interface Activated {
  generic: number;
  named: string[];
}
export type Roll = [hits: number, blocks: number, specials: number];

export interface MahdiView {
  /** The sietches on the tactics cards. */
  sector: string;
  target: string;
  unrolled: number;
  spent: number[];
  schemes: number;
  flew: boolean;
}

/** What the Spacing Guild expansion has beside the map; pairs are Atreides, Harkonnen. */
export interface GuildView {
  heighliners: [number, number];
  voyage: number;
  troops: [number, number];
  frigates: [number, number];
  troop_supply: number;
  rings: [number, number];
  frigate_supply: [number, number];
  in_play: string[];
  landing: Side | null;
}

/** What a seat is asked: `"claim"`, or `{ march: { from, … } }`. */
export type Question = string | Record<string, Record<string, unknown>>;
export interface Goals {
  kwisatz_haderach: number;
  sand_dwellers: number;
  jihad: number;
}

export interface View {
  viewer: Viewer;
  seating: [number, number, number, number];
  shared: [boolean, boolean];
  round: number;
  phase: Phase;
  turn: Side;
  desert_power: boolean;
  waiting: number[];
  /** What the viewer is asked. */
  asked: Question | null;
  ending: string | null;
  areas: AreaView[];
  air: Aloft[];
  leaders: LeaderView[];
  supply: [number[], number[]];
  generic: [number, number];
  supremacy: number;
  markers: [number, number, number];
  objectives: Goals[] | null;
  objective_count: number;
  atomics_ready: boolean;
  detonated: string | null;
  rows: [number, number, number];
  bans: Imperium[];
  blocked: number;
  reserve: number;
  spice: number;
  paid: Imperium[];
  dice: number[][];
  forced: Face | null;
  hunted: boolean;
  bene: [number, number];
  cones: [number, number];
  whispering: [boolean, boolean];
  undealt: [number[][], number[], number[]];
  hands: HandView[];
  decks: number[];
  discards: string[][];
  prescience: string[];
  claimed: string[];
  claims: number;
  foresight: string[];
  fear: string | null;
  eyes: string | null;
  token_supply: number;
  drawn: string | null;
  wormsign_supply: number;
  battle: BattleView | null;
  part: Part | null;
  mahdi: MahdiView | null;
  /** Units Harkonnen may still deploy in the action in progress. */
  deploying: [number, number, number] | null;
  guild: GuildView | null;
}

export const sideIndex = (side: Side): number => SIDES.indexOf(side);
export const enemyOf = (side: Side): Side => (side === 'atreides' ? 'harkonnen' : 'atreides');
export const sideOfDeck = (deck: Deck): Side => (DECKS.indexOf(deck) < 2 ? 'atreides' : 'harkonnen');
export const decksOf = (side: Side): readonly Deck[] =>
  side === 'atreides' ? DECKS.slice(0, 2) : DECKS.slice(2);
export const sideOfLeader = (leader: string): Side =>
  LEADERS.indexOf(leader) < 8 ? 'atreides' : 'harkonnen';

/** The sub-factions a seat plays; the automaton's belong to nobody. */
export const decksOfSeat = (view: View, seat: number): Deck[] =>
  DECKS.filter(
    (deck, at) => view.seating[at] === seat && !(view.mahdi && sideOfDeck(deck) === 'harkonnen'),
  );

/** The faction one plays. */
export function ownSide(view: View, viewer: Viewer): Side | undefined {
  const seat = seatOf(viewer);
  const [deck] = seat === undefined ? [] : decksOfSeat(view, seat);
  return deck && sideOfDeck(deck);
}

/** The players of a faction: itself as one, or each of its two sub-factions. */
export const playersOf = (view: View, side: Side): readonly Deck[] =>
  view.shared[sideIndex(side)] ? decksOf(side) : decksOf(side).slice(0, 1);

const ENAMEL: Record<Deck, Enamel> = {
  house_atreides: 'atreides',
  fremen: 'fremen',
  house_harkonnen: 'harkonnen',
  corrino: 'emperor',
};
export const enamelOf = (deck: Deck): Enamel => ENAMEL[deck];

/** Colour, shape and pattern of a seat. */
export const powerOf = (view: View, seat: number): Enamel => {
  const [deck] = decksOfSeat(view, seat);
  return deck ? ENAMEL[deck] : 'neutral';
};

export const tokensOf = (part: Part): number => part.starting + part.standard + part.black + part.silver;
/** Units that fight. */
export const fightersOf = (part: Part): number =>
  part.units[0] + part.units[1] + part.units[2] + part.troops;
/** Units for the stacking limit: a token face down counts as one. */
export const sizeOf = (part: Part): number => fightersOf(part) + tokensOf(part);
export const leadersOf = (part: Part): number => part.generic + part.named.length;

export const areaView = (view: View, area: string): AreaView | undefined =>
  view.areas.find((one) => one.area === area);

/** The row of the Spice Must Flow board that counts: the lowest one a marker lies in. */
export const activeRow = (view: View): number => Math.max(...view.rows);

/** Unused dice of a side. */
export const diceOf = (view: View, side: Side): number =>
  decksOf(side).reduce(
    (sum, deck) => sum + (view.dice[DECKS.indexOf(deck)] ?? []).reduce((a, b) => a + b, 0),
    0,
  );
