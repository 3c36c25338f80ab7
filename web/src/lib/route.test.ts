import { expect, it } from 'vitest';
import { parse } from './route';
import { usualLang } from './words';

it('finds the screen for a path', () => {
  expect(parse('/')).toEqual({ screen: 'lobby' });
  expect(parse('/table/abc')).toEqual({ screen: 'table', id: 'abc' });
  expect(parse('/watch/abc/')).toEqual({ screen: 'watch', id: 'abc' });
  expect(parse('/new/conquest')).toEqual({ screen: 'new', game: 'conquest' });
  expect(parse('/rules/conquest')).toEqual({ screen: 'rules', game: 'conquest' });
  expect(parse('/about')).toEqual({ screen: 'about' });
  for (const path of ['/table', '/table/a/b', '/elsewhere', '/x/y'])
    expect(parse(path)).toEqual({ screen: 'nowhere' });
});

it('speaks the first language of the browser that it knows', () => {
  expect(usualLang(['de-AT', 'ru-RU', 'uk'])).toBe('ru');
  expect(usualLang(['en-GB'])).toBe('en');
  expect(usualLang(['fr'])).toBe('uk');
});
