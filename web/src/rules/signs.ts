/**
 * What stands beside a game's pages of rules: what each phase is about, in the order of the phases, and the signs one meets
 * on the board, on cards and in the log. Each is a glyph with its message.
 */
export type Sign = readonly [icon: string, key: string];

export interface Key {
  phases: readonly Sign[];
  signs: readonly Sign[];
}

export const KEYS: Record<string, Key> = {
  conquest: {
    phases: [
      ['storm', 'conquest-phase-storm'],
      ['spiceblow', 'conquest-phase-blow'],
      ['card', 'conquest-phase-cards'],
      ['tanks', 'conquest-phase-revival'],
      ['step', 'conquest-phase-ship'],
      ['kinetic', 'conquest-phase-battle'],
      ['spice', 'conquest-phase-collection'],
    ],
    signs: [
      ['troop', 'conquest-sign-troop'],
      ['spice', 'conquest-sign-spice'],
      ['leader', 'conquest-sign-leader'],
      ['tanks', 'conquest-sign-tanks'],
      ['stronghold', 'conquest-sign-stronghold'],
      ['storm', 'conquest-sign-storm'],
      ['sandworm', 'conquest-sign-sandworm'],
      ['spiceblow', 'conquest-sign-spiceblow'],
      ['dial', 'conquest-sign-dial'],
      ['kinetic', 'conquest-sign-kinetic'],
      ['poison', 'conquest-sign-poison'],
      ['lasgun', 'conquest-sign-lasgun'],
      ['shield', 'conquest-sign-shield'],
      ['snooper', 'conquest-sign-snooper'],
      ['useless', 'conquest-sign-useless'],
      ['contract', 'conquest-sign-contract'],
      ['traitor', 'conquest-sign-traitor'],
      ['prescience', 'conquest-sign-prescience'],
      ['voice', 'conquest-sign-voice'],
    ],
  },
  imperium: {
    phases: [
      ['intrigue', 'imperium-phase-start'],
      ['agent', 'imperium-phase-turns'],
      ['sword', 'imperium-phase-combat'],
      ['sandworm', 'imperium-phase-makers'],
      ['recall', 'imperium-phase-recall'],
      ['vp', 'imperium-phase-end'],
    ],
    signs: [
      ['solari', 'imperium-sign-solari'],
      ['spice', 'imperium-sign-spice'],
      ['water', 'imperium-sign-water'],
      ['persuasion', 'imperium-sign-persuasion'],
      ['troop', 'imperium-sign-troop'],
      ['sword', 'imperium-sign-sword'],
      ['agent', 'imperium-sign-agent'],
      ['recall', 'imperium-sign-recall'],
      ['card', 'imperium-sign-card'],
      ['intrigue', 'imperium-sign-intrigue'],
      ['discard', 'imperium-sign-discard'],
      ['trash', 'imperium-sign-trash'],
      ['influence', 'imperium-sign-influence'],
      ['alliance', 'imperium-sign-alliance'],
      ['vp', 'imperium-sign-vp'],
      ['control', 'imperium-sign-control'],
      ['council', 'imperium-sign-council'],
      ['swordmaster', 'imperium-sign-swordmaster'],
      ['spy', 'imperium-sign-spy'],
      ['contract', 'imperium-sign-contract'],
      ['hooks', 'imperium-sign-hooks'],
      ['sandworm', 'imperium-sign-sandworm'],
      ['shieldwall', 'imperium-sign-shieldwall'],
      ['arrow', 'imperium-sign-arrow'],
    ],
  },
  arrakis: {
    phases: [
      ['card', 'arrakis-phase-start'],
      ['harvester', 'arrakis-phase-vehicles'],
      ['dial', 'arrakis-phase-actions'],
      ['wormsign', 'arrakis-phase-hazards'],
      ['spice', 'arrakis-phase-harvest'],
      ['prescience', 'arrakis-phase-end'],
    ],
    signs: [
      ['strategy', 'arrakis-sign-strategy'],
      ['leader', 'arrakis-sign-leader'],
      ['troop', 'arrakis-sign-troop'],
      ['mentat', 'arrakis-sign-mentat'],
      ['atreides', 'arrakis-sign-house'],
      ['die-hit', 'arrakis-sign-die-hit'],
      ['die-shield', 'arrakis-sign-die-shield'],
      ['die-special', 'arrakis-sign-die-special'],
      ['settlement', 'arrakis-sign-settlement'],
      ['sietch', 'arrakis-sign-sietch'],
      ['station', 'arrakis-sign-station'],
      ['harvester', 'arrakis-sign-harvester'],
      ['ornithopter', 'arrakis-sign-ornithopter'],
      ['carryall', 'arrakis-sign-carryall'],
      ['wormsign', 'arrakis-sign-wormsign'],
      ['sandworm', 'arrakis-sign-sandworm'],
      ['storm', 'arrakis-sign-storm'],
      ['atomics', 'arrakis-sign-atomics'],
      ['tanks', 'arrakis-sign-tanks'],
      ['bene', 'arrakis-sign-bene'],
      ['voice', 'arrakis-sign-voice'],
    ],
  },
};
