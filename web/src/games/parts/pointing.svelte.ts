/** What is pointed at on a board, and the place where one of several things is to be chosen. */
import type { BoardProps } from '../board';
import type { Spot } from './spots';

export class Pointing<S extends Spot, Action = S['choices'][number]['action']> {
  readonly #spots: () => S[];
  #pointed = $state<string | undefined>();
  #several = $state<string | undefined>();
  readonly #find = (id: string | undefined) => this.#spots().find((spot) => spot.id === id);

  /** The place where several things can be done, after a click on it. */
  readonly several = $derived.by(() => {
    const spot = this.#find(this.#several);
    return spot?.choices.length ? spot : undefined;
  });
  /** The place to tell about. */
  readonly told = $derived.by(() => (this.several ? undefined : this.#find(this.#pointed)));

  constructor(spots: () => S[]) {
    this.#spots = spots;
  }

  point(spot: S | undefined): void {
    this.#pointed = spot?.id;
  }

  close(): void {
    this.#several = undefined;
  }

  /** Does what can be done there, asks which of several, or why `wouldBe`, the like of what is possible, is not. */
  pick(
    spot: S,
    { act, whyNot }: Pick<BoardProps<unknown, Action>, 'act' | 'whyNot'>,
    wouldBe: Action | undefined,
  ): void {
    const [only] = spot.choices;
    this.close();
    if (spot.choices.length > 1) this.#several = spot.id;
    else if (only) {
      // What was told of the place would cover what is asked next.
      this.point(undefined);
      act(only.action as Action);
    } else {
      this.point(spot);
      if (wouldBe !== undefined) void whyNot(wouldBe);
    }
  }
}
