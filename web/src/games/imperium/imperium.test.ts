/** The pure parts of the Imperium board, held against the game's own files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words } from '../../lib/words';
import type { Say } from '../board';
import { artOf } from './art';
import { ART as IMMORTAL, SCENES as MORE } from './boards/immortalityArt';
import { ART as MACHINES, SCENES as OF_IX } from './boards/ixArt';
import { SCENES } from './scenes';
import { intrigueParts, nameSize, readCard } from './cards';
import {
  countings,
  handChoice,
  isEnd,
  isOnBoard,
  panelCards,
  placeOf,
  plates,
  sendings,
  targets,
} from './choosing';
import {
  BOARDS,
  BOX,
  CARDS,
  CONFLICTS,
  CONTRACTS,
  HAGAL,
  INTRIGUES,
  LEADERS,
  POSTS,
  RESEARCH,
  RIVALS,
  SHIPPING,
  SPACES,
  TECH,
  TLEILAXU,
} from './content';
import { contractGoal } from './contracts';
import { explainHagal } from './hagal';
import { label } from './label';
import base from './boards/base';
import * as ix from './boards/ixLayout';
import six from './boards/six';
import uprising from './boards/uprising';
import { KIT, open } from './kit';
import type { Layout } from './layout';
import { factionSay, iconSay, leaderSay, postSay, rivalSay, spaceSay } from './names';
import { phrase, phrases, wordless, type Token } from './phrase';
import { place, rows } from './row';
import { price, spaceRows } from './spaces';
import type { Action, Choice, Event, Space } from './view';

const crate = join(import.meta.dirname, '../../../../crates/imperium');
const words = new Words(
  'en',
  ['en.ftl', 'base.en.ftl', 'ix.en.ftl', 'immortality.en.ftl'].map((file) =>
    readFileSync(join(crate, 'text', file), 'utf8'),
  ),
);
const say = (say: Say) => words.say(say);
const own = (key: string) => key;

const choice = (action: Action): Choice => ({ action, say: { key: '' }, rule: '' });

/** Every list of effects there is, in words. */
const boxes: [string, Say[]][] = [
  ...CARDS.values(),
  ...INTRIGUES.values(),
  ...CONFLICTS.values(),
  ...CONTRACTS.values(),
  ...HAGAL.values(),
  ...[...RIVALS.values()].map(({ rival, says: { signet, scheme } }) => ({
    key: rival,
    says: { signet, scheme },
  })),
  ...[...LEADERS.values()].map(({ key, says: { signet, reveal } }) => ({ key, says: { signet, reveal } })),
  ...[...SPACES.values()].map(({ space, says: { effects } }) => ({ key: space, says: { effects } })),
  ...[...BOARDS.values()].map(({ board, says }) => ({ key: board, says })),
  ...BOX.training.map(({ says }, at) => ({ key: `training ${at}`, says })),
  ...RESEARCH.map(({ key, says }) => ({ key: `cell ${key}`, says })),
  ...SHIPPING.map(({ says }, at) => ({ key: `shipping ${at}`, says })),
  ...[...TECH.values()].map(({ key, says: { acquire } }) => ({ key, says: { acquire } })),
  ...TLEILAXU.map(({ says }, at) => ({ key: `Tleilaxu ${at}`, says })),
].flatMap(({ key, says }) =>
  Object.entries(says).flatMap(([name, box]): [string, Say[]][] =>
    Array.isArray(box) ? [[`${key} ${name}`, box]] : [],
  ),
);

describe('the boxes', () => {
  it('hold all there is', () => {
    expect([CARDS.size, INTRIGUES.size, CONFLICTS.size, SPACES.size]).toEqual([196, 101, 38, 54]);
    expect([POSTS.size, LEADERS.size, RIVALS.size, HAGAL.size]).toEqual([19, 24, 19, 48]);
  });
});

describe('effects', () => {
  it.each(boxes)('%s has words of the game and glyphs for all of it', (_, says) => {
    for (const effect of says) expect(say(effect)).not.toContain('«');
    expect(wordless(phrases(says))).toBe(true);
  });

  it('are written as phrases: price, arrow, gain; a stroke between choices', () => {
    const n = (key: string, number: number): Say => ({ key, args: [['n', number]] });
    const pay: Say = {
      key: 'fx-pay',
      args: [
        ['costs', [n('fx-spice', 3)]],
        ['effects', [n('fx-vp', 1)]],
      ],
    };
    expect(phrase(pay)).toEqual([{ icon: 'spice', n: 3 }, { sign: '>' }, { icon: 'vp', n: 1 }]);
    const either: Say = {
      key: 'fx-or',
      args: [
        ['first', 'fx-spy'],
        ['second', n('fx-swords', 2)],
      ],
    };
    expect(phrase(either)).toEqual([{ icon: 'spy', n: undefined }, { sign: '/' }, { icon: 'sword', n: 2 }]);
  });

  it('show what the fourth step of each track gives', () => {
    const shown = (board: string) => BOARDS.get(board)?.says.bonus.map((say) => phrase(say)[0]);
    expect(shown('uprising')).toMatchObject([
      { icon: 'spy' },
      { icon: 'solari', n: 3 },
      { icon: 'intrigue' },
      { icon: 'water' },
    ]);
    expect(shown('six')?.[0]).toMatchObject({ icon: 'troop', n: 2 });
    expect(shown('base')?.[0]).toMatchObject({ icon: 'troop', n: 2 });
  });

  it('keep their words where there is no glyph', () => {
    expect(phrase({ key: 'something-new' })).toEqual([{ words: { key: 'something-new' } }]);
  });
});

