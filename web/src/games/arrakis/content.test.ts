/**
 * What is printed on cards, leaders and boards is the game's own data. `content.json` is made from its files; when they
 * change: `UPDATE=1 npx vitest run src/games/arrakis/content.test.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AREAS, IMPASSABLE } from './shapes';

const crate = join(import.meta.dirname, '../../../../crates/arrakis/src');
const here = (file: string) => join(import.meta.dirname, file);

type Value = string | number | boolean | Value[] | { [key: string]: Value };

/** Reads the part of RON the game's files use. `Place([Unit(elite)], Arsunt)` is `["Place", [["Unit", "elite"]], "Arsunt"]`. */
function ron(text: string): Value {
  const tokens =
    text.replaceAll(/\/\/.*$/gm, '').match(/"[^"]*"|[A-Za-z_][A-Za-z0-9_]*|-?\d+|[()[\]{},:]/g) ?? [];
  let at = 0;
  const eat = (token: string) => tokens[at] === token && ++at > 0;
  function items(close: string): Value[] | { [key: string]: Value } {
    const list: Value[] = [];
    const named: { [key: string]: Value } = {};
    while (!eat(close)) {
      if (tokens[at + 1] === ':') {
        const key = tokens[at] ?? '';
        at += 2;
        named[key] = value();
      } else list.push(value());
      eat(',');
    }
    return Object.keys(named).length ? named : list;
  }
  function value(): Value {
    const token = tokens[at++] ?? '';
    if (token === '[') return items(']');
    if (token === '(') return items(')');
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^-?\d/.test(token)) return Number(token);
    if (token === 'true' || token === 'false') return token === 'true';
    if (!eat('(')) return token;
    const inside = items(')');
    return Array.isArray(inside) ? [token, ...inside] : [token, inside];
  }
  return value();
}

const file = (name: string) =>
  ron(readFileSync(join(crate, 'content', `${name}.ron`), 'utf8').replace(/^#!.*$/m, ''));

it('is what the game’s files say', () => {
  const made = {
    cards: file('planning'),
    leaders: file('leaders'),
    prescience: file('prescience'),
    tracks: file('tracks'),
  };
  if (process.env.UPDATE) writeFileSync(here('content.json'), `${JSON.stringify(made)}\n`);
  expect(JSON.parse(readFileSync(here('content.json'), 'utf8'))).toEqual(made);
});

it('draws the areas in the order of their numbers, with their land, sectors and marks', () => {
  const map = readFileSync(join(crate, 'board/map.rs'), 'utf8');
  const LAND: Record<string, string> = { DeepDesert: 'deep', MinorErg: 'erg' };
  const rows = [
    ...map.matchAll(/area\("([a-z0-9-]+)", (\w+), (\w+), &\[([^\]]*)\], Mark::(\w+)(?:\((\d)\))?/g),
  ].map(([, id, printed, land = '', sectors = '', mark, rank]) => ({
    id,
    named: printed === 'true',
    land: LAND[land] ?? land.toLowerCase(),
    sectors: sectors.toLowerCase().split(', '),
    sietch: mark === 'Sietch',
    atomics: mark === 'Atomics',
    settlement: rank === undefined ? 0 : Number(rank),
  }));
  expect(
    AREAS.map((area) => ({
      id: area.id,
      named: area.named === true,
      land: area.land,
      sectors: area.sectors,
      sietch: area.sietch === true,
      atomics: area.atomics === true,
      settlement: area.settlement ?? 0,
    })),
  ).toEqual(rows);
  expect(rows).toHaveLength(101);
  expect(IMPASSABLE).toHaveLength(11);
});
