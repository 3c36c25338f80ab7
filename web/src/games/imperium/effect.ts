/** Effects, costs and conditions as the game's own messages (crates/imperium/src/describe.rs), from its own data. */
import type { Say } from '../board';
import type { Effect } from './content';
import { battleIconSay, dashed, factionSay, iconSay } from './names';
import type { Ron } from './ron';
import type { BattleIcon, Faction, Icon, Space } from './view';

const ANY_NUMBER = 12;
type Args = NonNullable<Say['args']>;

const tell = (key: string, ...args: Args): Say => (args.length ? { key, args } : { key });
const list = (name: string, says: Say[]): Args[number] => [name, { list: says }];
const one = (name: string, say: Say): Args[number] => [name, { say }];
const number = (value: Ron): Args => (typeof value === 'number' ? [['n', { number: value }]] : []);
const split = (effect: Effect): [name: string, of: Ron[]] =>
  typeof effect === 'string' ? [effect, []] : [effect.is, effect.of];
const isFaction = (value: Ron): value is Faction =>
  ['emperor', 'guild', 'bene_gesserit', 'fremen'].includes(value as string);

/** Numbers and factions are the arguments of nearly everything. */
function plain(key: string, of: Ron[]): Say {
  const args: Args = [];
  for (const value of of) {
    if (isFaction(value)) args.push(one('faction', factionSay(value)));
    else args.push(...number(value));
  }
  return tell(key, ...args);
}

export const effectSays = (effects: readonly Effect[] = []): Say[] => effects.map(effectSay);

export function effectSay(effect: Effect): Say {
  const [name, of] = split(effect);
  const effects = (at: number) => effectSays(of[at] as Effect[]);
  switch (name) {
    case 'Pay':
    case 'Toll':
      return tell(
        name === 'Pay' ? 'fx-pay' : 'fx-toll',
        list('costs', (of[0] as Effect[]).map(costSay)),
        list('effects', effects(1)),
      );
    case 'If':
      return tell('fx-if', one('when', conditionSay(of[0] as Effect)), list('then', effects(1)));
    case 'Either':
      return tell(
        'fx-either',
        one('when', conditionSay(of[0] as Effect)),
        list('yes', effects(1)),
        list('no', effects(2)),
      );
    case 'Choose':
      return effects(0).reduce((first, second) =>
        tell('fx-or', one('first', first), one('second', second)),
      );
    case 'All':
      return tell('fx-all', list('all', effects(0)));
    case 'May':
      return tell('fx-may', one('effect', effectSay(of[0] as Effect)));
    case 'Per':
      return tell(
        'fx-per',
        one('effect', effectSay(of[1] as Effect)),
        one('count', countSay(of[0] as Effect)),
      );
    case 'Levy':
      return tell('fx-levy', ...number(of[0]), list('effects', effects(1)));
    case 'ForAlly':
    case 'EachAlly':
    case 'EachAcquired':
      return tell(`fx-${dashed(name)}`, one('effect', effectSay(of[0] as Effect)));
    case 'SpyAt':
      return tell('fx-spy-at', list('icons', (of[0] as Icon[]).map(iconSay)));
    case 'Retreat':
      return of[0] === ANY_NUMBER ? tell('fx-retreat-any') : plain('fx-retreat', of);
    default:
      return plain(`fx-${dashed(name)}`, of);
  }
}

const COST_KEYS: Record<string, string> = {
  Solari: 'fx-solari',
  Spice: 'fx-spice',
  Water: 'fx-water',
  Discard: 'fx-discard',
  TrashThis: 'fx-trash-this',
  LoseInfluence: 'cost-influence',
};

export function costSay(cost: Effect): Say {
  const [name, of] = split(cost);
  if (name === 'Flip') return tell('cost-flip', one('icon', battleIconSay(of[0] as BattleIcon)));
  if (name === 'TrashFromHand' && of[0] !== undefined) return plain('cost-trash-from-hand-of', of);
  if (name === 'Retreat' && of[0] !== of[1])
    return tell(
      'cost-retreat-range',
      ['least', { number: of[0] as number }],
      ['most', { number: of[1] as number }],
    );
  if (name === 'Retreat') return plain('cost-retreat', of.slice(0, 1));
  return plain(COST_KEYS[name] ?? `cost-${dashed(name)}`, of);
}

const CONDITION_KEYS: Record<string, string> = { SpiesOnBoard: 'if-spies', HasWorm: 'if-worm' };

export function conditionSay(condition: Effect): Say {
  const [name, of] = split(condition);
  if (name === 'PlacedSpyAt')
    return tell('if-placed-spy-at', list('icons', (of[0] as Icon[]).map(iconSay)));
  if (name === 'Strength')
    return tell('if-strength', ['n', { number: of[0] as number }], ['six', { number: of[1] as number }]);
  return plain(CONDITION_KEYS[name] ?? `if-${dashed(name)}`, of);
}

const COUNT_KEYS: Record<string, string> = {
  CompletedContracts: 'count-contracts',
  OtherSwordCards: 'count-sword-cards',
};

function countSay(count: Effect): Say {
  const [name, of] = split(count);
  return plain(COUNT_KEYS[name] ?? `count-${dashed(name)}`, of);
}

/** The space a contract asks for, if it asks for one. */
export function goalSpace(goal: Effect): Space | undefined {
  const [name, of] = split(goal);
  return name === 'Visit' ? (of[0] as Space) : undefined;
}
/** How much spice a contract asks for. */
export function goalHarvest(goal: Effect): number | undefined {
  const [name, of] = split(goal);
  return name === 'Harvest' ? (of[0] as number) : undefined;
}

/** The spaces or posts a House Hagal card names, in its order. */
export function hagalPlaces(to: Effect): { places: string[]; how: string } {
  const [name, of] = split(to);
  const places = of.flatMap((value) => (Array.isArray(value) ? value : [value])) as string[];
  return { places, how: name };
}

/** The whole of it: all effects in one sentence. */
export const together = (says: readonly Say[], say: (say: Say) => string): string =>
  says.map(say).join('; ');
