/** The last turns of the automaton out of what was told: what it rolled, drew and chose, and by which rule. */
import type { Say, Told } from '../board';
import { parts } from '../parts/actions';
import { FACES, type Face } from './view';

export interface MahdiStep {
  say: Say;
  /** The result it rolled. */
  face?: Face;
  /** The rule that decided it, why in words, and how many answers there were. */
  rule?: string;
  why?: Say;
  all?: number;
}

/** Decisions of a person: what happened before the last of them is the log's. */
const OF_PEOPLE = new Set(['die_spent', 'desert_power_used', 'special_used', 'bene_played']);

export function mahdiSteps(told: readonly Told[]): MahdiStep[] {
  const steps: MahdiStep[] = [];
  for (const entry of told) {
    const [kind, value] = parts(entry.event);
    const held = (value ?? {}) as { face?: string; rule?: string; player?: string; all?: number };
    if (OF_PEOPLE.has(kind) && held.player !== 'house_harkonnen') steps.length = 0;
    const face = FACES.find((one) => one === held.face);
    if (kind === 'mahdi_rolled') steps.push({ say: entry.say, ...(face ? { face } : {}) });
    else if (kind === 'mahdi_chose' || kind === 'mahdi_followed') {
      const why = part(entry.say, 'why');
      const choice = part(entry.say, 'choice') ?? why ?? entry.say;
      steps.push({
        say: choice,
        ...(held.rule ? { rule: held.rule } : {}),
        ...(why && why !== choice ? { why } : {}),
        ...(held.all && held.all > 1 ? { all: held.all } : {}),
      });
    } else if (kind === 'mahdi_kept' || kind === 'tactics' || (kind === 'card_played' && steps.length))
      steps.push({ say: entry.say });
    else if (steps.length && RESULT.has(kind)) steps.push({ say: entry.say });
  }
  return steps;
}
/** What came of a choice, told between the choices. */
const RESULT = new Set([
  'moved',
  'attacked',
  'supremacy',
  'harvester_placed',
  'aircraft_placed',
  'replaced',
  'leader_tanked',
]);

/** A message inside a message. */
function part(say: Say, name: string): Say | undefined {
  const arg = say.args?.find(([key]) => key === name)?.[1];
  return arg && 'say' in arg ? arg.say : undefined;
}
