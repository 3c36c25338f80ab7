import { describe, expect, it } from 'vitest';
import { across, largest, layers, lines, order, roundsOf, scaleOf } from './chances';

const FIELD = { x: 10, y: 0, width: 100, height: 100 };
const GAME = [
  [500, 500],
  [700, 300],
  [0, 1000],
];

describe('the order of layers', () => {
  it('has oneself at the bottom, then the others by where they came in', () => {
    expect(order(4, [2], [1], [3, 9, 5, 7])).toEqual([2, 1, 3, 0]);
    expect(order(3, [], [], [])).toEqual([0, 1, 2]);
  });
});

describe('layers', () => {
  const [mine, other] = layers(GAME, [1, 0], FIELD);
  it('stand on each other and fill the field', () => {
    expect(mine?.crest).toBe('M10.0 50.0L60.0 70.0L110.0 0.0');
    expect(other?.crest).toBe('M10.0 0.0L60.0 0.0L110.0 0.0');
    expect(other?.area).toContain('L110.0 0.0L60.0 70.0L10.0 50.0z');
  });
  it('know their middle, for the tags at the hand', () => {
    expect(mine?.middle(0)).toBe(75);
    expect(other?.middle(1)).toBe(35);
  });
});

describe('lines', () => {
  it('end their scale at the next quarter above the highest', () => {
    expect(scaleOf([[200, 240]])).toBe(250);
    expect(scaleOf([[510, 490]])).toBe(750);
    expect(scaleOf([])).toBe(250);
  });
  it('carry the shape of the seat four times', () => {
    const [line] = lines(GAME, [0], FIELD);
    expect(line?.d).toBe('M10.0 50.0L60.0 30.0L110.0 100.0');
    expect(line?.marks).toHaveLength(4);
  });
  it('draw a game of one step', () => {
    expect(across(0, 1, FIELD)).toBe(10);
  });
});

it('finds where rounds begin and end', () => {
  expect(roundsOf([0, 1, 1, 2, 2, 2])).toEqual([
    { round: 1, from: 0, to: 2 },
    { round: 2, from: 3, to: 5 },
  ]);
});

it('finds the largest swing, whichever way it goes', () => {
  expect(
    largest([
      { before: 200, after: 300 },
      { before: 500, after: 350 },
    ]),
  ).toEqual({ before: 500, after: 350 });
  expect(largest([])).toBeUndefined();
});
