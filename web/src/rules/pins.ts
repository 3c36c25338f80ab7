import type { AnyOptions } from '../games/any';

/**
 * Where the numbers of the set-up picture stand. The page "setup" of a game lists what is laid out; what of it lies on the
 * board has a pin there, in hundredths of the board's width and height, and the list has the same numbers.
 */
export type Pin = readonly [x: number, y: number] | null;

export interface Picture {
  mode: string;
  seats: number;
  /** Options that leave nothing to chance which the picture shows. */
  options?: Partial<AnyOptions>;
  pins: readonly Pin[];
}

export const PICTURES: Record<string, Picture> = {
  conquest: {
    mode: 'standard',
    seats: 4,
    options: { factions: ['atreides', 'harkonnen', 'fremen', 'imperium'] },
    // Traitors and spice lie behind the screens; troops at the pole; the storm's track, where the die is rolled for.
    pins: [null, null, [53, 47], [34, 94]],
  },
  imperium: {
    mode: 'standard',
    seats: 4,
    // The Conflict; the Row and the Reserve lie beside the board; the tracks' tokens; the wall.
    pins: [[23.7, 79], null, null, [13.5, 9.5], [72, 51.5]],
  },
  arrakis: {
    mode: 'duel',
    seats: 2,
    // A sietch, a settlement, a hidden station; tracks, Leaders and tokens lie beside the map.
    pins: [[8, 67], [46.5, 24], [60.5, 17], null, null, null],
  },
};
