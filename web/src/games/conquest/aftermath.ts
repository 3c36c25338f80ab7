/** The aftermath of a battle, read from what was told of it. */
import { parts } from '../parts/actions';
import type { OpenPlan, Told, View } from './view';

export interface AfterSide {
  plan: OpenPlan;
  /** What the side comes to, where it is counted. */
  total: number | undefined;
  wins: boolean;
  killed: boolean;
  lost: number;
  bounty: number;
  /** Troops left in the place. */
  stay: number;
  discarded: string[];
}

export interface Aftermath {
  region: string | undefined;
  sides: AfterSide[];
  /** The leader who betrays, and for whom. */
  traitor: { seat: number; leader: string } | undefined;
  exploded: boolean;
  both: boolean;
  /** Market cards that were played. */
  played: { seat: number; card: string }[];
}

export function aftermath(before: View, after: View, told: readonly Told[]): Aftermath | undefined {
  const found: Aftermath = {
    region: before.battle?.region,
    sides: [],
    traitor: undefined,
    exploded: false,
    both: false,
    played: [],
  };
  const cells = before.battle?.cells ?? [];
  const of = (seat: number) => found.sides.find(({ plan }) => plan.seat === seat);
  for (const { event } of told) {
    const [kind, held] = parts(event);
    if (kind === 'plans_revealed') {
      found.sides = held.plans.map((plan) => ({
        plan,
        total: undefined,
        wins: false,
        killed: false,
        lost: 0,
        bounty: 0,
        stay: after.places
          .filter(({ cell }) => cells.includes(cell))
          .flatMap(({ troops }) => troops)
          .reduce((sum, [seat, count]) => sum + (seat === plan.seat ? count : 0), 0),
        discarded: [],
      }));
    } else if (kind === 'treachery') found.traitor = held;
    else if (kind === 'exploded') found.exploded = true;
    else if (kind === 'two_traitors') found.both = true;
    else if (kind === 'played') found.played.push(held);
    else if (kind === 'won') {
      for (const [at, seat] of held.sides.entries()) {
        const side = of(seat);
        if (side) [side.total, side.wins] = [held.totals?.[at], seat === held.seat];
      }
    } else if (kind === 'lost') {
      const side = of(held.seat);
      if (side) side.lost += held.count;
    } else if (kind === 'leader_killed') {
      const side = of(held.seat);
      if (side) side.killed = true;
    } else if (kind === 'bounty') {
      const side = of(held.seat);
      if (side) side.bounty += held.spice;
    } else if (kind === 'plan_card_discarded') of(held.seat)?.discarded.push(held.card);
    else if (kind === 'battle_chosen' || kind === 'phase_began' || kind === 'turn_began') break;
  }
  // The winner stands at the left.
  found.sides.sort((a, b) => Number(b.wins) - Number(a.wins));
  return found.sides.length ? found : undefined;
}
