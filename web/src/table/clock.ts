const two = (n: number) => String(n).padStart(2, '0');

/** Milliseconds as `12:05`, `3:04:05` from an hour on, and days before the hours from a day on. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (days) return `${days}·${two(hours)}:${rest}`;
  return hours ? `${hours}:${rest}` : rest;
}
