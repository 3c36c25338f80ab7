/**
 * A standing pass: "pass for me until …". It answers one question, again and again, and ends by itself as soon
 * as anything is new: another question, something to do that was not there before, or the moment it was for.
 */
import type { Choice, GameModule, Say } from '../games/board';

type Path = ReturnType<NonNullable<GameModule['path']>>;

/** Until when: the end of this phase, a later phase of this round, or as long as only this is asked. */
export type Until = { kind: 'phase' } | { kind: 'reach'; phase: string } | { kind: 'other' };

export interface Standing {
  until: Until;
  /** The question it answers. */
  asked: string;
  /** The round and phase it was made in. */
  round: string;
  phase: string;
  /** What could be done when it was made. */
  known: ReadonlySet<string>;
}

export interface Moment {
  asked: { say: Say } | null;
  choices: readonly Choice[];
  path: Path | undefined;
}

const name = (say: Say): string => JSON.stringify(say);
const phaseOf = (path: Path | undefined): string => {
  const now = path?.phases.find((phase) => phase.now);
  return now ? name(now.say) : '';
};
const roundOf = (path: Path | undefined): string => (path ? name(path.round) : '');
const actions = (choices: readonly Choice[]) => choices.map((choice) => JSON.stringify(choice.action));

/** The choices of when to stop: this phase, each later phase of the round, or when something else is asked. */
export function untils(path: Path | undefined): { until: Until; say?: Say }[] {
  const at = path?.phases.findIndex((phase) => phase.now) ?? -1;
  const later = at < 0 ? [] : (path?.phases.slice(at + 1) ?? []);
  return [
    ...(at < 0 ? [] : [{ until: { kind: 'phase' as const } }]),
    ...later.map(({ say }) => ({ until: { kind: 'reach' as const, phase: name(say) }, say })),
    { until: { kind: 'other' as const } },
  ];
}

export const stand = (until: Until, { asked, choices, path }: Moment): Standing => ({
  until,
  asked: asked?.say.key ?? '',
  round: roundOf(path),
  phase: phaseOf(path),
  known: new Set(actions(choices)),
});

/** Does it still hold? While others decide nothing is asked, and it waits. */
export function holds(standing: Standing, { asked, choices, path }: Moment): boolean {
  const [round, phase] = [roundOf(path), phaseOf(path)];
  const { until } = standing;
  if (until.kind !== 'other' && round !== standing.round) return false;
  if (until.kind === 'phase' && phase !== standing.phase) return false;
  if (until.kind === 'reach') {
    const order = path?.phases.map(({ say }) => name(say)) ?? [];
    if (order.indexOf(phase) >= order.indexOf(until.phase)) return false;
  }
  if (!asked) return true;
  return asked.say.key === standing.asked && actions(choices).every((action) => standing.known.has(action));
}
