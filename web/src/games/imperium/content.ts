/** What is printed on cards, spaces and tiles: the game's own content files, read as they are. */
import { ron, type Ron, type Variant } from './ron';
import type { BattleIcon, Faction, Icon, Post, Space } from './view';

/** An effect, a cost or a condition: a name, or a name with values. */
export type Effect = string | Variant;

export interface CardText {
  key: string;
  copies: number;
  cost?: number;
  factions?: Faction[];
  icons?: Icon[];
  acquire?: Effect[];
  agent?: Effect[];
  reveal?: Effect[];
  trashed?: Effect[];
  discarded?: Effect[];
  undercover?: boolean;
}
export interface IntrigueText {
  key: string;
  plot?: Effect[];
  combat?: Effect[];
  endgame?: Effect[];
}
export interface ConflictText {
  key: string;
  level: number;
  icon: BattleIcon;
  location?: Space;
  first: Effect[];
  second: Effect[];
  third: Effect[];
}
export interface ContractText {
  key: string;
  goal: Effect;
  reward: Effect[];
}
export interface SpaceText {
  space: Space;
  icon: Icon;
  combat?: boolean;
  maker?: boolean;
  needs?: Faction;
  solari?: number;
  spice?: number;
  spice_of_six?: number;
  sides?: 'Standard' | 'Six';
  /** With six players it is on the personal board of this Commander. */
  owner?: string;
  water?: number;
  effects: Effect[];
  extra?: [Effect, Effect];
  control?: Effect;
}
export interface LeaderText {
  leader: string;
  key: string;
  reveal?: Effect[];
  visits?: [Icon[], Effect][];
  reach_two?: [Faction, Effect];
  signet: Effect[];
  note?: string;
}
export interface RivalText {
  rival: string;
  swordmaster: number;
  priority: Faction[];
  signet: Effect[];
  scheme: Effect[];
}
export interface HagalText {
  key: string;
  to: Effect;
  gains?: Effect[];
  second?: Effect[];
  swords: number;
}

const files = import.meta.glob<string>('../../../../crates/imperium/src/content/*.ron', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FOLDER = '../../../../crates/imperium/src/content/';
function rows<T>(...names: string[]): T[] {
  return names.flatMap((name) => {
    const file = files[`${FOLDER}${name}.ron`];
    return file === undefined ? [] : (ron(file) as Ron[] as T[]);
  });
}
const byKey = <T extends { key: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((row) => [row.key, row]));

export const CARDS = byKey(rows<CardText>('imperium', 'starting', 'commander_cards'));
export const INTRIGUES = byKey(rows<IntrigueText>('intrigue'));
export const CONFLICTS = byKey(rows<ConflictText>('conflicts'));
export const CONTRACTS = byKey(rows<ContractText>('contracts'));
export const HAGAL = byKey(rows<HagalText>('hagal'));
export const OBJECTIVES = byKey(rows<{ key: string; icon: BattleIcon }>('objectives'));
export const SPACES = new Map(rows<SpaceText>('spaces').map((row) => [row.space, row]));
export const POSTS = new Map(
  rows<{ post: Post; spaces: Space[] }>('posts').map((row) => [row.post, row.spaces]),
);
export const LEADERS = new Map(rows<LeaderText>('leaders').map((row) => [row.leader, row]));
export const RIVALS = new Map(rows<RivalText>('rivals').map((row) => [row.rival, row]));
export const COMMANDERS = new Map(
  rows<{ leader: string; faction: Faction; one: Effect; three: Effect }>('commanders').map((row) => [
    row.leader,
    row,
  ]),
);
export const TRAINING = rows<{ next: number[]; reward: Effect[] }>('training');

export const PREPARE_THE_WAY = 'reserve-prepare-the-way';
export const SPICE_MUST_FLOW = 'reserve-spice-must-flow';
