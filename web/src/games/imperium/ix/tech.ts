/** A tech tile in glyphs and in words: what acquiring it gives, and when it does what. */
import type { Say } from '../../board';
import { TECH, type TechRow } from '../content';
import { phrases, together, type Token } from '../phrase';

export const WHENS = [
  'reveal',
  'round-start',
  'endgame',
  'flip',
  'turn',
  'won',
  'always',
  'shipping',
] as const;
export type When = (typeof WHENS)[number];

const SIGNS: Record<When, string> = {
  reveal: 'persuasion',
  'round-start': 'sun',
  endgame: 'endturn',
  flip: 'flip',
  turn: 'trash',
  won: 'sword',
  always: 'replay',
  shipping: 'freighter',
};
/** The glyph of the time at which a tile does something. */
export const signOf = (when: When): string => SIGNS[when];

export interface TilePart {
  when: When;
  tokens: Token[];
  says: Say[];
}

/** What tiles do that no effect says: their note, as glyphs. */
const NOTES: Record<string, Token[]> = {
  'tech-note-chaumurky': [{ icon: 'vp', n: '=' }, { sign: '>' }, { icon: 'vp', n: '1.' }],
  'tech-note-detonation-devices': [{ icon: 'dreadnought', cut: true }, { sign: '>' }, { icon: 'vp' }],
  'tech-note-spaceport': [{ icon: 'plus' }, { icon: 'card' }, { sign: '>' }, { icon: 'card' }],
  'tech-note-troop-transports': [{ icon: 'troop', n: '+1' }, { sign: '>' }, { icon: 'sword' }],
};
const noted = (tile: TechRow): When => {
  if (tile.transports) return 'shipping';
  if (tile.tiebreak) return 'endgame';
  return tile.detonation === null ? 'always' : 'won';
};

/** Everything a tile does after it was acquired, in the order of the round. */
export function tileParts(tile: TechRow): TilePart[] {
  const { says } = tile;
  const part = (when: When, box: Say[]): TilePart[] =>
    box.length ? [{ when, tokens: phrases(box), says: box }] : [];
  const note = says.note
    ? [{ when: noted(tile), tokens: NOTES[says.note.key] ?? [{ words: says.note }], says: [says.note] }]
    : [];
  return [
    ...part('round-start', says.round_start),
    ...part('flip', says.flip),
    ...part('turn', says.turn),
    ...part('reveal', says.reveal),
    ...part('won', says.won),
    ...note,
    ...part('endgame', says.endgame),
  ];
}

type Own = (key: string, args?: Record<string, string | number>) => string;

/** A tile in one sentence. */
export function readTile(key: string, say: (say: Say) => string, own: Own): string {
  const tile = TECH.get(key);
  const name = say({ key });
  if (!tile) return name;
  return [
    name,
    own('tech-cost', { n: tile.cost }),
    ...(tile.says.acquire.length ? [`${own('when-acquired')}: ${together(tile.says.acquire, say)}`] : []),
    ...tileParts(tile).map(({ when, says }) => `${own(`tech-${when}`)}: ${together(says, say)}`),
  ].join('. ');
}
