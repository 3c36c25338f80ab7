import { describe as group, expect, it } from 'vitest';
import { dealt, throwOf } from './battle';
import { fought } from './fought';
import { changedPlaces, placeOf, seatOf, struck } from './describe';
import { mahdiSteps } from './mahdi';
import type { BattleView, Event, Part, Side, Told, View } from './view';

const told = (event: Event, say: Told['say'] = { key: 'x' }): Told => ({ event, say });
const part = (): Part => ({
  units: [0, 0, 0],
  troops: 0,
  generic: 0,
  named: [],
  starting: 0,
  standard: 0,
  black: 0,
  silver: 0,
});

group('a battle', () => {
  const battle: BattleView = {
    on: true,
    attacker: 'harkonnen',
    from: 'carthag',
    to: 'windgap',
    surprise: true,
    merciless: false,
    extra_dice: 0,
    enemy_dice: null,
    rides: false,
    mounted: false,
    led: true,
    round: 1,
    cards: [1, 0],
    roll: [
      [3, 2, 1],
      [6, 1, 0],
    ],
    activated: [
      { generic: 1, named: [] },
      { generic: 1, named: ['beast_rabban'] },
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
  it('is told afterwards round by round, with what fell and how it ended', () => {
    const attacked = { side: 'harkonnen', from: 'carthag', to: 'windgap', surprise: false } as const;
    const roll = (side: Side, hits: number) =>
      told({ combat_roll: { side, hits, blocks: 0, specials: 0 } });
    expect(fought([told('hoarded')])).toBeUndefined();
    const found = fought([
      told({ won: { side: 'harkonnen', area: 'arsunt' } }),
      told({ attacked }),
      roll('harkonnen', 2),
      roll('atreides', 1),
      told({ hits: { side: 'atreides', area: 'windgap', hits: 2 } }),
      told({ lost: { side: 'atreides', area: 'windgap', figure: 'generic' } }),
      roll('harkonnen', 0),
      told({ ceased: { side: 'harkonnen' } }, { key: 'y' }),
    ]);
    expect(found?.rounds.map(({ rolls }) => rolls.map(({ hits }) => hits))).toEqual([[2, 1], [0]]);
    expect(found?.rounds[0]?.suffered).toEqual([{ side: 'atreides', hits: 2 }]);
    expect(found?.losses).toEqual([{ side: 'atreides', figure: 'generic' }]);
    expect(found?.ends).toEqual([{ key: 'y' }]);
    expect(found?.winner).toBeUndefined();
  });
  it('counts hits since the last roll only', () => {
    const roll = told({ combat_roll: { side: 'atreides', hits: 1, blocks: 0, specials: 0 } });
    const hits = (side: Side, hits: number) => told({ hits: { side, area: 'windgap', hits } });
    expect(dealt([hits('atreides', 5), roll, hits('harkonnen', 2)])).toEqual({
      harkonnen: 2,
    });
  });
});

group('what was told', () => {
  it('has a place', () => {
    expect(
      placeOf(told({ moved: { side: 'atreides', from: 'windgap', to: 'arsunt', part: part() } })),
    ).toBe('area:arsunt');
    expect(placeOf(told({ aircraft_left: { what: 'carryall', zone: 'az-s' } }))).toBe('zone:az-s');
    expect(placeOf(told({ supremacy: { to: 4 } }))).toBeUndefined();
    expect(placeOf(told('hoarded'))).toBeUndefined();
    expect([...changedPlaces([told({ worm_came: { area: 'windgap' } })])]).toEqual(['area:windgap']);
  });

  it('has a seat, but not for the automaton', () => {
    const view = (mahdi: unknown) => ({ seating: [0, 0, 1, 2], mahdi }) as unknown as View;
    expect(seatOf(told({ die_spent: { player: 'corrino', face: 'mentat' } }), view(null))).toBe(2);
    expect(
      seatOf(
        told({ moved: { side: 'harkonnen', from: 'carthag', to: 'arsunt', part: part() } }),
        view(null),
      ),
    ).toBe(1);
    expect(seatOf(told({ leader_tanked: { leader: 'alia' } }), view(null))).toBe(0);
    expect(seatOf(told('hoarded'), view(null))).toBe(1);
    expect(seatOf(told('hoarded'), view({}))).toBeUndefined();
    expect(seatOf(told({ round_began: { round: 2 } }), view(null))).toBeUndefined();
  });

  it('shows where storms struck until the harvest', () => {
    const storm = told({ storm: { area: 'windgap', hits: 1, specials: 1 } });
    const view = (hits: View['hits']) => ({ hits }) as unknown as View;
    expect(struck([storm], view([]))).toEqual(new Map([['windgap', { icon: 'storm', hits: 2 }]]));
    expect(struck([storm, told({ harvested: { spice: 3 } })], view([])).size).toBe(0);
    expect(struck([storm], view([{ side: 'atreides', area: 'windgap', hits: 1 }]))).toEqual(
      new Map([['windgap', { icon: 'die-hit', hits: 1 }]]),
    );
  });

  it('of the automaton is its last turn, step by step, with rules', () => {
    const steps = mahdiSteps([
      told({ mahdi_rolled: { face: 'house' } }),
      told({ die_spent: { player: 'house_atreides', face: 'mentat' } }),
      told({ mahdi_rolled: { face: 'strategy' } }),
      told(
        {
          mahdi_chose: {
            asked: null,
            action: { from: 'carthag' },
            rule: 'WA-SOLO-ATTACK-01',
            equal: 1,
            all: 1,
            over: null,
          },
        },
        { key: 'event-mahdi-chose', args: [['choice', 'choice-from']] },
      ),
      told({ hits: { side: 'atreides', area: 'windgap', hits: 1 } }),
    ]);
    expect(steps).toEqual([
      { say: { key: 'x' }, face: 'strategy' },
      { say: { key: 'choice-from' }, rule: 'WA-SOLO-ATTACK-01' },
    ]);
  });
});
