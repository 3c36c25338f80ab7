/** What is printed on cards, leaders and boards, made from the game's own files. */
import type { Look } from '../parts/Portrait.svelte';
import data from './content.json';
import type { Deck, Face, Unit } from './view';

/** A word of the effects: `"Draw"`, or `["Draw", 2]`. */
export type Effect = string | [string, ...unknown[]];
export type Source = 'Rulebook' | 'Public' | 'Reconstructed';

export interface PlanningCard {
  id: string;
  deck: Deck;
  copies: number;
  source: Source;
  guild?: boolean;
  effects: Effect[];
}
export interface LeaderCard {
  id: string;
  leader: string;
  deck: Deck;
  slot: 'None' | ['Some', Face];
  special: Effect[];
  /** What a Special becomes: hits and shields. */
  combat: [hits: number, blocks: number];
  source: Source;
}
export interface PrescienceCard {
  id: string;
  phase: 'Action' | 'End';
  needs: Effect;
  gain: [number, number, number];
  source: Source;
}

export const CARDS = data.cards as unknown as PlanningCard[];
export const LEADER_CARDS = data.leaders as unknown as LeaderCard[];
export const PRESCIENCE = data.prescience as unknown as PrescienceCard[];
/** Rows of the Spice Must Flow board: dice set aside, and harvesters, ornithopters, carryalls. */
export const ROWS = data.tracks.rows as unknown as { dice: number; vehicles: [number, number, number] }[];
export const BENE_STEPS = data.tracks.bene_gesserit_steps;
export const PRESCIENCE_END = data.tracks.prescience_end;
export const SUPREMACY_END = 10;
const CELLS = data.tracks.cells;
const SHARED_CELLS = data.tracks.shared_cells;

const cards = new Map(CARDS.map((card) => [card.id, card]));
export const cardOf = (id: string): PlanningCard | undefined => cards.get(id);
export const prescienceOf = (id: string): PrescienceCard | undefined =>
  PRESCIENCE.find((card) => card.id === id);
export const leaderCard = (leader: string): LeaderCard | undefined =>
  LEADER_CARDS.find((card) => card.leader === leader);
export const slotOf = (leader: string): Face | undefined => {
  const slot = leaderCard(leader)?.slot;
  return Array.isArray(slot) ? slot[1] : undefined;
};

/** Cells for dice of each result, for a faction (0, 1) or a player of a shared one. */
export const cells = (side: number, deck: number, shared: boolean): number[] =>
  (shared ? SHARED_CELLS[deck] : CELLS[side]) ?? [0, 0, 0, 0, 0];

/** The units a deployment token of Atreides shows. */
export const tokenUnits = (token: string): [number, number, number] =>
  ([...data.tracks.starting, ...data.tracks.standard].find((face) => face.id === token)?.units ?? [
    0, 0, 0,
  ]) as [number, number, number];

export const LOOKS: Record<string, Look> = {
  paul_atreides: 'short',
  paul_muaddib: 'tied',
  lady_jessica: 'long',
  reverend_mother_jessica: 'veil',
  gurney_halleck: 'brute',
  alia: 'veil',
  stilgar: 'beard',
  chani: 'long',
  baron_harkonnen: 'bald',
  beast_rabban: 'brute',
  feyd_rautha: 'short',
  thufir_hawat: 'elder',
  aramsham: 'beard',
  mohiam: 'veil',
  shaddam: 'elder',
};

/** The glyph of a unit's rank marks: how many bars it wears; special units wear a star. */
export const BARS: Record<Unit, number> = { regular: 1, elite: 2, special: 0 };
/** Glyphs of the five results; House is the emblem of whoever rolls. */
export const FACE_ICON: Record<Face, string> = {
  strategy: 'strategy',
  leadership: 'leader',
  deployment: 'troop',
  mentat: 'mentat',
  house: 'wild',
};
export const EMBLEM: Record<Deck, string> = {
  house_atreides: 'atreides',
  fremen: 'fremen',
  house_harkonnen: 'harkonnen',
  corrino: 'emperor',
};
