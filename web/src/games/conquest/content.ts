/** What is printed on cards and leaders; a test holds it against the game's own files. */
import type { Power } from '../board';
import type { Look } from '../parts/Portrait.svelte';

export type CardKind = 'kinetic' | 'poison' | 'special' | 'defence' | 'useless' | 'market' | 'traitor';

interface BattleCard {
  kind: CardKind;
  icon: string;
  /** The key of its words among ours. */
  text: string;
  reconstructed: boolean;
}

const card = (kind: CardKind, icon: string, text: string, reconstructed = true): BattleCard => ({
  kind,
  icon,
  text,
  reconstructed,
});

export const BATTLE: Record<string, BattleCard> = {
  crysknife: card('kinetic', 'kinetic', 'card-kinetic-text'),
  'maula-pistol': card('kinetic', 'kinetic', 'card-kinetic-text', false),
  'slip-tip': card('kinetic', 'kinetic', 'card-kinetic-text'),
  stunner: card('kinetic', 'kinetic', 'card-kinetic-text'),
  'gom-jabbar': card('poison', 'poison', 'card-poison-text', false),
  chaumas: card('poison', 'poison', 'card-poison-text'),
  chaumurky: card('poison', 'poison', 'card-poison-text'),
  'ellaca-drug': card('poison', 'poison', 'card-poison-text'),
  lasgun: card('special', 'lasgun', 'card-lasgun-text'),
  'hunter-seeker': card('special', 'kinetic', 'card-hunter-seeker-text'),
  'poison-blade': card('special', 'crysknife', 'card-poison-blade-text'),
  shield: card('defence', 'shield', 'card-shield-text', false),
  snooper: card('defence', 'snooper', 'card-snooper-text'),
  baliset: card('useless', 'useless', 'card-useless-text'),
  'jubba-cloak': card('useless', 'useless', 'card-useless-text'),
  kulon: card('useless', 'useless', 'card-useless-text'),
  'la-la-la': card('useless', 'useless', 'card-useless-text'),
  'trip-to-gamont': card('useless', 'useless', 'card-useless-text'),
};

/** Market cards whose wording the rulebook gives; the others are ours. */
const PRINTED = new Set(['counterattack', 'poison-tooth', 'salvage']);
export const MARKET: Record<string, { icon: string; reconstructed: boolean }> = Object.fromEntries(
  Object.entries({
    counterattack: 'sword',
    'poison-tooth': 'poison',
    hajr: 'step',
    ornithopter: 'ornithopter',
    'tleilaxu-ghola': 'tanks',
    'ecological-station': 'station',
    'weather-control': 'storm',
    smugglers: 'carryall',
    salvage: 'discard',
    truthtrance: 'voice',
    'hidden-cache': 'spice',
    'reserve-line': 'troop',
  }).map(([id, icon]) => [id, { icon, reconstructed: !PRINTED.has(id) }]),
);

export interface Leader {
  power: Power;
  strength: number;
  look: Look;
}
const of = (power: Power, leaders: Record<string, [strength: number, look: Look]>): [string, Leader][] =>
  Object.entries(leaders).map(([id, [strength, look]]) => [id, { power, strength, look }]);

export const LEADERS: Record<string, Leader> = Object.fromEntries([
  ...of('atreides', {
    'duke-leto': [5, 'beard'],
    'paul-atreides': [6, 'short'],
    'lady-jessica': [5, 'veil'],
    'thufir-hawat': [4, 'elder'],
    'gurney-halleck': [4, 'bald'],
    'duncan-idaho': [3, 'long'],
    'dr-yueh': [1, 'tied'],
  }),
  ...of('harkonnen', {
    'beast-rabban': [5, 'brute'],
    'baron-harkonnen': [6, 'bald'],
    'piter-de-vries': [3, 'tied'],
    'captain-nefud': [2, 'short'],
    'umman-kudu': [1, 'beard'],
  }),
  ...of('fremen', {
    stilgar: [7, 'beard'],
    chani: [6, 'long'],
    'liet-kynes': [5, 'elder'],
    'shadout-mapes': [3, 'veil'],
    jamis: [2, 'short'],
  }),
  ...of('emperor', {
    'count-fenring': [6, 'tied'],
    'reverend-mother-mohiam': [5, 'veil'],
    'captain-aramsham': [5, 'brute'],
    caid: [3, 'short'],
    bashar: [2, 'elder'],
  }),
]);
