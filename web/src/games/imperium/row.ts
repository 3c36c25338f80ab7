/** A phrase set in one line of a drawing: where each sign stands. */
import type { Token } from './phrase';

export interface Placed {
  token: Token;
  x: number;
  /** Where the glyph begins, after its number. */
  glyph: number;
}

const GAP = 3;
const DIGIT = 0.41;
const numberOf = (token: Token): string => {
  if (!('icon' in token || 'badge' in token) || token.n === undefined || token.n === 1) return '';
  return String(token.n);
};

/** The number written before a glyph; one is not written. */
export const shownNumber = numberOf;

export function place(tokens: readonly Token[], size: number): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = tokens.map((token): Placed => {
    const from = x;
    if ('sign' in token) {
      const wide = { '>': 0.72, '/': 0.5, ';': 0.2, ':': 0.22 }[token.sign as string] ?? 0.55;
      x += size * wide + GAP;
      return { token, x: from, glyph: from };
    }
    const digits = numberOf(token).length;
    const before = digits ? digits * size * DIGIT + 2 : 0;
    // The number of a badge stands behind it: a condition reads "Fremen 2+".
    x += size + before + GAP;
    return { token, x: from, glyph: 'badge' in token ? from : from + before };
  });
  return { placed, width: Math.max(0, x - GAP) };
}

/** Breaks a phrase at its strokes when it is wider than its place. */
export function rows(tokens: readonly Token[], size: number, width: number): Token[][] {
  if (place(tokens, size).width <= width) return [[...tokens]];
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if ('sign' in token && (token.sign === '/' || token.sign === ';')) {
      if (token.sign === '/') parts.push([token]);
      else parts.push([]);
    } else parts.at(-1)?.push(token);
  }
  const lines: Token[][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && place([...last, ...part], size).width <= width) last.push(...part);
    else lines.push([...part]);
  }
  return lines.filter((line) => line.length);
}
