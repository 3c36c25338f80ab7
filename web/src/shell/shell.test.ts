import { describe, expect, it } from 'vitest';
import { blocks, inline, wordsOf } from './markup';
import { pageOf, ruleOf, search, searchPages } from './search';

it('finds rules by all words, in the rule, its id or its topic', () => {
  const rule = (id: string, statement: string) => ({ id, tags: [], statement });
  const topics = [
    { title: 'Storm', rules: [rule('S-1', 'It moves.'), rule('S-2', 'It kills troops.')] },
    { title: 'Battle', rules: [rule('B-1', 'Troops die.')] },
  ];
  const found = (wanted: string) =>
    search(topics, wanted).flatMap((topic) => topic.rules.map((rule) => rule.id));
  expect(found('')).toEqual(['S-1', 'S-2', 'B-1']);
  expect(found('troops')).toEqual(['S-2', 'B-1']);
  expect(found('STORM troops')).toEqual(['S-2']);
  expect(found('b-1')).toEqual(['B-1']);
  expect(found('sandworm')).toEqual([]);
});

describe('what pages are written in', () => {
  it('is text, bold words and cited rules', () => {
    expect(inline('The **storm** moves. [CD-STORM-03] Then [not an id] and **')).toEqual([
      { kind: 'text', text: 'The ' },
      { kind: 'bold', text: 'storm' },
      { kind: 'text', text: ' moves. ' },
      { kind: 'rule', id: 'CD-STORM-03' },
      { kind: 'text', text: ' Then [not an id] and **' },
    ]);
    expect(inline('')).toEqual([]);
    expect(inline('2 troops in 3 regions')).toEqual([
      { kind: 'text', text: '2\u00a0troops in 3\u00a0regions' },
    ]);
  });
  it('is tables', () => {
    const text = (text: string) => [{ kind: 'text', text }];
    const body = 'Before.\n\n| row | dice |\n|---|---|\n| 1 | **4** |\n| 2 | 3 |\n\nAfter.';
    expect(blocks(body)[1]).toEqual({
      kind: 'table',
      head: [text('row'), text('dice')],
      rows: [
        [text('1'), [{ kind: 'bold', text: '4' }]],
        [text('2'), text('3')],
      ],
    });
    expect(wordsOf(body)).toBe('Before. row dice 1 4 2 3 After.');
  });
  it('is paragraphs and lists', () => {
    const body = 'One\ntwo.\n\n- first\n  goes on\n- **second**\n\nLast:\n- only';
    expect(blocks(body)).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'One two.' }] },
      {
        kind: 'list',
        items: [[{ kind: 'text', text: 'first goes on' }], [{ kind: 'bold', text: 'second' }]],
      },
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'Last:' }] },
      { kind: 'list', items: [[{ kind: 'text', text: 'only' }]] },
    ]);
    expect(blocks('  \n\n ')).toEqual([]);
  });
  it('is never markup of another kind', () => {
    expect(blocks('<img src=x onerror=alert(1)> # no _heading_')).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: '<img src=x onerror=alert(1)> # no _heading_' }] },
    ]);
  });
  it('can be read as words alone', () => {
    expect(wordsOf('A **worm** comes. [CD-WORM-01]\n\n- It eats.')).toBe('A worm comes. It eats.');
  });
});

describe('the pages for players', () => {
  const page = (slug: string, title: string, body: string, rules: string[]) => ({
    slug,
    title,
    body,
    rules,
  });
  const pages = [
    page('storm', 'The storm', 'It moves **counter-clockwise** and kills troops on sand.', ['S-1', 'S-2']),
    page('battle', 'Battle', 'After the storm two armies meet.', ['B-1']),
  ];
  it('are found by title first, then by text and by id', () => {
    const found = (wanted: string) => searchPages(pages, wanted).map(({ page }) => page.slug);
    expect(found('storm')).toEqual(['storm', 'battle']);
    expect(found('armies STORM')).toEqual(['battle']);
    expect(found('b-1')).toEqual(['battle']);
    expect(found('sandworm')).toEqual([]);
    expect(found(' ')).toEqual([]);
  });
  it('show a piece of the text where the word was found', () => {
    expect(searchPages(pages, 'troops')[0]?.piece).toContain('kills troops');
    const long = page('x', 'X', `${'word '.repeat(60)}needle ${'word '.repeat(60)}`, []);
    const piece = searchPages([long], 'needle')[0]?.piece ?? '';
    expect(piece).toMatch(/^…word .*needle.*…$/);
    expect(piece.length).toBeLessThan(160);
  });
  it('are opened at a rule', () => {
    expect(pageOf(pages, 'B-1')?.slug).toBe('battle');
    expect(pageOf(pages, 'X-1')).toBeUndefined();
    const rule = { id: 'S-1', tags: [], statement: 'It moves.' };
    expect(ruleOf([{ title: 'Storm', rules: [rule] }], 'S-1')).toEqual(rule);
  });
});
