/** Contracts in words. */
import type { Say } from '../board';
import { held } from '../parts/actions';
import { BOARDS, CONTRACTS } from './content';
import { cardSay, spaceSay } from './names';
import { together } from './phrase';

type Speak = (say: Say) => string;
type Own = (key: string, args?: Record<string, string | number>) => string;

/** The last card of every Reserve. */
const spiceMustFlow = (): string | undefined => [...BOARDS.values()][0]?.reserve.at(-1);

/** What a contract asks for, as short as it goes. */
export function contractGoal(contract: string, say: Speak, own: Own): string {
  const goal = CONTRACTS.get(contract)?.goal;
  if (goal === undefined) return say(cardSay(contract));
  const [space, harvest] = [held(goal, 'visit'), held(goal, 'harvest')];
  if (space) return say(spaceSay(space));
  if (harvest) return own('goal-harvest', { n: harvest });
  if (goal === 'immediate') return own('goal-immediate');
  return say(cardSay(goal === 'acquire_spice_must_flow' ? (spiceMustFlow() ?? contract) : contract));
}

export const readContract = (contract: string, say: Speak, own: Own): string =>
  own('contract-reads', {
    goal: contractGoal(contract, say, own),
    reward: together(CONTRACTS.get(contract)?.says.reward ?? [], say),
  });