describe('names', () => {
  it.each([
    ...[...SPACES.values()].map(({ space }) => spaceSay(space)),
    ...BOX.posts.map(({ post }) => postSay(post)),
    ...[...LEADERS.values()].map(({ leader }) => leaderSay(leader)),
    ...[...RIVALS.values()].map(({ rival }) => rivalSay(rival)),
    ...(['emperor', 'guild', 'bene_gesserit', 'fremen'] as const).map(factionSay),
    ...(['landsraad', 'city', 'spice_trade', 'spy', 'guild'] as const).map(iconSay),
  ])('$key is a message of the game', ({ key }) => expect(words.has(key)).toBe(true));

  it('are known for every card', () => {
    for (const card of CARDS.keys()) expect(readCard(card, say, own)).not.toContain('«');
    for (const card of INTRIGUES.keys()) expect(intrigueParts(card).length).toBeGreaterThan(0);
    for (const contract of CONTRACTS.keys()) expect(contractGoal(contract, say, own)).not.toContain('«');
    for (const card of HAGAL.keys()) expect(explainHagal(card, false, 1, say, own)?.text).toBeTruthy();
  });
});

describe('pictures', () => {
  it.each(['uprising', 'base'] as const)('are there for every card of %s', async (board) => {
    await open(board);
    const other = board === 'base' ? /^(imp|reserve|cmd)-/ : /^base-/;
    for (const card of [...CARDS.keys()].filter((card) => !other.test(card))) {
      const more = IMMORTAL[card] ?? MACHINES[card];
      const scene = more && (MORE[more] ?? OF_IX[more] ?? SCENES[more]);
      expect(more ? scene : SCENES[artOf(card)], card).toBeDefined();
      expect(card.startsWith('start-') || card in KIT.art || more, card).toBeTruthy();
    }
    expect(SCENES.battle, 'the Conflict card of the combat scene').toBeDefined();
  });
});

describe('the layouts', () => {
  const apart = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

  const SIX_ONLY = ['great_houses', 'fringe_worlds', 'carthag', 'habbanya_erg'];
  const plain = { uprising, six, base };
  const machines = Object.fromEntries(
    (['uprising', 'six', 'base'] as const).map((board) => [
      `${board} with Ix`,
      { wide: ix.wide(plain[board].wide, board), tall: ix.tall(plain[board].tall, board) },
    ]),
  );
  const all = Object.entries({ ...plain, ...machines }).flatMap(
    ([board, { wide, tall }]): [string, Layout, string][] => [
      [`${board}, wide`, wide, board],
      [`${board}, tall`, tall, board],
    ],
  );

  it.each(all)('%s has every space and post of its side once, none over another', (_, layout, side) => {
    const [board, machine] = [side.replace(' with Ix', ''), side.endsWith(' with Ix')];
    const here = [...SPACES.values()].filter(
      ({ boards, covers }) => !covers.length && boards.some((one) => one === board),
    );
    const OF_IX = ['tech_negotiation', 'dreadnought', 'interstellar_shipping', 'smuggling'];
    const spaces = here
      .filter(({ space, without }) => !(machine ? without.includes('ix') : OF_IX.includes(space)))
      .map(({ space }) => space);
    expect(Object.keys(layout.spaces).sort()).toEqual(spaces.sort());
    const posts = [...POSTS.keys()].filter((post) => {
      if (board === 'base') return false;
      if (post.startsWith('ix_')) return machine;
      if (machine && ['choam', 'landsraad_right'].includes(post)) return false;
      return board === 'six' ? post !== 'emperor' && post !== 'fremen' : !SIX_ONLY.includes(post);
    });
    expect(Object.keys(layout.posts).sort()).toEqual(posts.sort());
    const slabs = Object.entries(layout.spaces);
    for (const [at, [name, slab]] of slabs.entries())
      for (const [other, box] of slabs.slice(at + 1))
        expect(apart(slab, box), `${name} ${other}`).toBe(true);
  });

  it.each(all)('%s has room for the effects of every space', (_, layout) => {
    for (const [space, slab] of Object.entries(layout.spaces)) {
      const text = SPACES.get(space);
      if (!text) throw new Error(space);
      const inner = slab.w - (text.combat ? 22 : 10) - (text.maker ? 16 : 0);
      const lines = spaceRows(text, slab.glyph, inner);
      const size = lines.length > 1 ? slab.glyph - 2.5 : slab.glyph;
      expect(lines.length, space).toBeLessThanOrEqual(3);
      for (const line of lines) expect(place(line, size).width, space).toBeLessThanOrEqual(slab.w - 6);
    }
  });

  it('breaks names into lines that fit', () => {
    expect(label('Imperial Privilege', 90, 13).lines).toEqual(['Imperial', 'Privilege']);
    expect(label('Меланжо\u00adочисний завод', 70, 13).lines).toEqual(['Меланжо-', 'очисний', 'завод']);
    expect(label('Меланжоочисний', 50, 13).lines).toEqual(['Меланжо-', 'очисний']);
    expect(label('Arrakeen', 90, 13)).toEqual({ lines: ['Arrakeen'], size: 13 });
  });

  it('writes long names of cards smaller', () => {
    expect(nameSize('Dagger')).toBe(9.9);
    expect(nameSize('Reconnaissance')).toBeLessThan(9);
    expect(nameSize('Дюна, пустельна планета')).toBeLessThan(9);
  });

  it('breaks phrases at their strokes', () => {
    const tokens: Token[] = [{ icon: 'spice', n: 4 }, { sign: '/' }, { icon: 'sandworm', n: 2 }];
    expect(rows(tokens, 20, 200)).toHaveLength(1);
    expect(rows(tokens, 20, 40)).toHaveLength(2);
  });

  it('tells the price on the tag: what must be paid, or what may be', () => {
    const of = (space: string) => {
      const text = SPACES.get(space);
      return text && price(text);
    };
    expect(of('swordmaster')).toEqual({ tokens: [{ icon: 'solari', n: 8 }], optional: false });
    expect(of('gather_support')?.optional).toBe(true);
    expect(of('arrakeen')).toBeUndefined();
  });
});

