/** The combat of a round, read from the position before it and from what was told of it. */
import { parts, type Kind } from '../parts/actions';
import {
  armies,
  type BattleIcon,
  type Event,
  type PlayerView,
  type Space,
  type Told,
  type View,
} from './view';

export interface Fighter {
  player: PlayerView;
  strength: number;
  swords: number;
  /** 1 to 3; 0 for no reward. */
  place: number;
  doubled: boolean;
  control: Space | undefined;
  paired: BattleIcon | undefined;
}

/** What shows that the round has gone on. */
const GONE_ON: Kind<Event>[] = ['bonus_spice', 'round_started', 'first_player'];

export function fightersOf(before: View, told: readonly Told[]): Fighter[] {
  const ends = told.findIndex(({ event }) => GONE_ON.includes(parts(event)[0]));
  const of = (ends < 0 ? told : told.slice(0, ends)).map(({ event }) => event);
  const rewarded = of.findIndex((event) => parts(event)[0] === 'reward');
  const found = armies(before).map((player): Fighter => {
    const fighter: Fighter = {
      player,
      strength: player.strength,
      swords: player.swords,
      place: 0,
      doubled: false,
      control: undefined,
      paired: undefined,
    };
    of.forEach((event, at) => {
      const [kind, held] = parts(event);
      if (typeof held !== 'object' || !('seat' in held) || held.seat !== player.seat) return;
      // Rivals are dealt their swords as the combat begins.
      if (kind === 'gained' && held.good === 'swords' && at < rewarded && fighter.strength > 0) {
        fighter.swords += held.amount;
        fighter.strength += held.amount;
      }
      if (kind === 'reward') [fighter.place, fighter.doubled] = [held.place, held.doubled];
      if (kind === 'control') fighter.control = held.space;
      if (kind === 'paired') fighter.paired = held.icon;
    });
    return fighter;
  });
  return found.sort((a, b) => b.strength - a.strength || (a.place || 9) - (b.place || 9));
}
