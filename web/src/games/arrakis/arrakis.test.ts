import { describe as group, expect, it } from 'vitest';
import type { Choice, Told } from '../board';
import { WHOLE } from '../parts/sights';
import { neighbour } from '../parts/spots';
import { artOf } from './art';
import { dealt, ending, throwOf } from './battle';
import { faceChoice, figureChoices, isOnBoard, origin, placeOfAction, targets, wouldBe } from './choosing';
import { CARDS, tokenUnits } from './content';
import { changedPlaces, placeOf, seatOf, struck } from './describe';
import { figureRows } from './figures';
import { mahdiSteps } from './mahdi';
import { areaOf, areaSay } from './names';
import { AIR, AREAS, areaNumber } from './shapes';
import { spots } from './spots';
import { lines, marksOf, standing } from './stand';
import {
  decksOfSeat,
  namedOf,
  ownSide,
  type AreaView,
  type BattleView,
  type Part,
  type View,
} from './view';
import { SIGHTS } from './zoom';

const { centre, keep, toWindow, zoom } = SIGHTS;

const choice = (action: Choice['action']): Choice => ({
  action,
  say: { key: 'choice-done' },
  rule: 'WA-MOVE-01',
});
const told = (event: Told['event'], say = { key: 'x' }): Told => ({ event, say });
const part = (over: Partial<Part> = {}): Part => ({
  units: [0, 0, 0],
  troops: 0,
  generic: 0,
  named: 0,
  starting: 0,
  standard: 0,
  ...over,
});

group('places of choices', () => {
  it('are areas and air zones', () => {
    expect(placeOfAction({ to: 12 })).toBe('area:12');
    expect(placeOfAction({ deploy: [{ unit: 'regular' }, 58] })).toBe('area:58');
    expect(placeOfAction({ train: [3, 1] })).toBe('area:3');
    expect(placeOfAction({ aircraft: ['carryall', 4] })).toBe('zone:4');
    expect(placeOfAction({ detonate: 2 })).toBe(`area:${areaNumber('rimwall-west')}`);
    expect(placeOfAction('end_turn')).toBeUndefined();
    expect(placeOfAction({ keep: 'choam' })).toBeUndefined();
  });

  it('gather what can be done in one place', () => {
    const all = targets([choice({ here: 3 }), choice({ piecewise: 3 }), choice({ by: 1 }), choice('done')]);
    expect([...all.keys()]).toEqual(['area:3', 'zone:1']);
    expect(all.get('area:3')).toHaveLength(2);
  });

  it('leave everything the board does not draw to the tray', () => {
    const on = ['play', 'die', 'to', 'remove', 'leave', 'use', 'claim'].map((kind) =>
      isOnBoard(choice({ [kind]: 1 }), false),
    );
    expect(on).not.toContain(false);
    const off = [
      { keep: 'choam' },
      { split: 1 },
      'standard',
      'retreat',
      { special: 'alia' },
      { choose: 0 },
    ];
    expect(off.map((action) => isOnBoard(choice(action), false))).not.toContain(true);
    expect(isOnBoard(choice('retreat'), true)).toBe(true);
  });

  it('ask why not with the same kind of action', () => {
    expect(wouldBe([choice('done'), choice({ to: 3 })], 'area:7')).toEqual({ to: 7 });
    expect(wouldBe([choice({ scout: 3 })], 'zone:1')).toEqual({ scout: 1 });
    expect(wouldBe([choice({ to: 3 })], 'zone:1')).toBeUndefined();
  });

  it('know where a legion sets out', () => {
    const asked = (key: string) => ({ say: { key, args: [['area', { say: areaSay(18) }]] }, rule: 'x' });
    expect(origin(asked('ask-march') as never)).toBe(18);
    expect(origin(asked('ask-losses') as never)).toBeUndefined();
  });

  it('find the die behind a result, but not the enemy’s', () => {
    const choices = [choice({ face: 'mentat' })];
    expect(faceChoice(choices, null, 'mentat')).toBeDefined();
    const force = { say: { key: 'ask-force-die' }, rule: 'x' };
    expect(faceChoice(choices, force, 'mentat')).toBeUndefined();
  });

  it('tell figures apart', () => {
    const found = figureChoices([
      choice({ downgrade: 'elite' }),
      choice({ remove: 'generic' }),
      choice('done'),
    ]);
    expect(found.map(({ kind, figure }) => [kind, figure])).toEqual([
      ['downgrade', { unit: 'elite' }],
      ['remove', 'generic'],
    ]);
  });
});

