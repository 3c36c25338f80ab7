/** The last turns of the automaton out of what was told: what it rolled, drew and chose, and by which rule. */
import { argOf, sayIn } from '../../lib/args';
import type { Say } from '../board';
import { parts, type Kind } from '../parts/actions';
import type { Event, Face, Told } from './view';

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
const OF_PEOPLE: Kind<Event>[] = ['die_spent', 'desert_power_used', 'special_used', 'bene_played'];

export function mahdiSteps(told: readonly Told[]): MahdiStep[] {
  const steps: MahdiStep[] = [];
  for (const entry of told) {
    const [kind, value] = parts(entry.event);
    const player = value && 'player' in value ? value.player : undefined;
    if (OF_PEOPLE.includes(kind) && player !== 'house_harkonnen') steps.length = 0;
    if (kind === 'mahdi_rolled') steps.push({ say: entry.say, face: value.face });
    else if (kind === 'mahdi_chose' || kind === 'mahdi_followed') {
      const why = part(entry.say, 'why');
      const choice = part(entry.say, 'choice') ?? why ?? entry.say;
      steps.push({
        say: choice,
        rule: value.rule,
        ...(why && why !== choice ? { why } : {}),
        ...(kind === 'mahdi_chose' && value.all > 1 ? { all: value.all } : {}),
      });
    } else if (kind === 'mahdi_kept' || kind === 'tactics' || (kind === 'card_played' && steps.length))
      steps.push({ say: entry.say });
    else if (steps.length && RESULT.includes(kind)) steps.push({ say: entry.say });
  }
  return steps;
}
/** What came of a choice, told between the choices. */
const RESULT: Kind<Event>[] = [
  'moved',
  'attacked',
  'supremacy',
  'harvester_placed',
  'aircraft_placed',
  'replaced',
  'leader_tanked',
];

/** A message inside a message. */
const part = (say: Say, name: string): Say | undefined => sayIn(argOf(say, name));
