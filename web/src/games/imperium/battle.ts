/** The glyphs of the battle icons. */
import type { BattleIcon } from './view';

export const BATTLE_GLYPH: Record<BattleIcon, string> = {
  Crysknife: 'crysknife',
  DesertMouse: 'mouse',
  Ornithopter: 'ornithopter',
  Wild: 'wild',
};
