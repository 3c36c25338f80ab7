/** The board over saved positions: what glows, what a click does, where everything stands. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words, type Lang, LANGS } from '../../lib/words';
import { WHOLE } from '../parts/sights';
import { sentences } from '../parts/sentences';
import { pipped } from '../parts/spots';
import { neighbour } from '../parts/spots';
import { aftermath } from './aftermath';
import { choiceOf, parts } from '../parts/actions';
import { counting, isOnBoard, origin, targets, wouldBe } from './choosing';
import { BATTLE, battleIcon, iconOf, LEADERS, lookOf, MARKET, BOX } from './content';
import { battleSay, leaderSay, marketSay, marketText, phaseSay, placeSay, regionSay } from './names';
import { standing, wrap } from './place';
import { choicesFor, known, openElement } from './plan';
import { CELLS, cellShape, cellsOf, REGIONS, SECTORS } from './shapes';
import { spots } from './spots';
import { onTheWay, travels } from './travels';
import type { BoardProps, Choice, Event, Told } from './view';
import { SIGHTS } from './zoom';

const { centre, keep, toWindow, zoom } = SIGHTS;

const here = import.meta.dirname;
const saved = join(here, '../../fixtures/conquest');
const crate = join(here, '../../../../crates/conquest');
type Saved = Pick<BoardProps, 'choices' | 'told' | 'viewer' | 'view'>;
const load = (name: string) => JSON.parse(readFileSync(join(saved, `${name}.json`), 'utf8')) as Saved;
const words = (lang: Lang) => new Words(lang, [readFileSync(join(crate, `text/${lang}.ftl`), 'utf8')]);

describe('the planet', () => {
  it('has a shape for every region and location the map knows', () => {
    expect(REGIONS).toHaveLength(42);
    expect(CELLS).toHaveLength(86);
    for (const { id, d } of [...REGIONS, ...CELLS]) expect(d, id).toMatch(/^M[\d.-]+ [\d.-]+l.*z$/);
    expect(SECTORS).toBe(BOX.sectors);
    const drawn = REGIONS.map(({ id, land }) => ({
      id,
      kind: land,
      cells: cellsOf(id).map((cell) => [cell.id, cell.sector]),
    }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(drawn.sort(byId)).toEqual(
      BOX.regions.map(({ id, kind, cells }) => ({ id, kind, cells })).sort(byId),
    );
  });

  it.each(LANGS)('names every id in %s', (lang) => {
    const { say } = words(lang);
    const named = words(lang);
    const says = [
      ...REGIONS.map((region) => regionSay(region.id)),
      ...CELLS.map((cell) => placeSay(cell.id)),
      ...[...LEADERS.keys()].map(leaderSay),
      ...[...BATTLE.keys()].map(battleSay),
      ...[...MARKET.keys()].flatMap((card) => [marketSay(card), marketText(card)]),
      ...BOX.phases.map(phaseSay),
    ];
    expect(says.map((it) => say.call(named, it)).filter((text) => text.startsWith('«'))).toEqual([]);
  });

  it('keeps pieces apart', () => {
    for (const cell of CELLS) {
      const at = standing(cell.id, 2, false);
      const [a, b] = [at[0] ?? [0, 0], at[1] ?? [0, 0]];
      expect(Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0)), cell.id).toBeGreaterThan(20);
    }
  });

  it('breaks names at spaces only', () => {
    expect(wrap('Bight of the Cliff', 9)).toEqual(['Bight of', 'the Cliff']);
    expect(wrap('Полярна шапка', 6)).toEqual(['Полярна', 'шапка']);
  });
});

describe('cards and leaders', () => {
  it('have a drawing, words and a face', () => {
    const { say } = words('en');
    const told = (card: string) => sentences(BATTLE.get(card)?.says.effects ?? [], say.bind(words('en')));
    expect(told('crysknife')).toBe('Stopped by: Shield. Kept after a win.');
    expect(told('hunter-seeker')).toBe('Stopped by: Shield, Snooper. Kept after a win.');
    expect(told('lasgun')).toMatch(/^Nothing stops it. Explodes if either side shows: Shield\./);
    expect([...BATTLE.keys()].filter((card) => !told(card) || told(card).includes('«'))).toEqual([]);
    expect([...MARKET.keys()].filter((card) => iconOf(card, 'market') === 'card')).toEqual([]);
    expect(battleIcon('lasgun')).toBe('lasgun');
    expect(battleIcon('crysknife')).toBe('kinetic');
    expect(lookOf('stilgar')).toBe('beard');
  });
});

describe('pips', () => {
  it('lie on every possible place, and of more than a dozen on the likely ones', () => {
    const { view, choices } = load('ship');
    const possible = spots(view, targets(choices, view)).filter((spot) => spot.choices.length);
    expect(possible.length).toBeGreaterThan(12);
    const taken = pipped(possible, (spot) => spot.places.length > 0);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.every((spot) => spot.places.length)).toBe(true);
    expect(pipped(possible.slice(0, 12), () => false)).toHaveLength(12);
  });
});

describe('what glows', () => {
  it('is exactly where the choices lead', () => {
    const { view, choices } = load('go-to');
    const wanted = choices.map((choice) => parts(choice.action)[1]);
    const glowing = spots(view, targets(choices, view)).filter((spot) => spot.choices.length);
    expect(glowing.flatMap((spot) => spot.choices.map((choice) => parts(choice.action)[1])).sort()).toEqual(
      [...wanted].sort(),
    );
    expect(origin(view)).toBe('the_minor_erg');
  });

  it('is a region when a region is asked for', () => {
    const { view, choices } = load('ride');
    expect([...targets(choices, view).keys()]).toEqual(['old_gap']);
    const glowing = spots(view, targets(choices, view)).filter((spot) => spot.choices.length);
    expect(glowing.map((spot) => spot.id)).toEqual(['old_gap']);
  });

  it('offers both battles of one place', () => {
    const { view, choices } = load('fight');
    expect(targets(choices, view).get('wind_pass:13')).toHaveLength(2);
  });

  it('is the storm’s track when the storm is moved', () => {
    const { view, choices } = load('storm-move');
    expect([...targets(choices, view).keys()]).toContain(`sector:${(view.storm + 6) % 18}`);
  });

  it('is nothing without choices', () => {
    const { view } = load('go-to');
    expect(targets([], view).size).toBe(0);
  });

  it('asks of other places why not, with the same kind of action', () => {
    const place = { region: 'arsunt', cell: 'arsunt:10' };
    expect(wouldBe(load('go-to').choices, place)).toEqual({ go_to: 'arsunt:10' });
    expect(wouldBe(load('ride').choices, place)).toEqual({ ride_from: 'arsunt' });
    expect(wouldBe(load('plan').choices, place)).toBeUndefined();
  });
});

describe('how many', () => {
  it.each([
    ['take', 'broken_land:10'],
    ['ship-count', undefined],
    ['losses', 'wind_pass:15'],
    ['collect', 'the_great_flat:14'],
  ])('is asked on the board: %s', (name, at) => {
    const { view, choices } = load(name);
    const count = counting(choices, view);
    expect(count?.counts.map(({ choice }) => choice)).toEqual(choices);
    if (at) expect(count?.at).toBe(at);
  });
});

describe('a plan', () => {
  it('knows which part is asked for, and which stand', () => {
    const { view, choices } = load('plan');
    const battle = view.battle;
    const mine = battle?.sides[1];
    if (!battle || !mine) throw new Error('no battle');
    expect(openElement(view)).toBe('leader');
    expect(BOX.elements.filter((element) => known(battle, mine, element) !== undefined)).toEqual(['dial']);
    expect([...choicesFor(choices, 'leader').keys()]).toContain('beast-rabban');
    expect(choicesFor(choices, 'leader').get('beast-rabban')?.action).toEqual({ lead: 'beast-rabban' });
    expect(known(battle, battle.sides[0], 'leader')).toBeUndefined();
  });

  it('is complete when only sealing is left', () => {
    const { view, choices } = load('plan-complete');
    const battle = view.battle;
    const mine = battle?.sides.find((side) => side.plan);
    if (!battle || !mine) throw new Error('no battle');
    expect(BOX.elements.every((element) => known(battle, mine, element) !== undefined)).toBe(true);
    expect(choiceOf(choices, 'seal')?.action).toBe('seal');
  });

  it('lies open after the reveal', () => {
    const { view } = load('window');
    const battle = view.battle;
    if (!battle) throw new Error('no battle');
    for (const side of battle.sides)
      for (const element of BOX.elements) expect(known(battle, side, element)).not.toBeUndefined();
  });

  it('is told once more after the battle: who wins stands first, with losses and bounty', () => {
    const { view, told } = load('window');
    const as = (event: Told['event']): Told => ({ event, say: { key: 'event' } });
    const found = aftermath(view, view, [
      ...told,
      as({ won: { seat: 0, totals: [5, 6], sides: [1, 0] } }),
      as({ lost: { seat: 1, count: 3 } }),
      as({ bounty: { seat: 0, spice: 4 } }),
      as({ battle_chosen: { at: 'carthag', sides: [1, 0] } }),
      as({ lost: { seat: 0, count: 9 } }),
    ]);
    expect(found?.sides.map(({ wins }) => wins)).toEqual(found?.sides.map(({ plan }) => plan.seat === 0));
    expect(found?.sides[0]?.wins).toBe(true);
    expect(found?.sides.map(({ total, lost, bounty }) => [total, lost, bounty])).toEqual([
      [6, 0, 4],
      [5, 3, 0],
    ]);
    expect(aftermath(view, view, [])).toBeUndefined();
  });
});

describe('every choice', () => {
  const positions = readdirSync(saved).map((file) => file.slice(0, -5));
  /** Left to the tray: plain lists, and what ends one's part. */
  const TRAY = new Set(['pass', 'ask', 'buy', 'revive_troops', 'take_charity']);
  it.each(positions)('is on the board, in the hand, in the scene or in the tray: %s', (name) => {
    const { view, choices } = load(name);
    const lost = choices.filter(
      (choice: Choice) => !isOnBoard(choice, view) && !TRAY.has(parts(choice.action)[0]),
    );
    expect(lost).toEqual([]);
  });
});

