/** Dune: War for Arrakis at the table. */
import type { GameModule, Say } from '../board';
import Board from './Board.svelte';
import { isOnBoard, obvious, placeOfAction } from './choosing';
import { BOX, DECKS, load } from './content';
import { placeOf, seatOf } from './describe';
import Hand from './Hand.svelte';
import { phaseSay } from './names';
import Scene from './Scene.svelte';
import { AIR, areaShape, HEIGHT, WIDTH } from './shapes';
import Side from './Side.svelte';
import { flights, sceneAt, telling } from './story';
import type { Contents } from './types/Contents';
import type { Options } from './types/Options';
import {
  decksOfSeat,
  powerOf,
  sideIndex,
  sideOfDeck,
  sideOfLeader,
  type Action,
  type Event,
  type View,
} from './view';
import { w } from './words';

/** Words of the board where the shell expects a message of the game. */
const own = (text: string): Say => ({ key: 'choice-from', args: [['area', { text }]] });

const total = (counts: readonly number[] | undefined) => (counts ?? []).reduce((a, b) => a + b, 0);

const arrakis: GameModule<View, Action, Event, Contents, Options> = {
  load: ([box]) => box && load(box),
  Board,
  setUp: {
    wide: 1.5,
    load: async () => (await import('./SetUp.svelte')).default,
    held: async () => (await import('./Held.svelte')).default,
    pieces(view) {
      const held = view.areas.flatMap(({ area, side }) => (side ? (areaShape(area) ?? []) : []));
      const aloft = AIR.filter((_, zone) => (view.air[zone] ?? 'nothing') !== 'nothing');
      return [...held, ...aloft].map(({ at }) => [at[0] / WIDTH, at[1] / HEIGHT] as const);
    },
  },
  Hand,
  dock: { desk: 240, phone: 226 },
  Side,
  Scene,
  inScene: (view) => view.battle?.on ?? false,
  obvious: (choices, view) => obvious(choices, view.asked),
  onBoard: (choice, view) => isOnBoard(choice, view.battle?.on ?? false),
  isEnd: (choice) => choice.action === 'end_turn' || choice.action === 'done',
  power: (view, seat) => powerOf(view, seat),
  points(view, seat) {
    const [deck] = decksOfSeat(view, seat);
    if (!deck) return undefined;
    return sideOfDeck(deck) === 'harkonnen' ? view.supremacy : Math.min(...view.markers);
  },
  purse(view, seat) {
    const at = view;
    const decks = decksOfSeat(at, seat);
    const [deck] = decks;
    if (!deck) return [];
    const side = sideOfDeck(deck);
    const dice = decks.reduce((sum, one) => sum + total(at.dice[DECKS.indexOf(one)]), 0);
    const cards = at.hands
      .filter((hand) => decks.includes(hand.player))
      .reduce((sum, hand) => sum + total(hand.backs), 0);
    return [
      { icon: 'dial', count: dice, name: own(w('purse-dice')) },
      { icon: 'card', count: cards, name: own(w('purse-cards')) },
      { icon: 'bene', count: at.bene[sideIndex(side)] ?? 0, name: own(w('bene')) },
      {
        icon: 'tanks',
        count: at.leaders.filter((one) => one.cell !== null && sideOfLeader(one.leader) === side).length,
        name: { key: 'regeneration-tank' },
      },
    ];
  },
  path: (view) => ({
    round: own(w('round', { round: view.round })),
    phases: BOX.phases.map((phase) => ({ say: phaseSay(phase), now: view.phase === phase })),
  }),
  placeOf,
  telling,
  flights,
  sceneAt,
  scenesOver: 'rail',
  extras: async () => (await import('./extras')).default,
  placesOf({ action }) {
    const place = placeOfAction(action);
    return place === undefined ? [] : [place];
  },
  seatOf: (told, view) => seatOf(told, view),
};
export default arrakis;
