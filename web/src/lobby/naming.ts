/** What the lobby calls games, modes, options and bots. A thing without words shows its id. */
import type { ClockSettings } from '../lib/protocol/ClockSettings';
import type { OptionValue } from '../lib/protocol/OptionValue';
import type { Say } from '../lib/protocol/Say';
import { t, told } from '../lib/text.svelte';
import { FACES } from '../lib/ui/faces';
import { CLOCKS } from './choosing';
import { dashed } from './options';

const plain = (id: string) => dashed(id).replaceAll('-', ' ');
const named = (key: string, id: string) => (told(key) ? t(key) : plain(id));

export const gameName = (game: string): string => named(`game-${game}`, game);
/** The name of another game of the series that a mode is. */
export const ownGame = (game: string, mode: string): string => {
  const key = `game-${game}-${mode}`;
  return told(key) ? t(key) : '';
};
/** What is played at a table of this mode. */
export const tableName = (game: string, mode: string): string => ownGame(game, mode) || gameName(game);
export const modeName = (game: string, mode: string): string => named(`mode-${game}-${mode}`, mode);
export const botName = (bot: string): string => named(`bot-${bot}`, bot);
/** What a bot is called, without its level. */
export const botShort = (bot: string): string => named(`bot-${bot}-name`, bot);
export const botLevel = (bot: string): string => named(`bot-${bot}-level`, bot);
/** Its strength: one to four, or none that is known. */
export const strengthOf = (bot: string): number => FACES.findIndex((face) => face === bot) + 1;
export const botAbout = (bot: string): string => named(`bot-${bot}-about`, '');

/** What a side can do, in a few words, if the lobby knows. */
export const giftOf = (game: string, side: string): string => named(`gift-${game}-${side}`, '');

export const gameAbout = (game: string): string => named(`game-${game}-about`, '');
export const modeAbout = (game: string, mode: string): string => named(`mode-${game}-${mode}-about`, '');

const optionKey = (game: string, option: string) => `option-${game}-${dashed(option)}`;
export const optionName = (game: string, option: string): string => named(optionKey(game, option), option);
export const optionAbout = (game: string, option: string): string =>
  named(`${optionKey(game, option)}-about`, '');

/** A value by the game's own word, else by ours. */
export function valueName(
  game: string,
  option: string,
  { value, say }: OptionValue,
  words: (say: Say) => string,
): string {
  if (say) return words(say);
  if (value === null) return t('left-to-chance');
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value !== 'string') return JSON.stringify(value);
  return named(`${optionKey(game, option)}-${dashed(value)}`, value);
}

/** A clock by the name it was chosen by, or in hours. */
export function clockName({ budget_s, bonus_s }: ClockSettings): string {
  const known = CLOCKS.find(({ clock }) => clock?.budget_s === budget_s && clock.bonus_s === bonus_s);
  return known
    ? t(known.name)
    : t('clock-of', { hours: Math.round(budget_s / 360) / 10, seconds: bonus_s });
}
