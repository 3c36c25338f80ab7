import { describe, expect, it } from 'vitest';
import { FIXED } from './fixed';
import { phrase, type Token } from './phrase';

describe('phrases', () => {
  it('take every number of the rules from the message', () => {
    const counted = (tokens: Token[]) =>
      tokens.flatMap((token) => {
        if ('persuasion' in token) return [String(token.persuasion)];
        return 'n' in token && token.n !== undefined ? [String(token.n)] : [];
      });
    // A step, a first place: signs that say one and no more.
    const more = Object.values(FIXED)
      .flatMap(counted)
      .filter((n) => /[02-9]/.test(n));
    expect(more).toEqual([]);
    const number = (key: string, ...args: [string, number][]) =>
      counted(phrase({ key, args: args.map(([name, n]) => [name, n]) }));
    expect(number('fx-steal', ['n', 7])).toEqual(['7+']);
    expect(number('fx-dividends', ['n', 8], ['others', 3])).toEqual(['8', '3']);
    expect(number('fx-dividends', ['n', 8], ['others', 1])).toEqual(['8']);
    expect(number('count-low-tracks', ['n', 3])).toEqual(['≤3']);
    expect(number('fx-share-contracts', ['allies', 3])).toEqual(['3']);
  });
});
