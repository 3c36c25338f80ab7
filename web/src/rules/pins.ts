import type { AnyOptions } from '../games/any';

/**
 * Where the numbers of the set-up pictures stand. The page "setup" of a game lists what is laid out, and so does the page of
 * a mode or box that changes the board; what of it lies on the board has a pin there, in hundredths of the board's width and
 * height, and the list has the same numbers.
 */
export type Pin = readonly [x: number, y: number] | null;

export interface Picture {
  mode: string;
  seats: number;
  /** Options that leave nothing to chance which the picture shows. */
  options?: Partial<AnyOptions>;
  pins: readonly Pin[];
}

/** By game and page. */
export const PICTURES: Record<string, Record<string, Picture>> = {
  conquest: {
    setup: {
      mode: 'standard',
      seats: 4,
      options: { factions: ['atreides', 'harkonnen', 'fremen', 'imperium'] },
      // Traitors and spice lie behind the screens; troops at the pole; the storm's track, where the die is rolled for.
      pins: [null, null, [53, 47], [34, 94]],
    },
  },
  imperium: {
    setup: {
      mode: 'standard',
      seats: 4,
      // The Conflict; the Row and the Reserve lie beside the board; the tracks' tokens; the wall.
      pins: [[23.7, 79], null, null, [13.5, 9.5], [72, 51.5]],
    },
    six: {
      mode: 'six',
      seats: 6,
      // The first track and the last; between the Commanders' boards; contracts and Objectives lie beside the board.
      pins: [[11.5, 9.5], [46, 9.5], [64.6, 83.6], null],
    },
    base: {
      mode: 'base',
      seats: 4,
      // The Conflict; Reserve, leaders and lots lie beside the board; the tracks.
      pins: [[23.7, 79], null, null, null, [13.5, 9.5]],
    },
    ix: {
      mode: 'base',
      seats: 4,
      options: { ix: true },
      // The four new spaces.
      pins: [
        [85.6, 15],
        [85.6, 28],
        [60.4, 28],
        [73.8, 28],
      ],
    },
  },
  arrakis: {
    setup: {
      mode: 'duel',
      seats: 2,
      // A sietch, a settlement, a hidden station; tracks, Leaders and tokens lie beside the map.
      pins: [[8, 67], [46.5, 24], [60.5, 17], null, null, null],
    },
  },
};
