/** For tests of language: every text of the house, and what can be checked of it without understanding it. */
import {
  FluentParser,
  type Expression,
  type Message,
  type Pattern,
  type SelectExpression,
} from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const GAMES = ['conquest', 'imperium', 'arrakis'] as const;
export type Game = (typeof GAMES)[number];

const house = join(import.meta.dirname, '../../..');

/** One text file; `game` is empty for words that belong to no game. */
export interface Source {
  path: string;
  game: Game | '';
  lang: string;
  text: string;
}

function read(path: string, game: Game | '', lang: string): Source[] {
  const file = join(house, path);
  return existsSync(file) ? [{ path, game, lang, text: readFileSync(file, 'utf8') }] : [];
}

/** The messages of one language: the shell's, the scenes', the lobby's and the board's of each game, the terminal's, the games'. */
export const messageFiles = (lang: string): Source[] => [
  ...read(`web/src/text/${lang}.ftl`, '', lang),
  ...read(`web/src/text/people/${lang}.ftl`, '', lang),
  ...sceneFiles(lang),
  ...read(`crates/server/text/${lang}.ftl`, '', lang),
  ...read(`crates/sietch/text/${lang}.ftl`, '', lang),
  ...GAMES.flatMap((game) => [
    ...read(`web/src/text/games/${game}.${lang}.ftl`, game, lang),
    ...read(`web/src/games/${game}/text/${lang}.ftl`, game, lang),
    ...read(`web/src/rules/text/${game}.${lang}.ftl`, game, lang),
    ...setFiles(game, lang).flatMap((file) => read(`crates/${game}/text/${file}`, game, lang)),
  ]),
];

/** The scenes share one file: what only one game's board says is held to the words of that game besides. */
export const sceneFiles = (lang: string): Source[] =>
  read(`web/src/scenes/text/${lang}.ftl`, '', lang).flatMap((source) => [
    source,
    ...GAMES.map((game) => ({ ...source, game, text: saidBy(game, source.text) })),
  ]);

/** What each game's board is written in. */
const boards = new Map(
  GAMES.map((game) => {
    const folder = join(house, 'web/src/games', game);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const code = files.filter(
      (file) => /\.(svelte|ts)$/.test(file) && !/(^types\/|\.test\.ts$)/.test(file),
    );
    return [game, code.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')] as const;
  }),
);

/** The messages that the board of this game names and no other's; every other line is empty. */
function saidBy(game: Game, text: string): string {
  let kept = false;
  return text
    .split('\n')
    .map((line) => {
      const key = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1];
      if (key) kept = [...boards].every(([other, code]) => code.includes(`'${key}'`) === (other === game));
      else if (!/^[\s}]/.test(line)) kept = false;
      return kept ? line : '';
    })
    .join('\n');
}

/** A game's own messages: one file for all, or more by sets. */
function setFiles(game: string, lang: string): string[] {
  const files = readdirSync(join(house, `crates/${game}/text`));
  return files.filter((file) => file === `${lang}.ftl` || file.endsWith(`.${lang}.ftl`));
}

/** The rules pages and lessons of one language. */
export const pageFiles = (lang: string): Source[] =>
  GAMES.flatMap((game) => {
    const lessons = readdirSync(join(house, `crates/${game}/lessons`));
    return [
      ...read(`crates/${game}/rules/${lang}.md`, game, lang),
      ...lessons
        .filter((file) => file.endsWith(`.${lang}.md`))
        .flatMap((file) => read(`crates/${game}/lessons/${file}`, game, lang)),
    ];
  });

/** A line that people read, with its place. */
export interface Line {
  at: string;
  text: string;
}

