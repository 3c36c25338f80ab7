/** A language that is added reaches everything: no component has words of its own, no sentence is put together in code. */
import { FluentParser, FluentSerializer, Transformer, type TextElement } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { BOX as arrakisBox } from '../games/arrakis/content';
import { BOX as conquestBox } from '../games/conquest/content';
import type { Say } from '../lib/protocol/Say';
import { Words } from '../lib/words';
import { imperiumBoxes } from '../testing/contents';
import { GAMES, messageFiles, type Game } from '../testing/language';

const sources = join(import.meta.dirname, '..');
const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.svelte') && !file.startsWith('fixtures'),
);

/** Attributes people read or hear. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'over',
  'heading',
]);
const LETTERS = /\p{L}{2,}/u;
/** The program's own name and the form of an address are the same in every language. */
const NAMES = /^[\s·]*(Sietch|\/table\/…)?\s*$/;

/** Several words, as a sentence has them and a key or the name of a style has not. */
const SENTENCE = /\p{L}{2,} \p{L}{2,}/u;

/** Words written into a component instead of a language file. */
function hardWired(path: string): string[] {
  const found: string[] = [];
  const tell = (text: unknown, words: RegExp) => {
    if (typeof text === 'string' && words.test(text) && !NAMES.test(text))
      found.push(`${relative(sources, path)}: ${text.trim()}`);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const one = node as { type?: string; data?: string; value?: unknown };
    if (one.type === 'StyleDirective') return;
    if (one.type === 'Text') return tell(one.data, LETTERS);
    if (one.type === 'Literal') return tell(one.value, SENTENCE);
    if (one.type === 'TemplateElement') return tell((one.value as { cooked?: string }).cooked, SENTENCE);
    if (one.type === 'Attribute' && !READ.has((one as AST.Attribute).name)) return;
    Object.values(node).forEach(visit);
  };
  visit(parse(readFileSync(path, 'utf8'), { modern: true }).fragment);
  return found;
}

it('finds the components', () => expect(components.length).toBeGreaterThan(60));

it.each(components)('%s has no words of its own', (file) => {
  expect(hardWired(join(sources, file))).toEqual([]);
});

/** A letter drawn full width: words that people can still read and no language file has. */
const wide = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** A language nobody speaks, made of the English files. */
function nobodys(files: readonly string[]): Words {
  const widen = new (class extends Transformer {
    override visitTextElement(node: TextElement) {
      node.value = wide(node.value);
      return node;
    }
  })();
  const written = files.map((file) => {
    const resource = new FluentParser({ withSpans: false }).parse(file);
    widen.visit(resource);
    return new FluentSerializer({}).serialize(resource);
  });
  return new Words('en-XA', written);
}

/** Everything a box says: whatever stands under `says`, however deep. */
function saysOf(node: unknown, inside = false): Say[] {
  if (typeof node !== 'object' || node === null) return [];
  if (inside && 'key' in node) return [node as Say];
  return Object.entries(node).flatMap(([name, part]) => saysOf(part, inside || name === 'says'));
}

const boxes = { arrakis: arrakisBox, conquest: conquestBox, imperium: imperiumBoxes };

describe('in a language nobody speaks', () => {
  const wordsOf = (game: Game) =>
    nobodys(
      messageFiles('en')
        .filter((source) => source.game === game)
        .map(({ text }) => text),
    );

  it('every message can be said', () => {
    for (const { text } of messageFiles('en')) expect(() => nobodys([text])).not.toThrow();
    expect(wordsOf('arrakis').text('ask-claim')).toBe(wide('Do you claim a Prescience card?'));
  });

  it.each(GAMES)('what cards, leaders and spaces of %s do is put together of messages alone', (game) => {
    const words = wordsOf(game);
    const told = saysOf(boxes[game]).map((say) => words.say(say));
    expect(told.length).toBeGreaterThan(25);
    expect(told.filter((text) => /[A-Za-z]{2,}/.test(text))).toEqual([]);
  });
});
