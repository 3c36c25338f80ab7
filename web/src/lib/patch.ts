/** Applies the patches of updates. What did not change stays the same object, so that nothing is drawn anew for it. */
import type { Key } from './protocol/Key';
import type { Op } from './protocol/Op';

/** A patch that does not fit what it is applied to: whoever notices asks for all. */
export class DoesNotFit extends Error {}

type Change = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with what stands at a path changed. */
function at(value: unknown, path: readonly Key[], change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (typeof key === 'number' && Array.isArray(value) && key < value.length)
    return value.with(key, at(value[key], rest, change));
  if (typeof key === 'string' && isRecord(value) && (rest.length === 0 || key in value))
    return { ...value, [key]: at(value[key], rest, change) };
  throw new DoesNotFit();
}

function one(value: unknown, op: Op): unknown {
  const [path] = op;
  if (op.length === 2) return at(value, path, () => op[1]);
  if (op.length === 4) {
    const [, from, count, values] = op;
    return at(value, path, (list) => {
      if (!Array.isArray(list) || from + count > list.length) throw new DoesNotFit();
      return list.toSpliced(from, count, ...values);
    });
  }
  return at(value, path.slice(0, -1), (parent) => {
    const name = path.at(-1);
    if (!isRecord(parent) || typeof name !== 'string' || !(name in parent)) throw new DoesNotFit();
    return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== name));
  });
}

export const applied = <T>(value: T, patch: readonly Op[]): T => patch.reduce<unknown>(one, value) as T;
