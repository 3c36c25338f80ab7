import { describe, expect, it } from 'vitest';
import { powerOfSide } from './powers';

describe('the colours of a seat', () => {
  it('are those of its side where sides have colours', () => {
    expect(powerOfSide('arrakis', 'faction-atreides', 0)).toBe('atreides');
    expect(powerOfSide('arrakis', 'sub-corrino-ally', 3)).toBe('emperor');
    expect(powerOfSide('conquest', 'faction-imperium', 0)).toBe('emperor');
    expect(powerOfSide('conquest', 'faction-fremen', 1)).toBe('fremen');
  });
  it('are nobody’s while the side is not dealt', () => {
    expect(powerOfSide('conquest', undefined, 0)).toBe('neutral');
  });
  it('are its own where anybody may lead it', () => {
    expect(powerOfSide('imperium', 'leader-paul-atreides', 0)).toBe('harkonnen');
    expect(powerOfSide('imperium', undefined, 1)).toBe('atreides');
    expect(powerOfSide('imperium', 'leader-paul-atreides')).toBe('neutral');
  });
});
