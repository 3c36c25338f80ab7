/** The glyphs of what is counted and of battle icons, by the message that names them. */
export const BATTLE: Record<string, string> = {
  'icon-crysknife': 'crysknife',
  'icon-desert-mouse': 'mouse',
  'icon-ornithopter': 'ornithopter',
  'icon-wild': 'wild',
};

/** Things that are counted: number and glyph. */
export const COUNTED: Record<string, string> = {
  'fx-solari': 'solari',
  'fx-spice': 'spice',
  'fx-water': 'water',
  'fx-swords': 'sword',
  'fx-troops': 'troop',
  'fx-draw': 'card',
  'fx-intrigue': 'intrigue',
  'fx-vp': 'vp',
  'fx-any-influence': 'influence',
  'fx-worms': 'sandworm',
  'fx-discard': 'discard',
  'fx-tleilaxu': 'tleilaxu',
  'fx-specimens': 'specimen',
};
