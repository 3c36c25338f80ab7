/** The card taken up from the hand: the hand lifts it, the board lights the spaces it reaches. */
class Picked {
  /** The card, or nothing. */
  card = $state<string | undefined>();
  /** Which of several equal cards. */
  at = $state<number | undefined>();
  /** The place the pointer drags it over. */
  over = $state<string | undefined>();

  toggle(card: string, at: number): void {
    const same = this.card === card && this.at === at;
    this.card = same ? undefined : card;
    this.at = same ? undefined : at;
  }
  drop(): void {
    this.card = undefined;
    this.at = undefined;
    this.over = undefined;
  }
}
export const picked = new Picked();

/** Small things the board, the dock and the rail share: what is opened as a sheet or beside the board. */
class Sheets {
  row = $state(false);
  /** The board opened by hand beside the main one. */
  side = $state<'ix' | 'tleilax' | undefined>();

  toggle(side: 'ix' | 'tleilax'): void {
    this.side = this.side === side ? undefined : side;
  }
}
export const sheets = new Sheets();