describe('looking closer', () => {
  const size = { width: 800, height: 600 };
  it('keeps the point under the pointer', () => {
    const at = toWindow([100, 50], WHOLE, size);
    const after = toWindow([100, 50], zoom(WHOLE, 2, at, size), size);
    expect(after.x).toBeCloseTo(at.x);
    expect(after.y).toBeCloseTo(at.y);
  });
  it('never shows beyond the board, nor smaller than the whole of it', () => {
    expect(keep({ scale: 0.2, x: 50, y: -90 }, size)).toEqual(WHOLE);
    expect(keep({ scale: 2, x: 100, y: -9000 }, size)).toEqual({ scale: 2, x: 0, y: -600 });
  });
  it('brings a place to the middle', () => {
    expect(toWindow([60, -40], centre([60, -40], 3, size), size)).toEqual({ x: 400, y: 300 });
  });
  it('steps to the neighbour an arrow points at', () => {
    const { view } = load('over');
    const all = spots(view, new Map());
    const pole = all.find((spot) => spot.id === 'polar_sink');
    if (!pole) throw new Error('no pole');
    expect(neighbour(all, pole, 1, 0)?.at[0]).toBeGreaterThan(pole.at[0]);
    expect(neighbour(all, pole, 0, -1)?.at[1]).toBeLessThan(pole.at[1]);
  });
});

