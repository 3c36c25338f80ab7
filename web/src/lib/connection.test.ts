import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, Lost, type Link, type Socket } from './connection';
import type { FromServer } from './protocol/FromServer';

class Fake implements Socket {
  readyState: WebSocket['readyState'] = 0;
  sent: unknown[] = [];
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  open() {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

const welcome = { type: 'welcome', epoch: 'e', seats: [], chat: [] };

describe('connection', () => {
  let sockets: Fake[];
  let links: Link[];
  let heard: FromServer[];
  let connection: ReturnType<typeof connect>;
  const last = () => sockets.at(-1) as Fake;

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, links, heard] = [[], [], []];
    const hooks = {
      hello: () => ({ secrets: [`${sockets.length}`] }),
      heard: (message: FromServer) => heard.push(message),
      link: (link: Link) => links.push(link),
    };
    connection = connect(hooks, () => {
      sockets.push(new Fake());
      return last();
    });
    last().open();
    last().hear(welcome);
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('says who is there and is open once welcome', () => {
    expect(last().sent).toEqual([{ type: 'hello', secrets: ['1'] }]);
    expect(links).toEqual(['connecting', 'open']);
    expect(heard).toHaveLength(1);
  });
  it('gives each question its own answer', async () => {
    const first = connection.ask({ type: 'undo', seat: 0 });
    const second = connection.ask({ type: 'ping' });
    last().hear({ type: 'pong', id: 2 });
    last().hear({ type: 'error', id: 1, code: 'learnt', message: '' });
    expect((await second).type).toBe('pong');
    expect((await first).type).toBe('error');
  });
  it('fails what was not answered when the connection is lost, and comes back saying hello anew', async () => {
    const asked = connection.ask({ type: 'ping' });
    last().close();
    await expect(asked).rejects.toThrow(Lost);
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', secrets: ['2'] }]);
    last().hear(welcome);
    expect(links.at(-1)).toBe('open');
  });
  it('waits longer from time to time', () => {
    last().close();
    vi.advanceTimersByTime(500);
    last().close();
    vi.advanceTimersByTime(900);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect(sockets).toHaveLength(3);
  });
  it('knocks again where a server fell silent without a word', async () => {
    const silent = last();
    silent.close = () => (silent.readyState = 2);
    vi.advanceTimersByTime(4_000);
    expect(silent.sent.slice(1)).toEqual([{ type: 'ping', id: 1 }]);
    const asked = connection.ask({ type: 'undo', seat: 0 });
    vi.advanceTimersByTime(2_000);
    await expect(asked).rejects.toThrow(Lost);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().open();
    last().hear(welcome);
    silent.hear(welcome);
    silent.onclose?.({} as CloseEvent);
    expect([links.at(-1), heard.length]).toEqual(['open', 2]);
  });
  it('is back within ten seconds, whenever in its beat the server fell silent', () => {
    for (let spoke = 0; spoke < 2_000; spoke += 250) {
      const before = sockets.length;
      last().hear({ type: 'pong', id: null });
      vi.advanceTimersByTime(9_000);
      expect(sockets.length, `${spoke}`).toBe(before + 1);
      last().open();
      last().hear(welcome);
      vi.advanceTimersByTime(250);
    }
  });
  it('leaves a server alone that answers, and knocks again where no door opens', () => {
    vi.advanceTimersByTime(4_000);
    last().hear({ type: 'pong', id: 1 });
    vi.advanceTimersByTime(3_900);
    expect([sockets.length, last().sent.length]).toEqual([1, 2]);
    last().close();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(8_600);
    expect(sockets).toHaveLength(3);
  });
  it('does not come back to a table that does not know it', () => {
    last().hear({ type: 'error', id: null, code: 'no_seat', message: '' });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, links.at(-1)]).toEqual([1, 'closed']);
  });
});
