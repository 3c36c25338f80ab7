/** The board's own words: the same messages in all languages, all of them used, none missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGS, Words, type Lang } from '../../lib/words';
import { messagesOf } from '../../testing/messages';
import { CARDS, LEADER_CARDS, PRESCIENCE } from './content';
import { cardWords, effectWords, needWords } from './effects';
import { IMPERIUM, sideOfDeck } from './view';

const here = import.meta.dirname;
const crate = join(here, '../../../../crates/arrakis/text');
const file = (lang: Lang) => readFileSync(join(here, `text/${lang}.ftl`), 'utf8');

const messages = (lang: Lang) => messagesOf(join(here, `text/${lang}.ftl`));

const code = readdirSync(here)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(here, name), 'utf8'))
  .join('\n');
const named = [...code.matchAll(/\b(?:w|own)\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? '');

/** Says everything that cards can do, and notes which messages it took. */
function sayAll(lang: Lang): { keys: Set<string>; words: string[] } {
  const keys = new Set<string>();
  const ours = new Words(lang, [file(lang)]);
  const game = new Words(lang, [readFileSync(join(crate, `${lang}.ftl`), 'utf8')]);
  const tongue = (side: 'atreides' | 'harkonnen') => ({
    side,
    say: game.say.bind(game),
    own: (key: string, args?: Parameters<Words['text']>[1]) => {
      keys.add(key);
      return ours.text(key, args);
    },
  });
  const words = [
    ...CARDS.map((card, at) => cardWords(at, tongue(sideOfDeck(card.deck)))),
    ...LEADER_CARDS.map((card) => effectWords(card.special, tongue(sideOfDeck(card.deck)))),
    ...PRESCIENCE.map((card) => needWords(card.needs, tongue('atreides').own)),
    ...IMPERIUM.map((power) => tongue('harkonnen').own(`ban-${power}`)),
  ];
  return { keys, words };
}

it.each(LANGS)('%s has the same messages with the same arguments as English', (lang) => {
  expect(messages(lang)).toEqual(messages('en'));
});

it('has every message that the code names', () => {
  const known = messages('en');
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

it.each(LANGS)('%s has words for everything that is printed', (lang) => {
  expect(sayAll(lang).words.filter((words) => words.includes('«') && /«[a-z-]+»/.test(words))).toEqual([]);
});

it('has no message that nothing uses', () => {
  const said = sayAll('en').keys;
  const unused = [...messages('en').keys()].filter((key) => !said.has(key) && !code.includes(`'${key}'`));
  expect(unused).toEqual([]);
});
