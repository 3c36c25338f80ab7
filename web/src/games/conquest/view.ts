/** The position as the server sends it (crates/conquest/src/view.rs), and small questions about it. */
import type { Power, Viewer } from '../board';
import { seatOf } from '../parts/viewer';

export type House =
  'atreides' | 'harkonnen' | 'fremen' | 'imperium' | 'atreides_fremen' | 'harkonnen_imperium';

export const ELEMENTS = ['dial', 'leader', 'weapon', 'defence'] as const;
export type Element = (typeof ELEMENTS)[number];

export const PHASES = [
  'storm',
  'spice_blow',
  'cards',
  'revival',
  'shipment_and_movement',
  'battle',
  'collection',
] as const;

export type LeaderPlace = 'reserve' | 'tanks' | { region: string };
export interface LeaderView {
  leader: string;
  place: LeaderPlace;
}

export interface SideView {
  seat: number;
  house: House;
  spice: number;
  reserve: number;
  tanks: number;
  strongholds: number;
  leaders: LeaderView[];
  leaders_unknown: number;
  battle_count: number;
  battle_known: string[];
  battle_hand: string[] | null;
  market_count: number;
  market_hand: string[] | null;
  traitor_count: number;
  traitors_shown: string[];
  traitors_denied: string[];
  traitors: string[] | null;
  traitors_offered: string[] | null;
}

export interface Place {
  cell: string;
  troops: [seat: number, count: number][];
  spice: number;
}

/** Two regions and what blows there, or the worm. */
export type SpiceCard = [region: string, amount: number][] | 'sandworm';

export interface Decks {
  spice: number;
  spice_open: SpiceCard | null;
  last_blow: SpiceCard | null;
  battle: number;
  battle_open: string | null;
  market: number;
  market_open: string | null;
  traitor: number;
  traitor_bottom: string[] | null;
}

export interface PlanView {
  dial: number | null;
  leader: string | null;
  weapon: string | null;
  defence: string | null;
}

export interface BattleSide {
  seat: number;
  troops: number;
  sealed: boolean;
  plan: PlanView | null;
  called: boolean;
  doubled: number;
  added: number;
}

export interface Command {
  play: boolean;
  kind: string;
}

export interface BattleView {
  region: string;
  cells: string[];
  sides: [BattleSide, BattleSide];
  foreseen: [seat: number, element: Element] | null;
  shown: Partial<Record<Element, number | string | null>> | null;
  command: [seat: number, command: Command] | null;
  revealed: boolean;
  both_die: boolean;
  tally: { exploded: boolean; killed: [boolean, boolean]; totals: [number, number]; winner: number } | null;
}

export type Asked =
  | string
  | { go_to: { from: string; riding: boolean } }
  | { take: { at: string; to: string } }
  | { ship_count: { to: string } }
  | { losses: { at: string; left: number } }
  | { collect: { at: string } }
  | { settle: { element: Element } }
  | { plan: { element: Element | null } }
  | { keep_traitor: { left: number } }
  | { move: { groups: number } };

export interface View {
  viewer: Viewer;
  turn: number;
  phase: string;
  storm: number;
  order: number[];
  covered: string | null;
  sides: SideView[];
  places: Place[];
  decks: Decks;
  battle: BattleView | null;
  now: { sheltered: [seat: number, region: string][]; storm_move: number; groups: number };
  waiting: number[];
  asked: Asked | null;
  outcome: unknown;
}

/** The side one looks from. */
export const ownSide = (view: View, viewer: Viewer): SideView | undefined =>
  view.sides.find((side) => side.seat === seatOf(viewer));

const POWER: Record<House, Power> = {
  atreides: 'atreides',
  harkonnen: 'harkonnen',
  fremen: 'fremen',
  imperium: 'emperor',
  atreides_fremen: 'atreides',
  harkonnen_imperium: 'harkonnen',
};

/** Colour, shape and pattern of a seat. */
export const powerOf = (view: View, seat: number): Power => {
  const house = view.sides.find((side) => side.seat === seat)?.house;
  return house ? POWER[house] : 'neutral';
};

/** A part of the question, such as the location a count is asked for. */
export function askedPart<K extends string>(
  asked: Asked | null,
  kind: K,
): Record<string, unknown> | undefined {
  if (typeof asked !== 'object' || asked === null || !(kind in asked)) return undefined;
  return (asked as Record<string, Record<string, unknown>>)[kind];
}

/** The location of a battle where troops stand. */
export const battlefield = (view: View): string | undefined =>
  view.battle?.cells.find((cell) =>
    view.places.some((place) => place.cell === cell && place.troops.length),
  ) ?? view.battle?.cells[0];
