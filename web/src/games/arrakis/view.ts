/** The game's own types, generated from its crate, and small questions about a position. */
import type * as seam from '../board';
import type { Power as Enamel, Viewer } from '../board';
import { seatOf } from '../parts/viewer';
import { DECKS, leaderCard, SIDES } from './content';
import type { Action } from './types/Action';
import type { AreaView } from './types/AreaView';
import type { Deck } from './types/Deck';
import type { Event } from './types/Event';
import type { Leader } from './types/Leader';
import type { Part } from './types/Part';
import type { Side } from './types/Side';
import type { View } from './types/View';

export type { Action, AreaView, Deck, Event, Leader, Part, Side, View };
export type { Activated } from './types/Activated';
export type { Aloft } from './types/Aloft';
export type { Asked } from './types/Asked';
export type { BattleView } from './types/BattleView';
export type { Face } from './types/Face';
export type { Figure } from './types/Figure';
export type { GuildView } from './types/GuildView';
export type { HandView } from './types/HandView';
export type { LeaderPlace } from './types/LeaderPlace';
export type { LeaderView } from './types/LeaderView';
export type { MahdiView } from './types/MahdiView';
export type { Marker } from './types/Marker';
export type { Objective } from './types/Objective';
export type { Power as Imperium } from './types/Power';
export type { RoundPhase } from './types/RoundPhase';
export type { Sector } from './types/Sector';
export type { Unit } from './types/Unit';
export type { Vehicle } from './types/Vehicle';
export type { Zone } from './types/Zone';

export type BoardProps = seam.BoardProps<View, Action, Event>;
export type Choice = seam.Choice<Action>;
export type Told = seam.Told<Event>;
export type Step = seam.Step<Event>;

export const sideIndex = (side: Side): number => SIDES.indexOf(side);
export const enemyOf = (side: Side): Side => (side === 'atreides' ? 'harkonnen' : 'atreides');
export const sideOfDeck = (deck: Deck): Side => (DECKS.indexOf(deck) < 2 ? 'atreides' : 'harkonnen');
export const decksOf = (side: Side): readonly Deck[] =>
  side === 'atreides' ? DECKS.slice(0, 2) : DECKS.slice(2);
export const sideOfLeader = (leader: Leader): Side => {
  const deck = leaderCard(leader)?.deck;
  return deck ? sideOfDeck(deck) : 'atreides';
};

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
