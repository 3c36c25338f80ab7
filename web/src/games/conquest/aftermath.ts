/** The last battle, told after it is over. */
import type { Say, Told } from '../board';
import { parts } from '../parts/actions';

export interface OpenPlan {
  seat: number;
  dial: number;
  leader: string | null;
  weapon: string | null;
  defence: string | null;
}

const OF_BATTLE = new Set([
  'treachery',
  'two_traitors',
  'exploded',
  'won',
  'lost',
  'leader_killed',
  'bounty',
  'played',
]);
/** What shows that the table has gone on. */
const GONE_ON = new Set(['battle_chosen', 'phase_began', 'turn_began']);

/** Both plans and what followed, if the battle is the last thing that happened. */
export function aftermath(
  told: readonly Told[],
): { id: string; plans: OpenPlan[]; then: Say[] } | undefined {
  const at = told.findLastIndex((entry) => parts(entry.event)[0] === 'plans_revealed');
  const revealed = told[at];
  if (!revealed) return undefined;
  const later = told.slice(at + 1);
  if (later.some((entry) => parts(entry.event)[0] === 'battle_chosen')) return undefined;
  const ends = later.findIndex((entry) => GONE_ON.has(parts(entry.event)[0]));
  const then = (ends < 0 ? later : later.slice(0, ends))
    .filter((entry) => OF_BATTLE.has(parts(entry.event)[0]))
    .map((entry) => entry.say);
  const { plans } = parts(revealed.event)[1] as { plans: OpenPlan[] };
  return { id: JSON.stringify([plans, then.length]), plans, then };
}
