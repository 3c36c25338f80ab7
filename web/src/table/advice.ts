/** What choices are worth, in words. */
import type { Advice } from '../lib/protocol/Advice';
import type { Say } from '../lib/protocol/Say';
import type { Worth } from '../lib/protocol/Worth';
import { t } from '../lib/text.svelte';

/** Thousandths as whole hundredths. */
export const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** A seat's next move is worth a word if it comes this often, in thousandths. */
const OFTEN = 350;

/** How much less another seat has after the best choice than after the next: the one that loses most by it. */
export function loser(
  best: Worth,
  next: Worth,
  seat: number,
): { seat: number; points: number } | undefined {
  const lost = best.shares
    .map((share, other) => ({ seat: other, points: percent((next.shares[other] ?? 0) - share) }))
    .filter((other) => other.seat !== seat && other.points >= 1);
  return lost.sort((one, other) => other.points - one.points)[0];
}

/** Are the first two too near each other to be told apart? */
export const isClose = ([best, next]: readonly Worth[]): boolean =>
  best !== undefined && next !== undefined && best.chance - next.chance < Math.max(best.error, 10);

/** Why the best is the best, in one or two sentences: what comes next, whom it costs, how sure it is. */
export function reasons(
  choices: readonly Worth[],
  seat: number,
  say: (say: Say) => string,
  nameOf: (seat: number) => string,
): string[] {
  const [best, next] = choices;
  if (!best) return [];
  const told: string[] = [];
  if (best.then && best.then.often >= OFTEN)
    told.push(t('advice-then', { what: say(best.then.say), often: percent(best.then.often) }));
  const lost = next && !isClose(choices) ? loser(best, next, seat) : undefined;
  if (lost) told.push(t('advice-costs', { who: nameOf(lost.seat), points: lost.points }));
  if (isClose(choices)) told.push(t('advice-close'));
  return told;
}

/** How it was found. */
export const method = ({ knowing, worlds, by, choices }: Advice): string =>
  t(knowing ? 'advice-by-bot' : 'advice-by-games', {
    who: t(`bot-${by}-name`),
    worlds,
    error: Math.max(1, percent(choices[0]?.error ?? 0)),
  });
