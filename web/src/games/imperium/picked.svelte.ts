/** The card taken up from the hand: the hand lifts it, the board lights the spaces it reaches. */
class Picked {
  /** The card, or nothing. */
  card = $state<string | undefined>();
  /** The place the pointer drags it over. */
  over = $state<string | undefined>();

  toggle(card: string): void {
    this.card = this.card === card ? undefined : card;
  }
  drop(): void {
    this.card = undefined;
    this.over = undefined;
  }
}
export const picked = new Picked();

/** Small things the board and the dock share: is the Row opened as a sheet, on small screens? */
class Sheets {
  row = $state(false);
}
export const sheets = new Sheets();
