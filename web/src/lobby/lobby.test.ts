import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../lib/protocol/OptionInfo';
import { changes, dashed, fill, free, isChoice, places } from './options';

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
  it('are named in messages with dashes', () => {
    expect(dashed('KwisatzHaderach')).toBe('kwisatz-haderach');
    expect(dashed('market_hand_limit')).toBe('market-hand-limit');
  });
});
