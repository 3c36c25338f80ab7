/** Whose turn it is to look at the screen when several seats share it. */

/**
 * The seat to show: the one that looks on as long as it is waited for, else the first of mine that is.
 * `undefined` only when none of the seats is mine.
 */
export function nextSeat(
  shown: number | undefined,
  mine: readonly number[],
  waiting: readonly number[],
): number | undefined {
  if (shown !== undefined && mine.includes(shown) && waiting.includes(shown)) return shown;
  const asked = mine.find((seat) => waiting.includes(seat));
  return asked ?? (shown !== undefined && mine.includes(shown) ? shown : mine[0]);
}
