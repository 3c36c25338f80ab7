import { describe, expect, it } from 'vitest';
import { Words } from './words';

const file = `storm = The storm moves { $n ->
    [one] one sector
   *[other] { $n } sectors
 }.
who = { $who }: { $what }
harkonnen = Harkonnen
`;
const words = new Words('en', [file]);

describe('words', () => {
  it('says a message with its arguments', () => {
    expect(words.say({ key: 'storm', args: [['n', 1]] })).toBe('The storm moves one sector.');
  });
  it('says nested messages and lists in place', () => {
    const what = [{ key: 'storm', args: [['n', 3]] as [string, number][] }, { key: 'harkonnen' }];
    expect(
      words.say({
        key: 'who',
        args: [
          ['who', 'harkonnen'],
          ['what', what],
        ],
      }),
    ).toBe('Harkonnen: The storm moves 3 sectors., Harkonnen');
  });
  it('takes somebody’s own words as they are', () => {
    const args: [string, { text: string }][] = [
      ['who', { text: '{ $x } <b>' }],
      ['what', { text: '' }],
    ];
    expect(words.say({ key: 'who', args })).toBe('{ $x } <b>: ');
  });
  it('shows the key of what is missing', () => {
    expect(words.say({ key: 'nothing' })).toBe('«nothing»');
    expect(words.say({ key: 'storm' })).toBe('«storm»');
  });
});