/** What people read of a text file: no comments, no keys, no names of arguments, no ids of rules. */
export function linesOf(source: Source): Line[] {
  const ftl = source.path.endsWith('.ftl');
  return source.text.split('\n').flatMap((line, number) => {
    if (ftl && line.startsWith('#')) return [];
    if (!ftl && /^(covers:|## \d+$)/.test(line)) return [];
    const text = ftl
      ? line
          .replace(/^[a-z][a-z0-9-]* =/, '')
          .replace(/^\s*\*?\[[^\]]*\]/, '')
          .replace(/\{[^}]*\}?/g, ' … ')
      : line
          .replace(/\[[A-Z0-9-]+\]/g, '')
          .replace(/^(## [a-z0-9-]+|group):/, '')
          .replaceAll('**', '');
    return text.trim() ? [{ at: `${source.path}:${number + 1}`, text }] : [];
  });
}

const WORD = /[\p{L}\p{M}’'-]+/gu;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Words with letters of two alphabets in them. */
export const mixed = (text: string): string[] =>
  (text.match(WORD) ?? []).filter((word) =>
    word.split(/[-’']/).some((part) => LATIN.test(part) && CYRILLIC.test(part)),
  );

/** Letters that the language's alphabet does not have. */
const FOREIGN: Record<string, RegExp> = { uk: /[ыэёъ]/iu, ru: /[іїєґ]/iu, en: CYRILLIC };
export const foreign = (lang: string, text: string): string[] =>
  (text.match(WORD) ?? []).filter((word) => FOREIGN[lang]?.test(word));

/** Typists' quotes and apostrophes; in Ukrainian and Russian also the short dash between words. */
export const marks = (lang: string, text: string): string[] => [
  ...(text.match(/["']/g) ?? []),
  ...(['uk', 'ru'].includes(lang) ? (text.match(/ – /g) ?? []) : []),
];

/** What is counted in these games, in English. */
const COUNTED =
  /^(?:\s(?!and\b|or\b|of\b|to\b|in\b)[\p{L}’-]+)?\s(cards|tokens|markers|dice|hits|points|swords|troops|units|legions|leaders|agents|spies|sandworms|wormsigns|worms|traitors|harvesters|ornithopters|carryalls|vehicles|frigates|areas|regions|spaces|sectors|sietches|settlements|deserts|strongholds|stations|steps|rows|rounds|turns|actions|players|spectators|bots|seats|tables|games|minutes|hours|days|choices|pages|rules|contracts|copies|reinforcements|shields|specials|groups|places)\b/iu;

export interface Found {
  at: string;
  said: string;
}

/** Calls `seen` for every placeable of an argument with the text round it and the arguments selected on outside it. */
function eachArgument(
  source: Source,
  seen: (
    argument: string,
    before: string,
    after: string,
    selected: ReadonlySet<string>,
    key: string,
  ) => void,
): void {
  const within = (pattern: Pattern, selected: ReadonlySet<string>, key: string): void => {
    pattern.elements.forEach((element, at) => {
      if (element.type === 'TextElement') return;
      const expression = element.expression as Expression;
      if (expression.type === 'VariableReference') {
        const text = (by: number) => {
          const other = pattern.elements[at + by];
          return other?.type === 'TextElement' ? other.value : '';
        };
        seen(expression.id.name, text(-1), text(1), selected, key);
      } else if (expression.type === 'SelectExpression') {
        const choice: SelectExpression = expression;
        const on = choice.selector.type === 'VariableReference' ? [choice.selector.id.name] : [];
        for (const variant of choice.variants) within(variant.value, new Set([...selected, ...on]), key);
      }
    });
  };
  for (const entry of new FluentParser({ withSpans: false }).parse(source.text).body)
    if (entry.type === 'Message') {
      const message = entry as Message;
      if (message.value) within(message.value, new Set(), message.id.name);
    }
}

/** Arguments that are somebody, so that a word after them is what they do. */
const SOMEBODY = new Set(['who', 'name', 'side', 'leader', 'player', 'house']);

/** English messages that would say “1 cards”: a number before a plural with nothing that looks at the number. */
export function unpluralled(source: Source): Found[] {
  const found: Found[] = [];
  eachArgument(source, (argument, _before, after, selected, key) => {
    const noun = COUNTED.exec(after);
    if (noun && !selected.has(argument) && !SOMEBODY.has(argument))
      found.push({ at: `${source.path}: ${key}`, said: `{ $${argument} }${noun[0]}` });
  });
  return found;
}

/** Prepositions, which want another case than the one names are given in. */
const PREPOSITIONS: Record<string, RegExp> = {
  uk: /(?:^|[\s(«])(у|в|із|з|зі|до|на|від|для|за|про|біля|над|під|через|проти|між|серед|крізь|без|після|перед|при|по|о|об|поруч із|разом із)\s$/iu,
  ru: /(?:^|[\s(«])(в|во|на|от|для|за|про|у|над|под|через|против|между|среди|сквозь|без|после|перед|при|по|о|об|из|с|со|к|ко|до)\s$/iu,
};

/** Arguments that are numbers, whatever the message. */
export const NUMBERS = new Set(
  [
    'n',
    'count',
    'last',
    'by',
    'least',
    'most',
    'amount',
    'paid',
    'of',
    'entries',
    'limit',
    'spice',
    'cards',
  ].concat([
    'vp',
    'units',
    'legions',
    'worms',
    'signs',
    'vehicles',
    'troops',
    'seats',
    'steps',
    'hits',
    'dice',
    'last',
  ]),
);

/** Names that come right after a preposition: they are given in the nominative and would be wrong there. */
export function afterPreposition(source: Source): Found[] {
  const preposition = PREPOSITIONS[source.lang];
  const found: Found[] = [];
  if (!preposition) return found;
  eachArgument(source, (argument, before, _after, _selected, key) => {
    const word = preposition.exec(before);
    if (word && !NUMBERS.has(argument))
      found.push({ at: `${source.path}: ${key}`, said: `${word[1] ?? ''} { $${argument} }` });
  });
  return found;
}

/** A word the glossary does not want in a game and language, as a pattern. */
export interface Unwanted {
  game: Game | '';
  lang: string;
  word: string;
  pattern: RegExp;
}

const TITLES: Record<string, Game | ''> = {
  'Every game': '',
  'Conquest and Diplomacy': 'conquest',
  'Imperium – Uprising': 'imperium',
  'War for Arrakis': 'arrakis',
};

function unwantedWord(word: string): RegExp {
  const exact = word.startsWith('=');
  const stem = word.replace(/^=/, '').replace(/-$/, '');
  const plain = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const end = word.endsWith('-') ? '' : '(?![\\p{L}’-])';
  return new RegExp(`(?<![\\p{L}’-])${plain}${end}`, exact ? 'u' : 'iu');
}

/** The glossary's columns are headed by the languages' English names. */
const named = new Intl.DisplayNames(['en'], { type: 'language' });

/** What the glossary says not to say; `docs/glossary.md` explains how it is written. */
export function unwanted(langs: readonly string[]): Unwanted[] {
  const text = readFileSync(join(house, 'docs/glossary.md'), 'utf8');
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
  return text.split('\n## ').flatMap((section): Unwanted[] => {
    const game = TITLES[section.split('\n', 1)[0] ?? ''];
    const [head = '', ...rows] = section.split('\n').filter((line) => line.startsWith('| '));
    if (game === undefined) return [];
    return langs.flatMap((lang) => {
      const column = cellsOf(head).indexOf(named.of(lang) ?? '');
      const words = column < 0 ? [] : rows.flatMap((row) => (cellsOf(row)[column + 1] ?? '').split(', '));
      return words.filter(Boolean).map((word) => ({ game, lang, word, pattern: unwantedWord(word) }));
    });
  });
}

/** What the messages of a game and of the shell say before their first argument, in small letters: names, buttons. */
export function said(game: Game, lang: string): Set<string> {
  const files = messageFiles(lang).filter((source) => source.game === game || source.game === '');
  const texts = files.flatMap((source) =>
    new FluentParser({ withSpans: false }).parse(source.text).body.flatMap((entry) => {
      const elements = entry.type === 'Message' ? ((entry as Message).value?.elements ?? []) : [];
      return elements[0]?.type === 'TextElement' ? [elements[0].value] : [];
    }),
  );
  return new Set(texts.map((text) => text.toLowerCase().replace(/[\s.(«:—]+$/u, '')));
}

/** Is one the other, perhaps in another case? Words of the same beginning, the endings left out. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  return (
    a.length === b.length &&
    a.every((word, at) => {
      const its = b[at] ?? '';
      const root = Math.max(3, Math.min(word.length, its.length) - 2);
      return word.slice(0, root) === its.slice(0, root);
    })
  );
}

/** What a page quotes with a capital letter: a name, a button, a title. */
export const quoted = (text: string): string[] =>
  [...text.matchAll(/«([^»]+)»/g)].map((found) => found[1] ?? '').filter((name) => /^\p{Lu}/u.test(name));
