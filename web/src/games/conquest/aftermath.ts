/** The last battle, told after it is over. */
import type { Say } from '../board';
import { held, parts, type Kind } from '../parts/actions';
import type { Event, OpenPlan, Told } from './view';

const OF_BATTLE: Kind<Event>[] = [
  'treachery',
  'two_traitors',
  'exploded',
  'won',
  'lost',
  'leader_killed',
  'bounty',
  'played',
];
/** What shows that the table has gone on. */
const GONE_ON: Kind<Event>[] = ['battle_chosen', 'phase_began', 'turn_began'];

const kindOf = (told: Told): Kind<Event> => parts(told.event)[0];

/** Both plans and what followed, if the battle is the last thing that happened. */
export function aftermath(
  told: readonly Told[],
): { id: string; plans: OpenPlan[]; then: Say[] } | undefined {
  const at = told.findLastIndex((entry) => kindOf(entry) === 'plans_revealed');
  const plans = held(told[at]?.event, 'plans_revealed')?.plans;
  if (!plans) return undefined;
  const later = told.slice(at + 1);
  if (later.some((entry) => kindOf(entry) === 'battle_chosen')) return undefined;
  const ends = later.findIndex((entry) => GONE_ON.includes(kindOf(entry)));
  const then = (ends < 0 ? later : later.slice(0, ends))
    .filter((entry) => OF_BATTLE.includes(kindOf(entry)))
    .map((entry) => entry.say);
  return { id: JSON.stringify([plans, then.length]), plans, then };
}
