import '../people/words';
import { t } from '../lib/text.svelte';

const HOUR = 3_600_000;

/** So much time in hours and minutes, or days and hours. */
export function timeLeft(left: number): string {
  const hours = Math.floor(left / HOUR);
  return hours < 48
    ? t('hours-short', { hours, minutes: Math.floor((left % HOUR) / 60_000) })
    : t('days-short', { days: Math.floor(hours / 24), hours: hours % 24 });
}
