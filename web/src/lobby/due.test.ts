/** The list of one's own tables as a calendar. */
import { describe, expect, it } from 'vitest';
import type { MyTable } from '../lib/protocol/MyTable';
import { dueDay, grouped } from './due';

/** A Wednesday, at eight in the evening. */
const NOW = new Date(2026, 10, 18, 20, 0).getTime();
const HOUR = 3_600_000;

const mine = (id: string, left: number | null, waiting = true, stage = 'running') =>
  ({
    seats: [0],
    table: {
      id,
      created: 1,
      status: {
        stage,
        waiting: waiting ? [0] : [1],
        seats: [{ seat: 0, left_ms: left }],
      },
    },
  }) as unknown as MyTable;

describe('what is due', () => {
  it('is due by a day of the calendar, not by hours', () => {
    const due = (hours: number, lang = 'en') => dueDay(hours * HOUR, NOW, lang);
    expect(due(3)).toBe('Today');
    expect(due(5)).toBe('Tomorrow');
    expect(due(27)).toBe('Tomorrow');
    expect(due(29)).toBe('Friday');
    expect(due(6 * 24)).toBe('Tuesday');
    expect(due(8 * 24)).toBe('November 26');
    expect([due(3, 'ru'), due(5, 'uk'), due(29, 'ru')]).toEqual(['Сегодня', 'Завтра', 'Пятница']);
  });

  it('comes day by day, then what waits for others, then what is over', () => {
    const found = grouped(
      [
        mine('over', null, false, 'over'),
        mine('others', 2 * HOUR, false),
        mine('friday', 30 * HOUR),
        mine('late', 3 * HOUR),
        mine('soon', HOUR),
        mine('any', null),
      ],
      NOW,
      'en',
      { any: 'Any', others: 'Others', over: 'Over' },
    );
    expect(found.map(({ tables }) => tables.map(({ table }) => table.id))).toEqual([
      ['soon', 'late'],
      ['friday'],
      ['any'],
      ['others'],
      ['over'],
    ]);
    expect(found.slice(0, 2).map(({ name }) => name)).toEqual(['Today', 'Friday']);
  });
});
