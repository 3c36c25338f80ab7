/** Dune: Imperium – Uprising at the table. */
import type { GameModule, Say } from '../board';
import Board from './Board.svelte';
import { parts } from '../parts/actions';
import { isEnd, isOnBoard, placeOf } from './choosing';
import Hand from './Hand.svelte';
import Scene from './Scene.svelte';
import Side from './Side.svelte';
import { dashed } from './names';
import { PHASES, playerOf, powerOf, type View } from './view';
import { w } from './words';

/** Words of the board where the shell expects a message: a text that is its own words. */
const own = (text: string): Say => ({ key: 'do-pick', args: [['card', { text }]] });

const imperium: GameModule = {
  Board,
  Hand,
  Scene,
  Side,
  inScene: (view) => (view as View).phase === 'combat' && (view as View).conflict !== null,
  onBoard: (choice) => isOnBoard(choice),
  isEnd,
  power: (_, seat) => powerOf(seat),
  points: (view, seat) => playerOf(view as View, seat)?.vp,
  purse(view, seat) {
    const player = playerOf(view as View, seat);
    if (!player) return [];
    return [
      { icon: 'solari', count: player.solari, name: own(w('solari')) },
      { icon: 'spice', count: player.spice, name: own(w('spice')) },
      { icon: 'water', count: player.water, name: own(w('water')) },
      { icon: 'troop', count: player.garrison, name: own(w('garrison')) },
      { icon: 'intrigue', count: player.intrigue_count, name: own(w('intrigue-cards')) },
      { icon: 'card', count: player.hand_count, name: own(w('hand')) },
    ];
  },
  path: (view) => ({
    round: own(w('round', { n: Math.max(1, (view as View).round) })),
    phases: PHASES.map((phase) => ({
      say: own(w(`phase-${dashed(phase)}`)),
      now: (view as View).phase === phase,
    })),
  }),
  placeOf,
  seatOf(told) {
    const held = parts(told.event)[1] as { seat?: number } | undefined;
    return held?.seat;
  },
};
export default imperium;
