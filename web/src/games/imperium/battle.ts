/** The glyphs of the battle icons. */
import type { BattleIcon } from './view';

export const BATTLE_GLYPH: Record<BattleIcon, string> = {
  crysknife: 'crysknife',
  desert_mouse: 'mouse',
  ornithopter: 'ornithopter',
  wild: 'wild',
};
