/** What the lobby calls games, modes, options and bots. A thing without words shows its id. */
import { t, told } from '../lib/text.svelte';

const plain = (id: string) => id.replaceAll(/[-_]/g, ' ');
const named = (key: string, id: string) => (told(key) ? t(key) : plain(id));
const dashed = (name: string) => name.replaceAll('_', '-');

export const gameName = (game: string): string => named(`game-${game}`, game);
export const modeName = (game: string, mode: string): string => named(`mode-${game}-${mode}`, mode);
export const botName = (bot: string): string => named(`bot-${bot}`, bot);

export const gameAbout = (game: string): string => named(`game-${game}-about`, '');
export const modeAbout = (game: string, mode: string): string => named(`mode-${game}-${mode}-about`, '');

/** An option nobody wrote words for is left as it usually is. */
export const isExplained = (game: string, option: string): boolean =>
  told(`option-${game}-${dashed(option)}`);
export const optionName = (game: string, option: string): string => t(`option-${game}-${dashed(option)}`);

export function valueName(game: string, option: string, value: unknown): string {
  const id = typeof value === 'string' ? value : JSON.stringify(value);
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  return named(`option-${game}-${dashed(option)}-${dashed(id)}`, id);
}
