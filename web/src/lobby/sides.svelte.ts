/** Which side a seat will have, and so its colours: the lobby asks the game, for every kind of table once. */
import type { Power } from '../games/board';
import { fetchSetUp } from '../lib/api';
import { GameWords } from '../lib/gameWords.svelte';
import type { Say } from '../lib/protocol/Say';
import type { SetUpAsked } from '../lib/protocol/SetUpAsked';
import { powerOfSide } from '../lib/ui/powers';

type SidesOfSeats = readonly (Say | null)[];

// A plain cache: nothing on the screen depends on it.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const asked = new Map<string, Promise<SidesOfSeats>>();

function sidesOf(table: SetUpAsked): Promise<SidesOfSeats> {
  const key = JSON.stringify(table);
  let sides = asked.get(key);
  if (!sides) {
    sides = fetchSetUp(table).then((setUp) => setUp.sides);
    sides.catch(() => asked.delete(key));
    asked.set(key, sides);
  }
  return sides;
}

/** The sides of one table that has not begun. Make it while a component starts. */
export class Sides {
  #sides = $state.raw<SidesOfSeats>([]);
  readonly #words: GameWords;
  readonly #table: () => SetUpAsked | undefined;

  constructor(table: () => SetUpAsked | undefined) {
    this.#table = table;
    this.#words = new GameWords(() => table()?.game);
    $effect(() => {
      let current = true;
      const take = (sides: SidesOfSeats) => {
        if (current) this.#sides = sides;
      };
      const wanted = table();
      if (wanted) sidesOf(wanted).then(take, () => take([]));
      return () => (current = false);
    });
  }

  readonly power = (seat: number): Power =>
    powerOfSide(this.#table()?.game ?? '', this.#sides[seat]?.key, seat);

  /** The side's name; nothing if it is not certain before the start. */
  readonly name = (seat: number): string => {
    const side = this.#sides[seat];
    return side && this.#words.ready ? this.#words.say(side) : '';
  };
}
