/** What is in the boxes of the table, as the server tells it. */
import type { BoardSays } from './types/BoardSays';
import type { BoardText } from './types/BoardText';
import type { CellSays } from './types/CellSays';
import type { CellText } from './types/CellText';
import type { CardSays } from './types/CardSays';
import type { CardText } from './types/CardText';
import type { CommanderSays } from './types/CommanderSays';
import type { CommanderText } from './types/CommanderText';
import type { ConflictSays } from './types/ConflictSays';
import type { ConflictText } from './types/ConflictText';
import type { Contents } from './types/Contents';
import type { ContractSays } from './types/ContractSays';
import type { ContractText } from './types/ContractText';
import type { Faction } from './types/Faction';
import type { HagalSays } from './types/HagalSays';
import type { HagalText } from './types/HagalText';
import type { IntrigueSays } from './types/IntrigueSays';
import type { IntrigueText } from './types/IntrigueText';
import type { LeaderSays } from './types/LeaderSays';
import type { LeaderText } from './types/LeaderText';
import type { ShippingSays } from './types/ShippingSays';
import type { ShippingText } from './types/ShippingText';
import type { RivalSays } from './types/RivalSays';
import type { RivalText } from './types/RivalText';
import type { Space } from './types/Space';
import type { SpaceSays } from './types/SpaceSays';
import type { SpaceText } from './types/SpaceText';
import type { StepSays } from './types/StepSays';
import type { StepText } from './types/StepText';
import type { TechSays } from './types/TechSays';
import type { TechText } from './types/TechText';
import type { Told } from './types/Told';

export type CardRow = Told<CardText, CardSays>;
export type TechRow = Told<TechText, TechSays>;
export type SpaceRow = Told<SpaceText, SpaceSays>;
type Rows<Text, Says> = ReadonlyMap<string, Told<Text, Says>>;

/** What every box says alike. */
export let BOX: Contents;
export let BOARDS: Rows<BoardText, BoardSays>;
export let FACTIONS: readonly Faction[];
export let CARDS: Rows<CardText, CardSays>;
export let INTRIGUES: Rows<IntrigueText, IntrigueSays>;
export let CONFLICTS: Rows<ConflictText, ConflictSays>;
export let CONTRACTS: Rows<ContractText, ContractSays>;
export let HAGAL: Rows<HagalText, HagalSays>;
export let SPACES: Rows<SpaceText, SpaceSays>;
export let LEADERS: Rows<LeaderText, LeaderSays>;
export let RIVALS: Rows<RivalText, RivalSays>;
export let COMMANDERS: Rows<CommanderText, CommanderSays>;
/** The research track of the Bene Tleilax, and the Tleilaxu track after its start. */
export let RESEARCH: readonly Told<CellText, CellSays>[];
export let TLEILAXU: readonly Told<StepText, StepSays>[];
/** The tech tiles, and the shipping track after its start. */
export let TECH: Rows<TechText, TechSays>;
export let SHIPPING: readonly Told<ShippingText, ShippingSays>[];
/** The spaces a post is connected to. */
export let POSTS: ReadonlyMap<string, readonly Space[]>;

function by<K extends string, Row extends Record<K, string>>(
  name: K,
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row[name], row]));
}

/** Takes what is in the boxes; before anything is shown. */
export function load(boxes: readonly Contents[]): void {
  const [first] = boxes;
  if (!first) return;
  BOX = first;
  FACTIONS = first.factions;
  const all = <Row>(rows: (contents: Contents) => readonly Row[]): Row[] => boxes.flatMap(rows);
  BOARDS = by(
    'board',
    all(({ boards }) => boards),
  );
  CARDS = by(
    'key',
    all(({ cards }) => cards),
  );
  INTRIGUES = by(
    'key',
    all(({ intrigues }) => intrigues),
  );
  CONFLICTS = by(
    'key',
    all(({ conflicts }) => conflicts),
  );
  CONTRACTS = by(
    'key',
    all(({ contracts }) => contracts),
  );
  HAGAL = by(
    'key',
    all(({ hagal }) => hagal),
  );
  SPACES = by(
    'space',
    all(({ spaces }) => spaces),
  );
  LEADERS = by(
    'leader',
    all(({ leaders }) => leaders),
  );
  RIVALS = by(
    'rival',
    all(({ rivals }) => rivals),
  );
  COMMANDERS = by(
    'leader',
    all(({ commanders }) => commanders),
  );
  RESEARCH = all(({ research }) => research);
  TLEILAXU = all(({ tleilaxu_track }) => tleilaxu_track);
  TECH = by(
    'key',
    all(({ tech }) => tech),
  );
  SHIPPING = all(({ shipping }) => shipping);
  POSTS = new Map(all(({ posts }) => posts).map(({ post, spaces }) => [post, spaces]));
}
