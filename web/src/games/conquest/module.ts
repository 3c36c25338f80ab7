/** Dune: A Game of Conquest and Diplomacy at the table. */
import type { GameModule, Say } from '../board';
import Board from './Board.svelte';
import { parts } from '../parts/actions';
import { isOnBoard, spotOf } from './choosing';
import { load, BOX } from './content';
import { placeOf } from './describe';
import Hand from './Hand.svelte';
import { phaseSay } from './names';
import Scene from './Scene.svelte';
import { cellsOf, regionOf } from './shapes';
import { middleOf } from './spots';
import { flights, sceneAt, telling } from './story';
import type { Contents } from './types/Contents';
import type { Options } from './types/Options';
import { powerOf, type Action, type Event, type View } from './view';
import './wide.css';
import { w } from './words';

/** Words of the board where the shell expects a message of the game. */
const own = (text: string): Say => ({ key: 'number', args: [['n', { text }]] });

const conquest: GameModule<View, Action, Event, Contents, Options> = {
  load: ([box]) => box && load(box),
  Board,
  setUp: {
    wide: 1,
    round: true,
    load: async () => (await import('./SetUp.svelte')).default,
    // A covered stronghold is part of what one looks at.
    pieces: (view) =>
      [...view.places, ...cellsOf(view.covered ?? '').map(({ id }) => ({ cell: id }))].flatMap(
        ({ cell }) => {
          const at = middleOf(cell);
          return at ? [[at[0] / 1000 + 0.5, at[1] / 1000 + 0.5] as const] : [];
        },
      ),
  },
  Hand,
  dock: { desk: 208, phone: 216 },
  Scene,
  inScene: (view) => view.battle !== null,
  onBoard: (choice, view) => isOnBoard(choice, view),
  /** The pauses of a turn in which whoever holds market cards is asked: one opens each phase, one is before drawing. */
  isPass: (choice, view) =>
    (view.asked === 'pause' || view.asked === 'before_drawing') && choice.action === 'pass',
  power: (view, seat) => powerOf(view, seat),
  points: (view, seat) => view.sides.find((side) => side.seat === seat)?.strongholds,
  purse(view, seat) {
    const side = view.sides.find((side) => side.seat === seat);
    if (!side) return [];
    return [
      { icon: 'spice', count: side.spice, name: own(w('spice')) },
      { icon: 'troop', count: side.reserve, name: own(w('reserve')) },
      { icon: 'tanks', count: side.tanks, name: own(w('tanks')) },
      { icon: 'kinetic', count: side.battle_count, name: own(w('battle-cards')) },
      { icon: 'contract', count: side.market_count, name: own(w('market-cards')) },
      { icon: 'traitor', count: side.traitor_count, name: own(w('traitors')) },
    ];
  },
  path: (view) => ({
    round: own(w('turn-of', { turn: Math.max(1, view.turn), last: BOX.turns })),
    phases: BOX.phases.map((phase) => ({ say: phaseSay(phase), now: view.phase === phase })),
  }),
  placeOf,
  telling,
  flights,
  sceneAt,
  scenesOver: 'rail',
  wide: true,
  extras: async () => (await import('./extras')).default,
  /** Where its locations are not told apart, a region is one place. */
  placesOf(choice, view) {
    const spot = spotOf(choice, view);
    return spot === undefined ? [] : [spot, regionOf(spot)];
  },
  seatOf(told) {
    const [, held] = parts(told.event);
    return held && 'seat' in held ? held.seat : undefined;
  },
};
export default conquest;
