/** What is in the box, as the server tells it, and how it looks here. */
import type { Look } from '../parts/Portrait.svelte';
import { draw } from './shapes';
import type { CardSays } from './types/CardSays';
import type { CardText } from './types/CardText';
import type { Contents } from './types/Contents';
import type { Deck } from './types/Deck';
import type { Face } from './types/Face';
import type { Leader } from './types/Leader';
import type { LeaderCard } from './types/LeaderCard';
import type { LeaderSays } from './types/LeaderSays';
import type { Marker } from './types/Marker';
import type { Power } from './types/Power';
import type { Prescience } from './types/Prescience';
import type { PrescienceSays } from './types/PrescienceSays';
import type { Side } from './types/Side';
import type { Told } from './types/Told';
import type { Unit } from './types/Unit';

export type PlanningCard = Told<CardText, CardSays>;
export type LeaderRow = Told<LeaderCard, LeaderSays>;
export type PrescienceRow = Told<Prescience, PrescienceSays>;

export let BOX: Contents;
/** The order in which things are told of both factions, all four sub-factions and so on. */
export let SIDES: readonly Side[];
export let DECKS: readonly Deck[];
export let FACES: readonly Face[];
export let UNITS: readonly Unit[];
export let IMPERIUM: readonly Power[];
export let MARKERS: readonly Marker[];

let cards: ReadonlyMap<string, PlanningCard>;
let leaders: ReadonlyMap<string, LeaderRow>;
let prescience: ReadonlyMap<string, PrescienceRow>;
let tokens: ReadonlyMap<string, [number, number, number]>;

/** Takes what is in the box; before anything is shown. */
export function load(contents: Contents): void {
  BOX = contents;
  draw(contents);
  SIDES = contents.sides;
  DECKS = contents.decks;
  FACES = contents.faces;
  UNITS = contents.units;
  IMPERIUM = contents.powers;
  MARKERS = contents.markers;
  cards = new Map(contents.cards.map((card) => [card.id, card]));
  leaders = new Map(contents.leaders.map((card) => [card.leader, card]));
  prescience = new Map(contents.prescience.map((card) => [card.id, card]));
  const { starting, standard } = contents.tracks;
  tokens = new Map([...starting, ...standard].map(({ id, units }) => [id, units]));
}

export const cardOf = (id: string): PlanningCard | undefined => cards.get(id);
export const prescienceOf = (id: string): PrescienceRow | undefined => prescience.get(id);
export const leaderCard = (leader: Leader): LeaderRow | undefined => leaders.get(leader);
export const slotOf = (leader: Leader): Face | undefined => leaderCard(leader)?.slot ?? undefined;

/** Cells for dice of each result, for a faction (0, 1) or a player of a shared one. */
export const cells = (side: number, deck: number, shared: boolean): number[] =>
  (shared ? BOX.tracks.shared_cells[deck] : BOX.tracks.cells[side]) ?? [0, 0, 0, 0, 0];

/** The units a deployment token of Atreides shows. */
export const tokenUnits = (token: string): [number, number, number] => tokens.get(token) ?? [0, 0, 0];

export const LOOKS: Record<Leader, Look> = {
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
