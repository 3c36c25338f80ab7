import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../lib/connection';
import type { SeatInfo } from '../lib/protocol/SeatInfo';
import type { Status } from '../lib/protocol/Status';
import { LiveTable } from './live.svelte';

vi.mock('../lib/settings.svelte', () => ({ settings: { pace: 'normal' } }));

class Wire implements Socket {
  readyState: WebSocket['readyState'] = 1;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  send() {}
  close() {}
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

const seat = (left: number): SeatInfo => ({
  seat: 0,
  player: { bot: 'random' },
  name: null,
  present: true,
  side: null,
  left_ms: left,
});
const status = (left: number, waiting: number[]): Status => ({
  stage: 'running',
  seats: [seat(left)],
  waiting,
  outcome: null,
  undo: null,
});
const update = (step: number, left: number, waiting: number[]) => ({
  type: 'update',
  status: status(left, waiting),
  viewers: [
    {
      viewer: 'spectator',
      seq: step + 1,
      from: step,
      log: [{ step, told: [{ event: {}, say: { key: `step-${step}` } }] }],
      now: { view: {}, asked: null, choices: [], can_undo: false },
    },
  ],
});

describe('while moves are still being shown', () => {
  let wire: Wire;
  let live: LiveTable;
  beforeEach(() => {
    vi.useFakeTimers({ now: 1000 });
    wire = new Wire();
    live = new LiveTable(
      'table',
      () => ({ secrets: [] }),
      () => wire,
    );
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it('the clocks are those of what is known', () => {
    wire.hear(update(0, 60_000, [0]));
    wire.hear(update(1, 50_000, [0]));
    vi.setSystemTime(1500);
    wire.hear(update(2, 40_000, [1]));
    expect(live.queued).toBeGreaterThan(0);
    expect(live.state.status?.seats[0]?.left_ms).toBe(50_000);
    expect(live.clocks.seats?.[0]?.left_ms).toBe(40_000);
    expect(live.clocks.at).toBe(1500);
    expect(live.clocks.running).toEqual([1]);
  });
});
