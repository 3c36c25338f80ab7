/** The board's own words, and those it puts together for what is printed on cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGS, Words, type Lang } from '../../lib/words';
import { testBoardText } from '../../testing/boardText';
import { CARDS, LEADER_CARDS, PRESCIENCE } from './content';
import { cardWords, effectWords, needWords } from './effects';
import { IMPERIUM, sideOfDeck } from './view';

const here = import.meta.dirname;
const crate = join(here, '../../../../crates/arrakis/text');
const file = (lang: Lang) => readFileSync(join(here, `text/${lang}.ftl`), 'utf8');

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
    ...CARDS.map((card) => cardWords(card.id, tongue(sideOfDeck(card.deck)))),
    ...LEADER_CARDS.map((card) => effectWords(card.special, tongue(sideOfDeck(card.deck)))),
    ...PRESCIENCE.map((card) => needWords(card.needs, tongue('atreides').own)),
    ...IMPERIUM.map((power) => tongue('harkonnen').own(`ban-${power}`)),
  ];
  return { keys, words };
}

testBoardText(here, sayAll('en').keys);

it.each(LANGS)('%s has words for everything that is printed', (lang) => {
  expect(sayAll(lang).words.filter((words) => words.includes('«') && /«[a-z-]+»/.test(words))).toEqual([]);
});
