import { expect, it } from 'vitest';
import { parse } from './route';
import { usualLang } from './words';

it('finds the screen for a path', () => {
  expect(parse('/')).toEqual({ screen: 'lobby' });
  expect(parse('/table/abc')).toEqual({ screen: 'table', id: 'abc' });
  expect(parse('/watch/abc/')).toEqual({ screen: 'watch', id: 'abc' });
  expect(parse('/new/conquest')).toEqual({ screen: 'new', game: 'conquest' });
  expect(parse('/rules/conquest')).toEqual({ screen: 'rules', game: 'conquest', page: '' });
  expect(parse('/rules/conquest/storm')).toEqual({ screen: 'rules', game: 'conquest', page: 'storm' });
  expect(parse('/learn/conquest')).toEqual({ screen: 'learn', game: 'conquest', lesson: '' });
  expect(parse('/learn/conquest/first')).toEqual({ screen: 'learn', game: 'conquest', lesson: 'first' });
  expect(parse('/about')).toEqual({ screen: 'about' });
  for (const path of ['/table', '/table/a/b', '/elsewhere', '/x/y', '/rules/a/b/c'])
    expect(parse(path)).toEqual({ screen: 'nowhere' });
});

it('speaks the first language of the browser that it knows', () => {
  expect(usualLang(['de-AT', 'ru-RU', 'uk'])).toBe('ru');
  expect(usualLang(['en-GB'])).toBe('en');
  expect(usualLang(['fr'])).toBe('uk');
});
