/** What a message says of whom: its arguments, as short as they are written on the wire. */
import type { Arg } from './protocol/Arg';
import type { Say } from './protocol/Say';

export const argOf = (say: Say | undefined, name: string): Arg | undefined =>
  say?.args?.find(([its]) => its === name)?.[1];

/** The number it is, if it is one. */
export const numberIn = (arg: Arg | undefined): number | undefined =>
  typeof arg === 'number' ? arg : undefined;

/** The message it is, if it is one; one without arguments is written as its key. */
export function sayIn(arg: Arg | undefined): Say | undefined {
  if (typeof arg === 'string') return { key: arg };
  return typeof arg === 'object' && 'key' in arg ? arg : undefined;
}

/** Somebody's own words, if it is that. */
export const textIn = (arg: Arg | undefined): string | undefined =>
  typeof arg === 'object' && 'text' in arg ? arg.text : undefined;
