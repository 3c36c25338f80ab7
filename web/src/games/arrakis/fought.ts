/** A battle of War for Arrakis, read from what was told of it: every roll, every loss, how it ended. */
import type { Say } from '../board';
import { parts } from '../parts/actions';
import type { Figure, Side, Told } from './view';

export interface Roll {
  side: Side;
  hits: number;
  blocks: number;
  specials: number;
}
export interface Fought {
  attacker: Side;
  from: string;
  to: string;
  surprise: boolean;
  rounds: { rolls: Roll[]; suffered: { side: Side; hits: number }[] }[];
  losses: { side: Side; figure: Figure }[];
  /** How it ended, in words. */
  ends: Say[];
  winner: Side | undefined;
}

const ENDS = [
  'won',
  'destroyed',
  'ceased',
  'retreated',
  'settlement_fell',
  'sietch_revealed',
  'leader_tanked',
];

export function fought(told: readonly Told[]): Fought | undefined {
  let found: Fought | undefined;
  for (const { event, say } of told) {
    const [kind, held] = parts(event);
    if (kind === 'attacked') {
      const { side: attacker, from, to, surprise } = held;
      found = { attacker, from, to, surprise, rounds: [], losses: [], ends: [], winner: undefined };
      continue;
    }
    if (!found) continue;
    const round = found.rounds.at(-1);
    if (kind === 'combat_roll') {
      const { side, hits, blocks, specials } = held;
      const begun = round && !round.suffered.length && !round.rolls.some((roll) => roll.side === side);
      const into = begun ? round : { rolls: [], suffered: [] };
      if (!begun) found.rounds.push(into);
      into.rolls.push({ side, hits, blocks, specials });
    } else if (kind === 'hits') round?.suffered.push({ side: held.side, hits: held.hits });
    else if (kind === 'lost') found.losses.push({ side: held.side, figure: held.figure });
    else if (ENDS.includes(kind)) {
      found.ends.push(say);
      if (kind === 'won') found.winner = held.side;
    } else if (kind === 'round_began' || kind === 'die_spent') break;
  }
  return found;
}
