/** The game's own types, generated from its crate, and small questions about a position. */
import { powerOfSeat, drawing } from '../../lib/ui/powers';
import type * as seam from '../board';
import type { Power, Viewer } from '../board';
import { seatOf } from '../parts/viewer';
import { BOARDS, BOX } from './content';
import type { Action } from './types/Action';
import type { Event } from './types/Event';
import type { Faction } from './types/Faction';
import type { PlayerView } from './types/PlayerView';
import type { Post } from './types/Post';
import type { Space } from './types/Space';
import type { View } from './types/View';

export type { Action, Event, Faction, PlayerView, Post, Space, View };
export type { BattleIcon } from './types/BattleIcon';
export type { Icon } from './types/Icon';
export type { Leader } from './types/Leader';
export type { Phase } from './types/Phase';
export type { Rival } from './types/Rival';
export type { Zone } from './types/Zone';

export type BoardProps = seam.BoardProps<View, Action, Event>;
export type Choice = seam.Choice<Action>;
export type Told = seam.Told<Event>;
export type Step = seam.Step<Event>;

export const playerOf = (view: View, seat: number | undefined): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);
export const ownPlayer = (view: View, viewer: Viewer): PlayerView | undefined =>
  playerOf(view, seatOf(viewer));

/** Colour, shape and pattern of a seat go by its number. */
export const powerOf = (seat: number): Power => powerOfSeat(seat);
/** The number of the drawing of a seat: `#seat-n`, `#pawn-n`, `#pat-n`. */
export const drawn = (seat: number): number => drawing(powerOf(seat));

/** The row of the table's board. */
export const boardOf = (view: View) => BOARDS.get(view.board);

export const agentsAt = (view: View, space: Space): number[] =>
  view.agents.find((there) => there.space === space)?.seats ?? [];
export const bonusAt = (view: View, space: Space): number =>
  view.bonus.find((there) => there.space === space)?.spice ?? 0;
export const controllerOf = (view: View, space: Space): number | undefined =>
  view.control.find((there) => there.space === space)?.seat;
export const allyOf = (view: View, faction: Faction): number | undefined =>
  view.alliances.find((held) => held.faction === faction)?.seat;
export const spiesAt = (view: View, post: Post): number[] =>
  view.players.filter((player) => player.spies.includes(post)).map((player) => player.seat);

/** All agents a player has, those sent out included; the Mentat is one for a round. */
export const agentsOf = (player: PlayerView, view: View): number =>
  BOX.agents + Number(player.swordmaster) + Number(view.mentat === player.seat);

/** Is a Conflict being fought? */
export const fights = (view: View): boolean => view.phase === 'combat' && view.conflict !== null;

const SIDES: Record<string, 'ix' | 'tleilax'> = {
  'ask-research': 'tleilax',
  'ask-acquire-tleilaxu': 'tleilax',
  'ask-return-specimens': 'tleilax',
  'ask-tech': 'ix',
  'ask-tech-less': 'ix',
  'ask-pay-in': 'ix',
  'ask-negotiators': 'ix',
};
/** The board beside the main one that the question concerns: it opens by itself. */
export const askedSide = (view: View): 'ix' | 'tleilax' | undefined => SIDES[view.question?.say.key ?? ''];

/** The dreadnoughts of a player in the Conflict. */
export const shipsOf = (player: PlayerView): number => player.ix?.dreadnoughts.deployed ?? 0;

/** What Rise of Ix gives a player with an army: Commanders have neither dreadnoughts nor a freighter. */
export const fleetOf = ({ commander, ix }: PlayerView): PlayerView['ix'] => (commander ? null : ix);
/** The dreadnoughts of a player that have been commissioned. */
export const shipsOut = (player: PlayerView): number =>
  BOX.dreadnoughts - (fleetOf(player)?.dreadnoughts.supply ?? BOX.dreadnoughts);

/** The units of a player in the Conflict. */
export const unitsOf = (player: PlayerView): number => player.deployed + player.worms + shipsOf(player);

/** Whose dreadnought lies on the flag of a location. */
export const shipAt = (view: View, space: Space): number | undefined =>
  view.ix?.flags.find((there) => there.space === space)?.seat;

/** Those with troops: everybody but Commanders. */
export const armies = (view: View): PlayerView[] => view.players.filter((player) => !player.commander);

/** Who fights, the strongest first; those without a unit do not. */
export const fighters = (view: View): PlayerView[] =>
  view.players.filter((player) => unitsOf(player) > 0).sort((a, b) => b.strength - a.strength);
