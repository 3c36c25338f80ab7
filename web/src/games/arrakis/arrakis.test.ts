import { describe as group, expect, it } from 'vitest';
import { WHOLE } from '../parts/sights';
import { neighbour } from '../parts/spots';
import { artOf } from './art';
import {
  asksForDie,
  faceChoice,
  figureChoices,
  figuresAt,
  hitsLeft,
  isOnBoard,
  origin,
  placeOfAction,
  targets,
  wouldBe,
} from './choosing';
import { BOX, tokenUnits } from './content';
import { figureRows } from './figures';
import { areaSay, tokenSay } from './names';
import { AIR, AREAS, areaShape } from './shapes';
import { spots } from './spots';
import { lines, marksOf, standing } from './stand';
import {
  decksOfSeat,
  ownSide,
  type Action,
  type AreaView,
  type Asked,
  type Choice,
  type Part,
  type View,
} from './view';
import { SIGHTS } from './zoom';

const { centre, keep, toWindow, zoom } = SIGHTS;

const choice = (action: Action): Choice => ({
  action,
  say: { key: 'choice-done' },
  rule: 'WA-MOVE-01',
});
const part = (over: Partial<Part> = {}): Part => ({
  units: [0, 0, 0],
  troops: 0,
  generic: 0,
  named: [],
  starting: 0,
  standard: 0,
  black: 0,
  silver: 0,
  ...over,
});