describe('choices', () => {
  const send = (card: string, space: Space) => choice({ send: { card, space } });
  const offered = [
    send('start-dagger', 'assembly_hall'),
    send('start-dagger', 'gather_support'),
    send('start-signet-ring', 'assembly_hall'),
    choice('reveal'),
  ];

  it('light the spaces of all cards, or of the card taken up', () => {
    expect(sendings(offered)).toHaveLength(3);
    expect([...targets(offered, undefined).keys()]).toEqual([
      'space:assembly_hall',
      'space:gather_support',
    ]);
    expect(targets(offered, undefined).get('space:assembly_hall')).toHaveLength(2);
    expect([...targets(offered, 'start-signet-ring').keys()]).toEqual(['space:assembly_hall']);
  });

  it('are found where they are clicked', () => {
    const posts = [choice({ place_spy: 'choam' }), choice({ faction: 'fremen' }), choice('remove_wall')];
    expect([...targets(posts, undefined).keys()]).toEqual(['post:choam', 'faction:fremen', 'wall']);
    const cards = [
      choice({ trash: ['hand', 'start-dagger'] }),
      choice({ trash: ['discard', 'start-dagger'] }),
      choice({ pick: 'start-diplomacy' }),
    ];
    expect(handChoice(cards, 'start-dagger')).toBe(cards[0]);
    expect(panelCards(cards).map(({ zone, card }) => [zone, card])).toEqual([
      ['discard', 'start-dagger'],
      [undefined, 'start-diplomacy'],
    ]);
  });

  it('counts troops in steps and leaves single plates to the tray', () => {
    const turn = [
      choice({ resolve: 'start-signet-ring.agent.1' }),
      choice({ deploy: 1 }),
      choice({ deploy: 2 }),
      choice('end_turn'),
    ];
    expect(countings(turn).map(({ kind, counts }) => [kind, counts.length])).toEqual([['deploy', 2]]);
    const gifts = [
      choice({ give: ['solari', 1] }),
      choice({ give: ['solari', 2] }),
      choice({ give: ['spice', 1] }),
    ];
    expect(countings(gifts).map(({ icon, counts }) => [icon, counts.length])).toEqual([
      ['solari', 2],
      ['spice', 1],
    ]);
    expect(plates(turn)).toEqual([turn[0]]);
    expect(turn.filter(isEnd)).toEqual([turn[3]]);
  });

  it('are all offered by the board but those that end a turn', () => {
    expect(isOnBoard(choice('end_turn'))).toBe(false);
    expect(offered.every(isOnBoard)).toBe(true);
  });

  it('places events of the log', () => {
    const told = (event: Event) => placeOf({ event, say: { key: '' } });
    expect(told({ sent: { seat: 0, card: 'start-dagger', space: 'arrakeen' } })).toBe('space:arrakeen');
    expect(told({ spy_placed: { seat: 0, post: 'choam' } })).toBe('post:choam');
    expect(told({ deployed: { seat: 0, troops: 2 } })).toBe('conflict');
    expect(told({ drew: { seat: 0, card: null } })).toBeUndefined();
  });
});
