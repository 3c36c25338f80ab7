/** What can be checked of language by a machine: alphabets, marks, plurals, cases after prepositions, the glossary. */
import { describe, expect, it } from 'vitest';
import { LANGS } from '../lib/words';
import {
  afterPreposition,
  foreign,
  GAMES,
  linesOf,
  marks,
  messageFiles,
  mixed,
  pageFiles,
  quoted,
  said,
  sameName,
  sceneFiles,
  unpluralled,
  unwanted,
} from '../testing/language';

const all = (lang: string) => [...messageFiles(lang), ...pageFiles(lang)];
const lines = (lang: string) => all(lang).flatMap(linesOf);

describe.each(LANGS)('%s', (lang) => {
  it('was found: messages of shell, scenes, terminal and every game, rules pages and lessons', () => {
    expect(messageFiles(lang).length).toBeGreaterThanOrEqual(12);
    expect(pageFiles(lang).length).toBeGreaterThanOrEqual(6);
  });

  it('has no word with letters of two alphabets', () => {
    expect(lines(lang).flatMap(({ at, text }) => mixed(text).map((word) => `${at} ${word}`))).toEqual([]);
  });

  it('has no letter of another alphabet', () => {
    expect(
      lines(lang).flatMap(({ at, text }) => foreign(lang, text).map((word) => `${at} ${word}`)),
    ).toEqual([]);
  });

  it('is printed with its own marks', () => {
    expect(
      lines(lang).flatMap(({ at, text }) => marks(lang, text).map((mark) => `${at} ${mark} ${text}`)),
    ).toEqual([]);
  });

  it('puts no name right after a preposition', () => {
    expect(messageFiles(lang).flatMap(afterPreposition)).toEqual([]);
  });

  it('says what the glossary says', () => {
    const words = unwanted([lang]);
    const found = all(lang).flatMap((source) => {
      const here = words.filter(({ game }) => game === '' || game === source.game);
      return linesOf(source).flatMap(({ at, text }) =>
        here.filter(({ pattern }) => pattern.test(text)).map(({ word }) => `${at} ${word}: ${text.trim()}`),
      );
    });
    expect(found).toEqual([]);
  });
});

/** Titles of other boxes and sentences of cards, which no message has. */
const ELSEWHERE =
  /^(Дюна\. |Піднесення|Восстани|Розквіт|Расцвет|Безсмертя|Бессмертие|Магді|Махди|Скиньте|Сбросьте|Два очк|Перемістити|Переместить|Відправити агента|Суперник|Соперник|Гільдії Лоцманів|Космической гильдии)/;

it.each(LANGS.flatMap((lang) => GAMES.map((game) => [lang, game] as const)))(
  '%s pages of %s quote names as the messages say them',
  (lang, game) => {
    const names = [...said(game, lang)];
    const lines = pageFiles(lang).filter((source) => source.game === game);
    const found = lines
      .flatMap(linesOf)
      .flatMap(({ at, text }) => quoted(text).map((name) => ({ at, name })))
      .filter(
        ({ name }) => !ELSEWHERE.test(name) && !names.some((other) => sameName(name.toLowerCase(), other)),
      );
    expect(found).toEqual([]);
  },
);

it('knows which game says what in the scenes', () => {
  const says = (game: string) =>
    sceneFiles('uk')
      .filter((source) => source.game === game)
      .flatMap(linesOf);
  for (const game of GAMES) expect(says(game).length).toBeGreaterThan(4);
  expect(says('conquest').map(({ text }) => text)).toContain(' командир');
});

it('reads the glossary', () => {
  for (const lang of ['en', 'uk', 'ru']) expect(unwanted([lang]).length).toBeGreaterThan(10);
});

it('counts in English, too', () => {
  expect(messageFiles('en').flatMap(unpluralled)).toEqual([]);
  const counted = pageFiles('en').flatMap(linesOf);
  const wrong = /\b1 (cards|troops|units|dice|hits|points|areas|regions|spaces|sectors|tokens|players)\b/;
  expect(counted.filter(({ text }) => wrong.test(text))).toEqual([]);
});
