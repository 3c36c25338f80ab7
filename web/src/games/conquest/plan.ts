/** A battle plan being formed: which parts stand, which one is asked for. */
import { held, parts, type Held, type Kind } from '../parts/actions';
import {
  inSlot,
  type Action,
  type BattleSide,
  type BattleView,
  type Choice,
  type Element,
  type View,
} from './view';

const ACTIONS = {
  dial: 'dial',
  leader: 'lead',
  weapon: 'arm',
  defence: 'guard',
} as const satisfies Record<Element, Kind<Action>>;

/** What goes into a part of a plan; `null` is an empty slot. */
type Part<E extends Element> = Held<Action, (typeof ACTIONS)[E]>;

/** The part of one's own plan that is asked for now. */
export const openElement = ({ asked }: View): Element | undefined =>
  held(asked, 'plan')?.element ?? held(asked, 'settle')?.element;

/** The choices for a part of the plan: what goes into it, and the choice; `null` leaves the slot empty. */
export function choicesFor<E extends Element>(
  choices: readonly Choice[],
  element: E,
): Map<Part<E>, Choice> {
  const found = new Map<Part<E>, Choice>();
  for (const choice of choices) {
    const [kind, value] = parts(choice.action);
    if (kind === ACTIONS[element]) found.set(value as Part<E>, choice);
  }
  return found;
}

/** What is known of a part of somebody's plan: a value, `null` for an empty slot, `undefined` for not known. */
export function known(
  battle: BattleView,
  side: BattleSide,
  element: Element,
): number | string | null | undefined {
  const { plan } = side;
  const stands = element === 'dial' ? (plan?.dial ?? undefined) : plan ? inSlot(plan[element]) : undefined;
  if (stands !== undefined || battle.foreseen?.[0] !== side.seat || !battle.shown) return stands;
  const [shown, value] = parts(battle.shown);
  return shown === element ? value : undefined;
}
