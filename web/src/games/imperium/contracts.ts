/** Contracts in words. */
import type { Say } from '../board';
import { CONTRACTS, SPICE_MUST_FLOW } from './content';
import { effectSays, goalHarvest, goalSpace, together } from './effect';
import { cardSay, spaceSay } from './names';

type Speak = (say: Say) => string;
type Own = (key: string, args?: Record<string, string | number>) => string;

/** What a contract asks for, as short as it goes. */
export function contractGoal(contract: string, say: Speak, own: Own): string {
  const goal = CONTRACTS.get(contract)?.goal;
  if (goal === undefined) return say(cardSay(contract));
  const [space, harvest] = [goalSpace(goal), goalHarvest(goal)];
  if (space) return say(spaceSay(space));
  if (harvest) return own('goal-harvest', { n: harvest });
  if (goal === 'Immediate') return own('goal-immediate');
  return say(cardSay(goal === 'AcquireSpiceMustFlow' ? SPICE_MUST_FLOW : contract));
}

export const readContract = (contract: string, say: Speak, own: Own): string =>
  own('contract-reads', {
    goal: contractGoal(contract, say, own),
    reward: together(effectSays(CONTRACTS.get(contract)?.reward), say),
  });
