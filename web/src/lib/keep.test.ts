import { describe, expect, it } from 'vitest';
import { forgetTable, keepSeats, keptSeats, readLink, secretOf, secretsFor } from './keep';

const secret = (n: number) => n.toString(16).padStart(32, '0');
function store(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) };
}

describe('kept seats', () => {
  it('keeps each secret once, the newest first', () => {
    const place = store();
    keepSeats([{ table: 'a', secret: secret(1) }], place);
    keepSeats([{ table: 'b', secret: secret(2) }], place);
    keepSeats([{ table: 'a', secret: secret(1) }], place);
    expect(keptSeats(place).map((seat) => seat.table)).toEqual(['a', 'b']);
    expect(secretsFor('b', place)).toEqual([secret(2)]);
    forgetTable('a', place);
    expect(keptSeats(place)).toHaveLength(1);
  });
  it('passes over what is not a seat', () => {
    for (const text of ['no json', '{}', 'null', '[null, 1, {"table": "a", "secret": "short"}]']) {
      expect(keptSeats(store(text))).toEqual([]);
    }
  });
});

describe('links', () => {
  const table = 'k7q2mb4xw5c3nd6p';
  it('reads whole links, paths and ids', () => {
    for (const text of [
      table,
      `/table/${table}`,
      ` https://sietch.example/table/${table} `,
      `/watch/${table}/`,
    ]) {
      expect(readLink(text)).toEqual({ table });
    }
    expect(readLink(`https://x.example/table/${table}#${secret(3)}`)).toEqual({ table, secret: secret(3) });
  });
  it('reads nothing else', () => {
    for (const text of ['', 'hello', '/table/short', `/table/${table}#nosecret`, '/about']) {
      expect(readLink(text)).toBeUndefined();
    }
    expect(secretOf('#nope')).toBeUndefined();
    expect(secretOf(`#${secret(9)}`)).toBe(secret(9));
  });
});
