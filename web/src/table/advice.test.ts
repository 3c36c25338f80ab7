import { describe, expect, it, vi } from 'vitest';
import type { Worth } from '../lib/protocol/Worth';
vi.mock('../lib/text.svelte', () => ({ t: (key: string) => key }));
import { isClose, loser, percent, reasons } from './advice';

const worth = (chance: number, shares: number[], more: Partial<Worth> = {}): Worth => ({
  action: 'pass',
  say: { key: 'pass' },
  chance,
  error: 10,
  shares,
  ...more,
});
const say = ({ key }: { key: string }) => key;
const nameOf = (seat: number) => `seat ${seat}`;

it('tells chances in whole hundredths', () => {
  expect(percent(345)).toBe(35);
  expect(percent(-84)).toBe(-8);
});

describe('why the best is the best', () => {
  const best = worth(400, [400, 350, 250], { then: { say: { key: 'go on' }, often: 600 } });
  const next = worth(300, [300, 460, 240]);
  it('names who loses most by it', () => {
    expect(loser(best, next, 0)).toEqual({ seat: 1, points: 11 });
    expect(loser(next, best, 0)).toEqual({ seat: 2, points: 1 });
  });
  it('says what mostly comes next, and no more than is sure', () => {
    expect(reasons([best, next], 0, say, nameOf)).toEqual(['advice-then', 'advice-costs']);
    expect(isClose([best, worth(395, [])])).toBe(true);
    expect(reasons([worth(400, [400, 600]), worth(398, [398, 602])], 0, say, nameOf)).toEqual([
      'advice-close',
    ]);
    expect(reasons([], 0, say, nameOf)).toEqual([]);
  });
});
