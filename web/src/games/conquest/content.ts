/** What is in the box, as the server tells it, and how it looks here. */
import type { Power } from '../board';
import type { Look } from '../parts/Portrait.svelte';
import { parts } from '../parts/actions';
import { draw } from './shapes';
import type { BattleRow } from './types/BattleRow';
import type { BattleSays } from './types/BattleSays';
import type { Faction } from './types/Faction';
import type { LeaderRow } from './types/LeaderRow';
import type { MarketRow } from './types/MarketRow';
import type { Contents } from './types/Contents';
import type { Told } from './types/Told';
import type { WeaponKind } from './types/WeaponKind';

type BattleCard = Told<BattleRow, BattleSays>;

export let BOX: Contents;
export let BATTLE: ReadonlyMap<string, BattleCard>;
export let MARKET: ReadonlyMap<string, MarketRow>;
export let LEADERS: ReadonlyMap<string, LeaderRow>;

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Takes what is in the box; before anything is shown. */
export function load(contents: Contents): void {
  BOX = contents;
  draw(contents.regions);
  BATTLE = byId(contents.battle);
  MARKET = byId(contents.market);
  LEADERS = byId(contents.leaders);
}

export type CardKind = WeaponKind | 'defence' | 'useless' | 'market';

/** What a battle card is called on its band. */
export function kindOf({ role }: BattleCard): CardKind {
  const [kind, held] = parts(role);
  return kind === 'weapon' ? held.kind : kind === 'defence' ? kind : 'useless';
}

const ICONS: Partial<Record<string, string>> = {
  lasgun: 'lasgun',
  'hunter-seeker': 'kinetic',
  'poison-blade': 'crysknife',
  shield: 'shield',
  snooper: 'snooper',
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
};
const ICON_OF_KIND: Record<CardKind, string> = {
  kinetic: 'kinetic',
  poison: 'poison',
  special: 'lasgun',
  defence: 'shield',
  useless: 'useless',
  market: 'card',
};
/** The drawing on a card. */
export const iconOf = (card: string, kind: CardKind): string => ICONS[card] ?? ICON_OF_KIND[kind];
export const battleIcon = (card: string): string => {
  const row = BATTLE.get(card);
  return row ? iconOf(card, kindOf(row)) : 'card';
};

const LOOKS: Partial<Record<string, Look>> = {
  'duke-leto': 'beard',
  'paul-atreides': 'short',
  'lady-jessica': 'veil',
  'thufir-hawat': 'elder',
  'gurney-halleck': 'bald',
  'duncan-idaho': 'long',
  'dr-yueh': 'tied',
  'beast-rabban': 'brute',
  'baron-harkonnen': 'bald',
  'piter-de-vries': 'tied',
  'captain-nefud': 'short',
  'umman-kudu': 'beard',
  stilgar: 'beard',
  chani: 'long',
  'liet-kynes': 'elder',
  'shadout-mapes': 'veil',
  jamis: 'short',
  'count-fenring': 'tied',
  'reverend-mother-mohiam': 'veil',
  'captain-aramsham': 'brute',
  caid: 'short',
  bashar: 'elder',
};
export const lookOf = (leader: string): Look => LOOKS[leader] ?? 'short';

export const POWER_OF: Record<Faction, Power> = {
  atreides: 'atreides',
  harkonnen: 'harkonnen',
  fremen: 'fremen',
  imperium: 'emperor',
};
