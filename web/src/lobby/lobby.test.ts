import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../lib/protocol/OptionInfo';
import type { Chosen } from './options';
import { changes, dashed, fill, free, isChoice, offered, places, settled } from './options';

const switches: OptionInfo = {
  name: 'row_dice',
  form: 'one',
  usual: false,
  values: [{ value: false }, { value: true }],
};
const sides: OptionInfo = {
  name: 'factions',
  form: 'seats',
  usual: [null, null],
  values: [{ value: null }, { value: 'fremen' }, { value: { house: 'atreides' } }],
};

describe('the options of a table', () => {
  it('are a choice if there is more than one value', () => {
    expect(isChoice(switches)).toBe(true);
    expect(isChoice({ ...switches, values: [{ value: 4 }] })).toBe(false);
    expect(isChoice({ ...sides, form: { list: 0 } })).toBe(false);
  });
  it('leave a place of a list what the others have not taken', () => {
    const chosen = fill(sides, {}, 0, { house: 'atreides' });
    expect(places(sides, chosen)).toEqual([{ house: 'atreides' }, null]);
    expect(free(sides, chosen, 1).map(({ value }) => value)).toEqual([null, 'fremen']);
    expect(free(sides, chosen, 0)).toHaveLength(3);
  });
  it('are sent only where they are not as usual', () => {
    expect(changes([switches, sides], { row_dice: false, factions: [null, null] })).toEqual({});
    expect(changes([switches, sides], { row_dice: true, factions: [null, 'fremen'] })).toEqual({
      row_dice: true,
      factions: [null, 'fremen'],
    });
  });
  it('hang on the switch they need, and go with it', () => {
    const ix: OptionInfo = { ...switches, name: 'ix' };
    const epic: OptionInfo = { ...switches, name: 'epic', needs: { any: ['ix'], off: null } };
    const leaders: OptionInfo = {
      ...sides,
      name: 'leaders',
      values: [{ value: null }, { value: 'paul' }, { value: 'tessia', needs: { any: ['ix'], off: null } }],
    };
    const all = [ix, epic, leaders];
    const names = (chosen: Chosen) => offered(all, chosen).map(({ name, values }) => [name, values.length]);
    expect(names({})).toEqual([
      ['ix', 2],
      ['leaders', 2],
    ]);
    const on = { ix: true, epic: true, leaders: ['tessia', 'paul'] };
    expect(names(on)).toEqual([
      ['ix', 2],
      ['epic', 2],
      ['leaders', 3],
    ]);
    expect(settled(all, on)).toEqual(on);
    expect(settled(all, { ...on, ix: false })).toEqual({ ix: false, epic: false, leaders: [null, 'paul'] });
    const refused: OptionInfo = { ...ix, refused: { key: 'refuse-epic-alone' } };
    expect(settled([refused], { ix: true })).toEqual({ ix: false });
  });
  it('may need one of several switches, or that one is off', () => {
    const [ix, base] = ['ix', 'base_cards'].map((name): OptionInfo => ({ ...switches, name }));
    const conflicts: OptionInfo = {
      ...switches,
      name: 'conflicts',
      needs: { any: ['base_cards', 'ix'], off: null },
    };
    const contracts: OptionInfo = { ...switches, name: 'contracts', needs: { any: [], off: 'ix' } };
    const names = (chosen: Chosen) =>
      offered(
        [ix, base, conflicts, contracts].filter((option) => option !== undefined),
        chosen,
      ).map(({ name }) => name);
    expect(names({})).toEqual(['ix', 'base_cards', 'contracts']);
    expect(names({ base_cards: true })).toEqual(['ix', 'base_cards', 'conflicts', 'contracts']);
    expect(names({ ix: true })).toEqual(['ix', 'base_cards', 'conflicts']);
  });
  it('are named in messages with dashes', () => {
    expect(dashed('KwisatzHaderach')).toBe('kwisatz-haderach');
    expect(dashed('market_hand_limit')).toBe('market-hand-limit');
  });
});
