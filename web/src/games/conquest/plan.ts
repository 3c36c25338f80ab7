/** A battle plan being formed: which parts stand, which one is asked for. */
import type { Choice } from '../board';
import { parts } from '../parts/actions';
import { askedPart, ELEMENTS, type BattleSide, type BattleView, type Element, type View } from './view';

const ACTIONS: Record<Element, string> = { dial: 'dial', leader: 'lead', weapon: 'arm', defence: 'guard' };

/** The part of one's own plan that is asked for now. */
export function openElement(view: View): Element | undefined {
  const asked = askedPart(view.asked, 'plan') ?? askedPart(view.asked, 'settle');
  return (asked?.element as Element | null | undefined) ?? undefined;
}

/**
 * Does this part of the plan stand? An empty slot and one not filled yet look the same in the view, so the order of
 * the questions decides: what comes before the open part is settled, and so is what Prescience was shown.
 */
export function isSettled(view: View, battle: BattleView, side: BattleSide, element: Element): boolean {
  if (side.sealed || battle.revealed) return true;
  if (battle.foreseen?.[0] === side.seat && battle.shown && element in battle.shown) return true;
  if (!side.plan) return false;
  if (side.plan[element] !== null) return true;
  const asked = askedPart(view.asked, 'plan');
  if (!asked) return false;
  return asked.element === null || ELEMENTS.indexOf(element) < ELEMENTS.indexOf(asked.element as Element);
}

/** The choices for a part of the plan: what goes into it, and the choice; `null` leaves the slot empty. */
export function choicesFor(
  choices: readonly Choice[],
  element: Element,
): Map<number | string | null, Choice> {
  const found = new Map<number | string | null, Choice>();
  for (const choice of choices) {
    const [kind, value] = parts(choice.action);
    if (kind === ACTIONS[element]) found.set(value as number | string | null, choice);
  }
  return found;
}

/** What is known of a part of somebody's plan: a value, `null` for an empty slot, `undefined` for not known. */
export function known(view: View, battle: BattleView, side: BattleSide, element: Element) {
  if (side.plan && isSettled(view, battle, side, element)) return side.plan[element];
  if (battle.foreseen?.[0] === side.seat && battle.shown && element in battle.shown)
    return battle.shown[element] ?? null;
  return undefined;
}
