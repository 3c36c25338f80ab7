/** The position as the server sends it (crates/imperium/src/view.rs), and small questions about it. */
import { powerOfSeat, drawing } from '../../lib/ui/powers';
import type { Power, Say, Viewer } from '../board';
import { seatOf } from '../parts/viewer';

export const FACTIONS = ['emperor', 'guild', 'bene_gesserit', 'fremen'] as const;
export type Faction = (typeof FACTIONS)[number];
export type Icon = Faction | 'landsraad' | 'city' | 'spice_trade' | 'spy';
export type BattleIcon = 'crysknife' | 'desert_mouse' | 'ornithopter' | 'wild';
export type Space = string;
export type Post = string;
export type Zone = 'hand' | 'discard' | 'played' | 'revealed';

export const PHASES = ['round_start', 'player_turns', 'combat', 'makers', 'recall', 'endgame'] as const;
export type Phase = (typeof PHASES)[number];

export interface PlayerView {
  seat: number;
  leader: string;
  rival: string | null;
  vp: number;
  solari: number;
  spice: number;
  water: number;
  influence: number[];
  /** With six players, the team: 0 Muad'Dib's, 1 Shaddam's. */
  team: number | null;
  commander: boolean;
  allies: number[];
  /** A Commander's personal board. */
  own: { faction: Faction; step: number; alliance: boolean } | null;
  agents: number;
  swordmaster: boolean;
  council: boolean;
  hooks: boolean;
  supply: number;
  garrison: number;
  deployed: number;
  worms: number;
  swords: number;
  strength: number;
  /** The reward due as strengths are now: 1, 2, 3 or 0. */
  reward: number;
  memories: number;
  training: number;
  persuasion: number;
  spies: Post[];
  /** Which Reveal turn of the round was this player's; 0 while it is still to come. */
  reveal_number: number;
  hand_count: number;
  hand_known: string[];
  hand: string[] | null;
  /** Which cards are in the hand or the draw pile: everybody has seen what a player owns. */
  hand_or_deck: string[];
  deck_count: number;
  deck: string[] | null;
  discard: string[];
  played: string[];
  revealed: string[];
  intrigue_count: number;
  intrigue: string[] | null;
  lasting: string[];
  aside: string | null;
  contracts: string[];
  completed: string[];
  /** Contracts dealt of which one is to be kept. */
  dealt: string[] | null;
  objective: string | null;
  objective_up: boolean;
  won: string[];
  won_down: string[];
  icons: BattleIcon[];
  looked_at: string[] | null;
}

export interface TurnView {
  seat: number;
  /** The Ally a Commander has activated. */
  ally: number | null;
  open: boolean;
  reveal: boolean;
  card: string | null;
  space: Space | null;
  spice: number;
  recruited: number;
  deployed: number;
  deployable: number;
  recalled_spy: boolean;
  post: Post | null;
  discarded: string | null;
  trashed: string | null;
}

export interface View {
  viewer: Viewer;
  choam: boolean;
  /** Two teams of three, on the other side of the board? */
  six: boolean;
  tracks: string[];
  round: number;
  phase: Phase;
  first: number;
  waiting: number | null;
  conflict: string | null;
  unclaimed: string[];
  unseen: string[];
  yielded: number[];
  stranded: number[];
  wall: boolean;
  row: string[];
  /** The Throne Row of Shaddam's team. */
  throne: string[];
  imperium_left: number;
  imperium: string[];
  reserve: [prepare: number, spice: number];
  gone: string[];
  intrigue_left: number;
  intrigue_unseen: string[];
  intrigue_discard: string[];
  offer: string[];
  sardaukar: string[];
  contracts_left: number;
  contracts: string[];
  agents: { space: Space; seats: number[] }[];
  bonus: { space: Space; spice: number }[];
  control: { space: Space; seat: number }[];
  alliances: { faction: Faction; seat: number }[];
  hagal_left: number;
  hagal: string[];
  hagal_discard: string[];
  players: PlayerView[];
  turn: TurnView;
  pool: { effect: string; say: Say; card: string | null }[];
  question: { say: Say; rule: string } | null;
}

export const SPIES = 3;

export const playerOf = (view: View, seat: number | undefined): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);
export const ownPlayer = (view: View, viewer: Viewer): PlayerView | undefined =>
  playerOf(view, seatOf(viewer));

/** Colour, shape and pattern of a seat go by its number. */
export const powerOf = (seat: number): Power => powerOfSeat(seat);
/** The number of the drawing of a seat: `#seat-n`, `#pawn-n`, `#pat-n`. */
export const drawn = (seat: number): number => drawing(powerOf(seat));

export const agentsAt = (view: View, space: Space): number[] =>
  view.agents.find((there) => there.space === space)?.seats ?? [];
export const bonusAt = (view: View, space: Space): number =>
  view.bonus.find((there) => there.space === space)?.spice ?? 0;
export const controllerOf = (view: View, space: Space): number | undefined =>
  view.control.find((there) => there.space === space)?.seat;
export const allyOf = (view: View, faction: Faction): number | undefined =>
  view.alliances.find((held) => held.faction === faction)?.seat;
export const spiesAt = (view: View, post: Post): number[] =>
  view.players.filter((player) => player.spies.includes(post)).map((player) => player.seat);

/** All agents a player has, those sent out included. */
export const agentsOf = (player: PlayerView): number => 2 + Number(player.swordmaster);

/** The units of a player in the Conflict. */
export const unitsOf = (player: PlayerView): number => player.deployed + player.worms;

/** Those with troops: everybody but Commanders. */
export const armies = (view: View): PlayerView[] => view.players.filter((player) => !player.commander);

/** Who fights, the strongest first; those without a unit do not. */
export const fighters = (view: View): PlayerView[] =>
  view.players.filter((player) => unitsOf(player) > 0).sort((a, b) => b.strength - a.strength);
