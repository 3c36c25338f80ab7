/** A lesson: frames one after another, each with what to understand and what to do. */
import type { AnyAction } from '../games/any';
import type { Choice } from '../games/board';
import type { LessonFrame } from '../lib/protocol/LessonFrame';
import type { Step } from '../lib/protocol/Step';

/** The same JSON with the keys of objects in order, so that it can be compared. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, held]) => [key, ordered(held)]),
  );
}

export const sameAction = (a: AnyAction, b: AnyAction): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

/** The choice the learner is to make; none where others go on. */
export const wantedChoice = ({ wanted, choices }: LessonFrame): Choice | undefined =>
  wanted === null ? undefined : choices.find(({ action }) => sameAction(action, wanted));

/** What has been told up to a frame, as the log shows it. */
export const told = (frames: readonly LessonFrame[], at: number): Step[] =>
  frames.slice(0, at + 1).flatMap(({ told }, step) => (told.length ? [{ step, told }] : []));
