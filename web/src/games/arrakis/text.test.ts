/** The board's own words, and those of the game for what is printed on cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGS, Words } from '../../lib/words';
import { testBoardText } from '../../testing/boardText';
import { BOX, IMPERIUM } from './content';
import { sentences } from '../parts/sentences';

const here = import.meta.dirname;
const crate = join(here, '../../../../crates/arrakis/text');

testBoardText(here, new Set(IMPERIUM.map((power) => `ban-${power}`)));

it.each(LANGS)('%s has words for everything that is printed', (lang) => {
  const game = new Words(lang, [readFileSync(join(crate, `${lang}.ftl`), 'utf8')]);
  const says = [
    ...BOX.cards.map((card) => card.says.effects),
    ...BOX.leaders.map((card) => card.says.special),
    ...BOX.prescience.map((card) => [card.says.needs]),
  ];
  const words = says.map((some) => sentences(some, game.say.bind(game)));
  expect(words.filter((text) => text.includes('«') && /«[a-z-]+»/.test(text))).toEqual([]);
});
