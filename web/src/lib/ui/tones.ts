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
};

/** The tone of a resource glyph, or nothing for glyphs of the interface. */
export const toneOf = (name: string): string | undefined => {
  const tone = TONES[name];
  return tone && `var(--r-${tone})`;
};