group('names', () => {
  it('of all areas lead back to them', () => {
    AREAS.forEach((_, number) => expect(areaOf(areaSay(number))).toBe(number));
  });
});

group('the map', () => {
  it('has a spot for every area and air zone', () => {
    expect(spots(new Map())).toHaveLength(AREAS.length + AIR.length);
  });

  it('goes from spot to spot by arrows', () => {
    const all = spots(new Map());
    const pole = all.find((spot) => spot.number === areaNumber('north-pole'));
    const west = pole && neighbour(all, pole, -1, 0);
    expect(west && west.at[0] < pole.at[0]).toBe(true);
  });

  it('lets things stand side by side, with the name below', () => {
    const arrakeen = areaNumber('arrakeen') ?? 0;
    const there = standing(arrakeen, ['settlement', 'legion'], 1);
    expect(there.marks.map((mark) => mark.kind)).toEqual(['settlement', 'legion']);
    const [first, second] = there.marks;
    expect((second?.at[0] ?? 0) - (first?.at[0] ?? 0)).toBeGreaterThan(40);
    expect(there.name[1]).toBeGreaterThan((first?.at[1] ?? 0) + 20);
  });

  it('shows a sietch of unknown rank, and atomics until they go off', () => {
    const here = { area: 0, side: null, part: part(), sietch: 0 } as unknown as AreaView;
    const shape = AREAS[areaNumber('rimwall-west') ?? 0];
    expect(shape && marksOf(shape, here, false)).toEqual(['sietch', 'atomics']);
    expect(shape && marksOf(shape, here, true)).toEqual(['sietch']);
  });

  it('breaks long names evenly', () => {
    expect(lines('Rock Outcroppings', 12)).toEqual(['Rock', 'Outcroppings']);
    expect(lines('Arrakeen', 3)).toEqual(['Arrakeen']);
    expect(lines('The Funeral Plain', 12)).toEqual(['The Funeral', 'Plain']);
  });

  it('keeps the board in the window and the pointed place under the pointer', () => {
    const size = { width: 900, height: 600 };
    expect(keep({ scale: 0.2, x: 50, y: 50 }, size)).toEqual(WHOLE);
    const near = zoom(WHOLE, 2, { x: 450, y: 300 }, size);
    expect(toWindow([750, 500], near, size)).toEqual({ x: 450, y: 300 });
    const at = toWindow([300, 300], centre([300, 300], 3, size), size);
    expect(at.x).toBeCloseTo(450);
    expect(at.y).toBeCloseTo(300);
    // A wide window shows no emptiness beside a board that could fill it.
    const wide = { width: 1600, height: 400 };
    const edge = toWindow([1500 + 22, 500], centre([1480, 500], 4, wide), wide);
    expect(edge.x).toBeCloseTo(1600);
    // Nor is a board that does not fill it pushed aside.
    expect(toWindow([750, 500], centre([1480, 500], 1.5, wide), wide).x).toBeCloseTo(800);
  });
});

group('figures', () => {
  it('are listed strongest first, tokens by what is known of them', () => {
    const rows = figureRows('harkonnen', part({ units: [2, 0, 1], generic: 1, named: 2 }), null);
    expect(rows.map((row) => [row.figure, row.count])).toEqual([
      [{ named: 'beast_rabban' }, 1],
      ['generic', 1],
      [{ unit: 'special' }, 1],
      [{ unit: 'regular' }, 2],
    ]);
    expect(figureRows('atreides', part({ starting: 2 }), null)[0]?.hidden).toBe(true);
    expect(figureRows('atreides', part({ starting: 2 }), [1, 1])).toEqual([
      { figure: { token: 1 }, count: 2, hidden: false, say: { key: 'deployment-token-starting' } },
    ]);
    expect(tokenUnits(4)).toEqual([2, 0, 0]);
  });

  it('of named leaders come from bits', () => {
    expect(namedOf('atreides', 0b1000001)).toEqual(['paul_atreides', 'stilgar']);
  });
});

