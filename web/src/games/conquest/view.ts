/** The game's own types, generated from its crate, and small questions about a position. */
import type * as seam from '../board';
import type { Power, Viewer } from '../board';
import { seatOf } from '../parts/viewer';
import type { Action } from './types/Action';
import type { Event } from './types/Event';
import type { House } from './types/House';
import type { SideView } from './types/SideView';
import type { Slot } from './types/Slot';
import type { View } from './types/View';

export type { Action, Event, House, SideView, View };
export type { BattleSide } from './types/BattleSide';
export type { BattleView } from './types/BattleView';
export type { Element } from './types/Element';
export type { LeaderPlace } from './types/LeaderPlace';
export type { OpenPlan } from './types/OpenPlan';
export type { Phase } from './types/Phase';
export type { Place } from './types/Place';
export type { SpiceCard } from './types/SpiceCard';

export type BoardProps = seam.BoardProps<View, Action, Event>;
export type Choice = seam.Choice<Action>;
export type Told = seam.Told<Event>;
export type Step = seam.Step<Event>;

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

/** What a place in a plan holds: `null` if it is to stay empty, `undefined` while it is not settled. */
export const inSlot = <T>(slot: Slot<T>): T | null | undefined =>
  slot === 'open' ? undefined : slot === 'empty' ? null : slot.holds;

/** The location of a battle where troops stand. */
export const battlefield = (view: View): string | undefined =>
  view.battle?.cells.find((cell) =>
    view.places.some((place) => place.cell === cell && place.troops.length),
  ) ?? view.battle?.cells[0];
