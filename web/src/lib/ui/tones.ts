/** Resource glyphs and their enamel (look.md, section 5). */
const TONES: Record<string, string> = {
  spice: 'spice',
  spiceblow: 'spice',
  water: 'water',
  solari: 'solari',
  troop: 'troop',
  sandworm: 'worm',
  hooks: 'worm',
  wormsign: 'worm',
  shieldwall: 'worm',
  persuasion: 'persuasion',
  sword: 'sword',
  intrigue: 'intrigue',
  vp: 'vp',
  alliance: 'vp',
  card: 'card',
  trash: 'card',
  discard: 'card',
  contract: 'card',
  agent: 'card',
  recall: 'card',
  swordmaster: 'card',
  influence: 'card',
  control: 'card',
  council: 'card',
  spy: 'card',
  mentat: 'card',
  foldspace: 'card',
  others: 'card',
  infiltrate: 'card',
  graft: 'card',
  negotiator: 'troop',
  dreadnought: 'dreadnought',
  freighter: 'freighter',
  unload: 'freighter',
  tech: 'tech',
  flip: 'tech',
  specimen: 'specimen',
  research: 'research',
  gene: 'research',
  tleilaxu: 'tleilaxu',
};

/** Glyphs that only tables of the Imperium series show lie in a sprite of their own, so that others need not load it. */
const SERIES = new Set(
  (
    'dreadnought freighter tech negotiator specimen research tleilaxu gene graft unload infiltrate foldspace others ' +
    'flip ix richese thorvald ecaz moritani vernius'
  ).split(' '),
);

/** Where the symbol of a glyph is. */
export const glyphOf = (name: string): string => `/${SERIES.has(name) ? 'series' : 'icons'}.svg#i-${name}`;

/** The tone of a resource glyph, or nothing for glyphs of the interface. */
export const toneOf = (name: string): string | undefined => {
  const tone = TONES[name];
  return tone && `var(--r-${tone})`;
};
