import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../lib/settings.svelte';
import { Playback } from './playback';

describe('other people’s moves', () => {
  let shown: number[];
  let pace: Pace;
  let left: number;
  let playback: Playback<number>;
  beforeEach(() => {
    vi.useFakeTimers();
    [shown, pace] = [[], 'normal'];
    playback = new Playback<number>(
      (frame) => shown.push(frame),
      () => pace,
      (count) => (left = count),
    );
  });
  afterEach(() => {
    playback.close();
    vi.useRealTimers();
  });

  it('come one a second, the first at once', () => {
    for (const move of [1, 2, 3]) playback.push(move, true);
    expect(shown).toEqual([1]);
    expect(left).toBe(2);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3]);
    expect(playback.playing).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(playback.playing).toBe(false);
  });
  it('are shorter where nothing moves, and as slow or fast as one likes', () => {
    pace = 'slow';
    playback.push(1, false);
    playback.push(2, true);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([1, 2]);
    pace = 'once';
    playback.push(3, true);
    expect(shown).toEqual([1, 2, 3]);
  });
  it('give way to one’s own move', () => {
    for (const move of [1, 2, 3]) playback.push(move, true);
    playback.now(4);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 4]);
  });
  it('are skipped by a click, one by one or all', () => {
    for (const move of [1, 2, 3, 4]) playback.push(move, true);
    playback.skip();
    expect(shown).toEqual([1, 2]);
    playback.finish();
    expect(shown).toEqual([1, 2, 4]);
    expect(left).toBe(0);
  });
  it('wait for what stays until it was seen, also at the fastest', () => {
    playback.push(1, true);
    playback.hold('scene', true);
    pace = 'once';
    playback.push(2, true);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
    // Nobody takes what is shown for how things are now.
    expect(left).toBe(1);
    playback.hold('scene', false);
    expect(shown).toEqual([1, 2]);
    expect(left).toBe(0);
  });
});
