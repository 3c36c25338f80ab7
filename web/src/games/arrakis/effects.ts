/** What cards do, put into words from the game's own data. */
import type { FluentVariable } from '@fluent/bundle';
import type { Say } from '../board';
import { cardOf, type Effect } from './content';
import { deckSay, faceSay, genericSay, leaderSay, powerSay, unitSay, vehicleSay } from './names';
import type { Deck, Face, Imperium, Side, Unit, Vehicle } from './view';

/** How to say things: whose figures they are, the game's words, the board's words. */
export interface Tongue {
  side: Side;
  say(say: Say): string;
  own(key: string, args?: Record<string, FluentVariable>): string;
}

/** `OwnSettlement` is `own-settlement`. */
export const kebab = (word: string): string =>
  word.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const parts = (effect: Effect): [string, ...unknown[]] => (typeof effect === 'string' ? [effect] : effect);

const AREA_SPOTS: Record<string, string> = {
  Arrakeen: 'area-arrakeen',
  Carthag: 'area-carthag',
  Arsunt: 'area-arsunt',
  HaggaBasin: 'area-hagga-basin',
  ImperialBasin: 'area-imperial-basin',
  NorthPole: 'area-north-pole',
};

/** A word that may name a leader: `Anywhere`, `["SectorOf", "alia"]`. */
function of(prefix: string, word: Effect, { say, own }: Tongue): string {
  const [name, leader] = parts(word);
  const key = `${prefix}-${kebab(name)}`;
  return typeof leader === 'string' ? own(key, { leader: say(leaderSay(leader)) }) : own(key);
}
const spot = (word: Effect, tongue: Tongue): string => {
  const area = AREA_SPOTS[parts(word)[0]];
  return area ? tongue.say({ key: area }) : of('spot', word, tongue);
};

function piece(word: Effect, { side, say }: Tongue): string {
  const [name, which] = parts(word);
  if (name === 'Unit') return say(unitSay(side, which as Unit));
  if (name === 'Named') return say(leaderSay(which as string));
  if (name === 'Generic') return say(genericSay(side));
  return say({ key: name.toLowerCase() });
}

/** Equal things once, with their number: `2 × elite unit`. */
export function counted(names: readonly string[]): string {
  const kinds = [...new Set(names)];
  return kinds
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .map(([name, count]) => (count > 1 ? `${count} × ${name}` : name))
    .join(', ');
}

interface Fight {
  which: Effect;
  legions?: number;
  steps?: number;
  surprise?: boolean;
  extra_dice?: number;
  enemy_dice?: 'None' | ['Some', number];
  merciless?: boolean;
}

function attack(fight: Fight, tongue: Tongue): string {
  const key = fight.surprise ? 'fx-surprise' : 'fx-attack';
  const more = [
    fight.extra_dice ? tongue.own('fx-extra-dice', { count: fight.extra_dice }) : '',
    Array.isArray(fight.enemy_dice) ? tongue.own('fx-enemy-dice', { count: fight.enemy_dice[1] }) : '',
    fight.merciless ? tongue.own('fx-merciless') : '',
  ].filter(Boolean);
  return [tongue.own(key, { which: of('which', fight.which, tongue) }), ...more].join('; ');
}

/** One effect in words. */
function one(effect: Effect, tongue: Tongue): string {
  const { side, say, own } = tongue;
  const [name, a, b, c] = parts(effect);
  const key = `fx-${kebab(name)}`;
  const unit = (word: unknown) => say(unitSay(side, word as Unit));
  switch (name) {
    case 'Place':
      return own(key, {
        what: counted((a as Effect[]).map((word) => piece(word, tongue))),
        where: spot(b as Effect, tongue),
      });
    case 'PlaceEach':
      return own(key, { count: a as number, what: unit(b), where: spot(c as Effect, tongue) });
    case 'Vehicles':
      return own(key, { what: counted((a as Vehicle[]).map((one) => say(vehicleSay(one)))) });
    case 'Deploy':
      return own(key, {
        what: (a as number[])
          .flatMap((count, at) =>
            count ? [`${count} × ${unit((['regular', 'elite', 'special'] as const)[at])}`] : [],
          )
          .join(', '),
      });
    case 'DrawFrom':
      return own(key, { deck: say(deckSay(a as Deck)), count: b as number });
    case 'Move': {
      const { legions = 1, steps = 1, which } = a as Fight;
      const moves = own(key, { count: legions, which: of('which', which, tongue) });
      return steps > 1 ? `${moves}, ${own('fx-steps', { count: steps })}` : moves;
    }
    case 'Attack':
      return attack(a as Fight, tongue);
    case 'OneOf':
      return (a as Effect[][])
        .map((script) => script.map((part) => one(part, tongue)).join(', '))
        .join(` ${own('fx-or')} `);
    case 'If': {
      const [yes, no] = [b as Effect[], c as Effect[]].map((script) =>
        script.map((part) => one(part, tongue)).join('; '),
      );
      const [cond, about] = parts(a as Effect);
      const when = own(`if-${kebab(cond)}`, {
        leader: typeof about === 'string' ? say(leaderSay(about)) : '',
        count: typeof about === 'number' ? about : 0,
      });
      return no ? own('fx-if-else', { when, yes: yes ?? '', no }) : own('fx-if', { when, yes: yes ?? '' });
    }
    case 'Enter':
      return own(key, { leader: say(leaderSay(a as string)) });
    case 'Replace':
      return own(key, { count: a as number, from: unit(b), to: unit(c) });
    case 'Tank':
      return own(key, { where: of('victim', a as Effect, tongue) });
    case 'LoseDie':
      return own(key, { face: say(faceSay(a as Face)) });
    case 'PlaceWorms':
      return own(key, { count: a as number, where: own(`worm-${kebab(b as string)}`) });
    case 'Bombard':
      return own(key, { count: a as number, where: own(`target-${kebab(b as string)}`) });
    case 'RemoveVehicles':
      return own(key, { count: a as number, where: of('victim', b as Effect, tongue) });
    case 'Imperium':
      return own(key, { power: say(powerSay(a as Imperium)) });
    default:
      return typeof a === 'number' ? own(key, { count: a }) : own(key);
  }
}

/** A script as sentences. */
export const effectWords = (effects: readonly Effect[], tongue: Tongue): string =>
  effects.map((effect) => `${one(effect, tongue)}.`).join(' ');

/** What a prescience card asks for. */
export function needWords(needs: Effect, own: Tongue['own']): string {
  const [name, count] = parts(needs);
  return typeof count === 'number' ? own(`need-${kebab(name)}`, { count }) : own(`need-${kebab(name)}`);
}

/** What cards that stay in play do from then on. */
const LASTING: Record<string, string> = {
  'guild-card-choam-directorship': 'fx-choam-directorship',
  'guild-card-voices-council': 'fx-voices-council',
  'guild-card-spice-bribe': 'fx-spice-bribe',
};

/** A planning card's words; one that cannot be played says what it is for. */
export function cardWords(card: string, tongue: Tongue): string {
  const printed = cardOf(card);
  if (!printed) return '';
  if (!printed.effects.length) return tongue.own('fx-hawat');
  const lasting = LASTING[printed.id];
  const words = effectWords(printed.effects, tongue);
  return lasting ? `${words} ${tongue.own(lasting)}.` : words;
}