group('places of choices', () => {
  it('are areas and air zones', () => {
    expect(placeOfAction({ to: 'windgap' })).toBe('area:windgap');
    expect(placeOfAction({ deploy: [{ unit: 'regular' }, 'carthag'] })).toBe('area:carthag');
    expect(placeOfAction({ train: ['windgap', 'starting-two-elite'] })).toBe('area:windgap');
    expect(placeOfAction({ aircraft: ['carryall', 'az-ne'] })).toBe('zone:az-ne');
    expect(placeOfAction({ detonate: 'rimwall-west' })).toBe('area:rimwall-west');
    expect(placeOfAction('end_turn')).toBeUndefined();
    expect(placeOfAction({ keep: 'choam' })).toBeUndefined();
  });

  it('gather what can be done in one place', () => {
    const all = targets([
      choice({ here: 'windgap' }),
      choice({ piecewise: 'windgap' }),
      choice({ by: 'az-e' }),
      choice('done'),
    ]);
    expect([...all.keys()]).toEqual(['area:windgap', 'zone:az-e']);
    expect(all.get('area:windgap')).toHaveLength(2);
  });

  it('leave everything the board does not draw to the tray', () => {
    const on: Action[] = [
      { play: 'card-hard-times' },
      { die: 'mentat' },
      { to: 'windgap' },
      { remove: 'generic' },
      { leave: 'troop' },
      { use: 'generic' },
      { claim: 'x' },
    ];
    expect(on.map((action) => isOnBoard(choice(action), false))).not.toContain(false);
    const off: Action[] = [
      { keep: 'choam' },
      { split: 1 },
      'standard',
      'retreat',
      { special: 'alia' },
      { choose: { move: 2 } },
    ];
    expect(off.map((action) => isOnBoard(choice(action), false))).not.toContain(true);
    expect(isOnBoard(choice('retreat'), true)).toBe(true);
  });

  it('ask why not with the same kind of action', () => {
    expect(wouldBe([choice('done'), choice({ to: 'windgap' })], 'area:arsunt')).toEqual({ to: 'arsunt' });
    expect(wouldBe([choice({ scout: 'az-w' })], 'zone:az-e')).toEqual({ scout: 'az-e' });
    expect(wouldBe([choice({ to: 'windgap' })], 'zone:az-e')).toBeUndefined();
  });

  it('know where a legion sets out', () => {
    expect(origin({ march: { from: 'windgap', which: 'any', steps: 1 } })).toBe('windgap');
    expect(origin({ flee: { area: 'windgap' } })).toBe('windgap');
    expect(origin({ losses: { area: 'windgap', hits: 2, cause: 'battle' } })).toBeUndefined();
    expect(origin('claim')).toBeUndefined();
  });

  it('know whose figures are asked about, and how many hits are left', () => {
    const losses: Asked = { losses: { area: 'windgap', hits: 2, cause: 'battle' } };
    expect([figuresAt(losses), hitsLeft(losses)]).toEqual(['windgap', 2]);
    expect([figuresAt('claim'), hitsLeft('claim'), hitsLeft(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(asksForDie({ turn: { acted: false } })).toBe(true);
    expect(asksForDie({ turn: { acted: true } })).toBe(false);
  });

  it('find the die behind a result, but not the enemy’s', () => {
    const choices = [choice({ face: 'mentat' })];
    expect(faceChoice(choices, null, 'mentat')).toBeDefined();
    expect(faceChoice(choices, 'force_die', 'mentat')).toBeUndefined();
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
  it('of areas are printed ones or tell ground, sector and number', () => {
    expect(areaSay('windgap')).toEqual({ key: 'area-windgap' });
    expect(areaSay('ne-desert-2').key).toBe('area-unnamed');
    expect(areaSay('nowhere-at-all')).toEqual({ key: 'nowhere' });
  });

  it('of tokens tell their backs', () => {
    expect(tokenSay('standard-two-elite').key).toBe('deployment-token-standard');
    expect(tokenSay('silver').key).toBe('deployment-token-silver');
  });
});

group('the map', () => {
  it('has a spot for every area and air zone', () => {
    expect(spots(new Map())).toHaveLength(AREAS.length + AIR.length);
  });

  it('goes from spot to spot by arrows', () => {
    const all = spots(new Map());
    const pole = all.find((spot) => spot.key === 'north-pole');
    const west = pole && neighbour(all, pole, -1, 0);
    expect(west && west.at[0] < pole.at[0]).toBe(true);
  });

  it('lets things stand side by side, with the name below', () => {
    const there = standing('arrakeen', ['settlement', 'legion'], 1);
    expect(there.marks.map((mark) => mark.kind)).toEqual(['settlement', 'legion']);
    const [first, second] = there.marks;
    expect((second?.at[0] ?? 0) - (first?.at[0] ?? 0)).toBeGreaterThan(40);
    expect(there.name[1]).toBeGreaterThan((first?.at[1] ?? 0) + 20);
  });

  it('shows a sietch of unknown rank, and atomics until they go off', () => {
    const here = { area: 'rimwall-west', side: null, part: part(), sietch: 0 } as unknown as AreaView;
    const shape = areaShape('rimwall-west');
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

const ELITE = 'starting-two-elite';

group('figures', () => {
  it('are listed strongest first, tokens by what is known of them', () => {
    const rows = figureRows(
      'harkonnen',
      part({ units: [2, 0, 1], generic: 1, named: ['beast_rabban'] }),
      null,
    );
    expect(rows.map((row) => [row.figure, row.count])).toEqual([
      [{ named: 'beast_rabban' }, 1],
      ['generic', 1],
      [{ unit: 'special' }, 1],
      [{ unit: 'regular' }, 2],
    ]);
    expect(figureRows('atreides', part({ starting: 2 }), null)[0]?.hidden).toBe(true);
    expect(figureRows('atreides', part({ starting: 2 }), [ELITE, ELITE])).toEqual([
      { figure: { token: ELITE }, count: 2, hidden: false, say: { key: 'deployment-token-starting' } },
    ]);
    expect(figureRows('harkonnen', part({ black: 1 }), null)[0]?.figure).toEqual({ token: 'black' });
    expect(tokenUnits('standard-two-regular')).toEqual([2, 0, 0]);
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
  BOX.cards.forEach(({ id }) => expect(artOf(id)).toBeTruthy());
});