group('a battle', () => {
  const battle: BattleView = {
    on: true,
    attacker: 'harkonnen',
    from: 54,
    to: 38,
    surprise: true,
    round: 1,
    cards: [1, 0],
    roll: [
      [3, 2, 1],
      [6, 1, 0],
    ],
    activated: [
      [1, 0],
      [1, 2],
    ],
  };
  it('tells what became of each Special', () => {
    const thrown = throwOf(battle, 'harkonnen', []);
    // Rabban makes two hits of a Special, a Bashar one: three of the six were rolled.
    expect(thrown.hits).toBe(3);
    expect(thrown.turned).toEqual([
      { leader: 'beast_rabban', hits: 2, blocks: 0 },
      { leader: undefined, hits: 1, blocks: 0 },
    ]);
  });
  it('ends as was told after it began', () => {
    expect(ending([told({ moved: {} })])).toEqual([]);
    expect(ending([told({ won: {} }), told({ attacked: {} }), told({ ceased: {} }, { key: 'y' })])).toEqual(
      [{ key: 'y' }],
    );
  });
  it('counts hits since the last roll only', () => {
    const hits = (side: string, hits: number) => told({ hits: { side, area: 1, hits } });
    expect(dealt([hits('atreides', 5), told({ combat_roll: {} }), hits('harkonnen', 2)])).toEqual({
      harkonnen: 2,
    });
  });
});

group('what was told', () => {
  it('has a place', () => {
    expect(placeOf(told({ moved: { side: 'atreides', from: 3, to: 5 } }))).toBe('area:5');
    expect(placeOf(told({ aircraft_left: { what: 'carryall', zone: 2 } }))).toBe('zone:2');
    expect(placeOf(told({ supremacy: { to: 4 } }))).toBeUndefined();
    expect(placeOf(told('hoarded'))).toBeUndefined();
    expect([...changedPlaces([told({ worm_came: { area: 9 } })])]).toEqual(['area:9']);
  });

  it('has a seat, but not for the automaton', () => {
    const view = (mahdi: unknown) => ({ seating: [0, 0, 1, 2], mahdi }) as unknown as View;
    expect(seatOf(told({ die_spent: { player: 'corrino', face: 'mentat' } }), view(null))).toBe(2);
    expect(seatOf(told({ moved: { side: 'harkonnen', from: 1, to: 2 } }), view(null))).toBe(1);
    expect(seatOf(told({ leader_tanked: { leader: 'alia' } }), view(null))).toBe(0);
    expect(seatOf(told('hoarded'), view(null))).toBe(1);
    expect(seatOf(told('hoarded'), view({}))).toBeUndefined();
    expect(seatOf(told({ round_began: { round: 2 } }), view(null))).toBeUndefined();
  });

  it('shows where storms struck until the harvest', () => {
    const storm = told({ storm: { area: 4, hits: 1, specials: 1 } });
    expect(struck([storm])).toEqual(new Map([[4, { icon: 'storm', hits: 2 }]]));
    expect(struck([storm, told({ harvested: { spice: 3 } })]).size).toBe(0);
  });

  it('of the automaton is its last turn, step by step, with rules', () => {
    const steps = mahdiSteps([
      told({ mahdi_rolled: { face: 'house' } }),
      told({ die_spent: { player: 'house_atreides', face: 'mentat' } }),
      told({ mahdi_rolled: { face: 'strategy' } }),
      told({ mahdi_chose: { action: { from: 3 }, rule: 'WA-SOLO-ATTACK-01' } }, {
        key: 'event-mahdi-chose',
        args: [['choice', { say: { key: 'choice-from' } }]],
      } as never),
      told({ hits: {} }),
    ]);
    expect(steps).toEqual([
      { say: { key: 'x' }, face: 'strategy' },
      { say: { key: 'choice-from' }, rule: 'WA-SOLO-ATTACK-01' },
    ]);
  });
});

group('seats', () => {
  const view = (seating: number[], mahdi: unknown = null) => ({ seating, mahdi }) as unknown as View;
  it('play a faction or a half of one; the automaton belongs to nobody', () => {
    expect(decksOfSeat(view([0, 0, 1, 2]), 2)).toEqual(['corrino']);
    expect(ownSide(view([0, 0, 1, 1]), { seat: 1 })).toBe('harkonnen');
    expect(ownSide(view([0, 0, 0, 0], {}), { seat: 0 })).toBe('atreides');
    expect(decksOfSeat(view([0, 0, 0, 0], {}), 0)).toEqual(['house_atreides', 'fremen']);
  });
});

it('every card has a picture', () => {
  CARDS.forEach((_, card) => expect(artOf(card)).toBeTruthy());
});
