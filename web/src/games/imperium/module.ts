/** Dune: Imperium and Dune: Imperium – Uprising at the table. */
import type { GameModule, Say } from '../board';
import Board from './Board.svelte';
import { parts } from '../parts/actions';
import { isEnd, isOnBoard, placeOf, placeOfChoice } from './choosing';
import { BOX, load } from './content';
import { KIT, open } from './kit';
import Hand from './Hand.svelte';
import Beside from './Beside.svelte';
import Side from './Side.svelte';
import { dashed } from './names';
import { piecesOf } from './pieces';
import { flights, sceneAt, telling } from './story';
import type { Contents } from './types/Contents';
import type { IxEvent } from './types/IxEvent';
import type { Options } from './types/Options';
import type { Tleilax } from './types/Tleilax';
import { sheets } from './picked.svelte';
import {
  askedSide,
  fights,
  fleetOf,
  playerOf,
  powerOf,
  shipsOut,
  type Action,
  type Event,
  type View,
} from './view';
import { w } from './words';

/** Words of the board where the shell expects a message: a text that is its own words. */
const own = (text: string): Say => ({ key: 'do-pick', args: [['card', { text }]] });

const boxes = ({ board, base_cards, ix, immortality }: Options): string[] => [
  board === 'base' ? 'base' : 'uprising',
  // Dune: Imperium lends its cards to Uprising.
  ...(base_cards ? ['base'] : []),
  ...(ix ? ['ix'] : []),
  ...(immortality ? ['immortality'] : []),
];
/** Six players turn Uprising's board over, whichever side a record names. */
const boardOf = ({ players, board }: Options) => (players === BOX.team_seats ? 'six' : board);

const imperium: GameModule<View, Action, Event, Contents, Options> = {
  boxes,
  ground: (options) => [boardOf(options), ...boxes(options)].join(' '),
  async load(contents, options) {
    load(contents);
    const { base_cards: base, ix, immortality } = options;
    await open(boardOf(options), { base, ix, immortality });
  },
  Board,
  setUp: {
    wide: 1.4,
    load: async () => (await import('./SetUp.svelte')).default,
    held: async () => (await import('./Held.svelte')).default,
    pieces: (view) => piecesOf(view, KIT.wide),
  },
  Hand,
  dock: { desk: 240, phone: 262 },
  Scene: Beside,
  Side,
  inScene(view) {
    const side = askedSide(view) ?? sheets.side;
    return fights(view) || (side === 'ix' ? view.ix !== null : side === 'tleilax' && view.immortality);
  },
  onBoard: (choice) => isOnBoard(choice),
  isEnd,
  power: (_, seat) => powerOf(seat),
  points: (view, seat) => playerOf(view, seat)?.vp,
  purse(view, seat) {
    const player = playerOf(view, seat);
    if (!player) return [];
    const fleet = fleetOf(player);
    return [
      { icon: 'solari', count: player.solari, name: own(w('solari')) },
      { icon: 'spice', count: player.spice, name: own(w('spice')) },
      { icon: 'water', count: player.water, name: own(w('water')) },
      { icon: 'troop', count: player.garrison, name: own(w('garrison')) },
      { icon: 'intrigue', count: player.intrigue_count, name: own(w('intrigue-cards')) },
      { icon: 'card', count: player.hand_count, name: own(w('hand')) },
      ...(player.ix ? [{ icon: 'tech', count: player.ix.tiles.length, name: own(w('tech')) }] : []),
      ...(fleet
        ? [
            { icon: 'dreadnought', count: shipsOut(player), name: own(w('dreadnoughts')) },
            { icon: 'freighter', count: fleet.freighter, name: own(w('freighter-step')) },
            { icon: 'negotiator', count: fleet.negotiators, name: own(w('negotiators')) },
          ]
        : []),
      ...(player.tleilax
        ? [{ icon: 'specimen', count: player.tleilax.specimens, name: own(w('specimens')) }]
        : []),
    ];
  },
  path: (view) => ({
    round: own(w('round', { n: Math.max(1, view.round) })),
    phases: BOX.phases.map((phase) => ({
      say: own(w(`phase-${dashed(phase)}`)),
      now: view.phase === phase,
    })),
  }),
  placeOf,
  telling,
  flights,
  sceneAt,
  scenesOver: 'board',
  extras: async () => (await import('./extras')).default,
  placesOf(choice) {
    const place = placeOfChoice(choice);
    return place === undefined ? [] : [place];
  },
  seatOf(told) {
    const [kind, value] = parts(told.event);
    const held = kind === 'ix' || kind === 'tleilax' ? parts<IxEvent | Tleilax>(value)[1] : value;
    return held && typeof held === 'object' && 'seat' in held ? held.seat : undefined;
  },
};
export default imperium;