describe('troops on their way', () => {
  const told = (event: Event): Told => ({ event, say: { key: 'event' } });
  it('set out from every location of a move, and from beyond the rim when they are shipped', () => {
    const moved = told({
      moved: {
        seat: 1,
        from: [
          ['carthag:10', 3],
          ['arrakeen:9', 2],
        ],
        to: 'arsunt:10',
      },
    });
    const shipped = told({ shipped: { seat: 0, to: 'carthag:10', count: 5, cost: 5 } });
    const [first, second, third] = travels([told({ turn_began: { turn: 1 } }), moved, shipped]);
    expect(first).toMatchObject({ seat: 1, count: 3, to: 'arsunt:10', from: cellShape('carthag:10')?.at });
    expect(second).toMatchObject({ count: 2, from: cellShape('arrakeen:9')?.at });
    expect(Math.hypot(...(third?.from ?? [0, 0]))).toBeGreaterThan(450);
  });
  it('are at most three at once, the newest', () => {
    const many = [1, 2, 3, 4].map((count) =>
      told({ shipped: { seat: 0, to: 'carthag:10', count, cost: 1 } }),
    );
    expect(travels(many).map(({ count }) => count)).toEqual([2, 3, 4]);
    expect(onTheWay(travels(many), 'carthag:10', 0)).toBe(9);
    expect(onTheWay(travels(many), 'carthag:10', 1)).toBe(0);
  });
});
