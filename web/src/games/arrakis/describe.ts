/** A place in one sentence for readers, and the places something just happened in. */
import type { FluentVariable } from '@fluent/bundle';
import type { Say, Told } from '../board';
import { parts } from '../parts/actions';
import { figureRows } from './figures';
import { aloftSay, areaSay, landSay, sectorSay, sideSay, zoneSay } from './names';
import { AIR, AREAS, areaPlace, ATOMICS, zonePlace } from './shapes';
import type { Spot } from './spots';
import { CARDS, leaderCard } from './content';
import { areaView, DECKS, decksOf, sideOfDeck, type Deck, type Side, type View } from './view';

type Own = (key: string, args?: Record<string, FluentVariable>) => string;

/** What lies in an area besides legions, in words. */
export function things(view: View, area: number, own: Own): string[] {
  const here = areaView(view, area);
  const shape = AREAS[area];
  const found: string[] = [];
  if (here?.settlement) found.push(own('settlement-rank', { rank: shape?.settlement ?? 0 }));
  if (here && here.sietch !== null)
    found.push(
      here.sietch === 0
        ? own('sietch-unknown')
        : own(here.revealed ? 'sietch-open' : 'sietch-known', { rank: here.sietch }),
    );
  if (here?.station) found.push(own('station'));
  if (shape?.atomics && view.detonated === null) found.push(own('atomics-place'));
  if (view.detonated !== null && shape?.id === ATOMICS[view.detonated as 0 | 1 | 2])
    found.push(own('atomics-gone'));
  if (here?.harvester) found.push(own('harvester-here', { spice: shape?.land === 'deep' ? 2 : 1 }));
  if (here?.wormsign) found.push(own('wormsign-here'));
  if (here?.wild_maker) found.push(own('wild-maker-here'));
  else if (here?.worm) found.push(own('worm-here'));
  return found;
}

/** Name, land, who and what is there, and what can be done. */
export function describe(spot: Spot, view: View, say: (say: Say) => string, own: Own): string {
  const can = spot.choices.map((choice) => say(choice.say));
  if (spot.air) {
    const zone = AIR[spot.number];
    return [
      say(zoneSay(spot.number)),
      ...(zone?.sectors.map((sector) => say(sectorSay(sector))) ?? []),
      say(aloftSay(view.air[spot.number] ?? 'nothing')),
      ...can,
    ].join(', ');
  }
  const here = areaView(view, spot.number);
  const shape = AREAS[spot.number];
  const legion =
    here?.side &&
    figureRows(here.side, here.part, here.tokens).map(({ count, say: name }) => `${count} ${say(name)}`);
  return [
    say(areaSay(spot.number)),
    ...(shape?.named ? [say(landSay(shape.land))] : []),
    ...(here?.side && legion?.length ? [say(sideSay(here.side)), ...legion] : []),
    ...things(view, spot.number, own),
    ...can,
  ].join(', ');
}

/** The place an event is about. */
export function placeOf(told: Told): string | undefined {
  const [, value] = parts(told.event);
  const held = (value ?? {}) as Record<string, unknown>;
  for (const key of ['to', 'area', 'from']) {
    const area = held[key];
    if (typeof area === 'number' && area < AREAS.length && AREA_EVENT.has(parts(told.event)[0]))
      return areaPlace(area);
  }
  return typeof held.zone === 'number' ? zonePlace(held.zone) : undefined;
}
/** Events whose `to` and `area` are areas and not steps of a track. */
const AREA_EVENT = new Set([
  'harvester_placed',
  'moved',
  'placed',
  'lifted',
  'token_placed',
  'token_gone',
  'token_revealed',
  'sietch_revealed',
  'replaced',
  'attacked',
  'hits',
  'lost',
  'retreated',
  'won',
  'destroyed',
  'settlement_fell',
  'wormsign_placed',
  'wormsign_gone',
  'wormsign_revealed',
  'worm_came',
  'worm_moved',
  'worm_left',
  'wild_maker_came',
  'worm_attacked',
  'station_captured',
  'harvester_lost',
  'rescued',
  'storm',
  'bombarded',
  'detonated',
  'sietch_moved',
  'tokens_swapped',
  'leader_swapped',
  'garrison_left',
  'garrison_revealed',
  'troops_landed',
]);

export const changedPlaces = (told: readonly Told[]): Set<string> =>
  new Set(told.slice(-8).flatMap((entry) => placeOf(entry) ?? []));

/** Areas a storm or a bombardment has just struck, and with how many hits. */
export function struck(told: readonly Told[]): Map<number, { icon: string; hits: number }> {
  const found = new Map<number, { icon: string; hits: number }>();
  for (const { event } of told) {
    const [kind, value] = parts(event);
    const held = (value ?? {}) as { area?: number; hits?: number; specials?: number };
    if (kind === 'round_began' || kind === 'harvested') found.clear();
    if ((kind === 'storm' || kind === 'bombarded') && typeof held.area === 'number')
      found.set(held.area, {
        icon: kind === 'storm' ? 'storm' : 'atomics',
        hits: (held.hits ?? 0) + (held.specials ?? 0),
      });
  }
  return found;
}

/** Things only one side does, whose events name nobody. */
const DONE_BY: Record<string, Side> = {
  desert_power_used: 'atreides',
  wormsign_placed: 'atreides',
  worm_moved: 'atreides',
  claimed: 'atreides',
  detonated: 'atreides',
  token_placed: 'atreides',
  token_drawn: 'atreides',
  harvester_placed: 'harkonnen',
  aircraft_placed: 'harkonnen',
  hoarded: 'harkonnen',
  imperium: 'harkonnen',
};

/** The seat an event is about; nobody sits for the automaton. */
export function seatOf(told: Told, view: View): number | undefined {
  const [kind, value] = parts(told.event);
  const held = (value ?? {}) as { player?: Deck; side?: Side; leader?: unknown; card?: number };
  const leader = typeof held.leader === 'string' ? leaderCard(held.leader)?.deck : undefined;
  const card = /^card_/.test(kind) ? CARDS[held.card ?? -1]?.deck : undefined;
  const side = held.side ?? DONE_BY[kind];
  const deck = held.player ?? card ?? leader ?? (side && decksOf(side)[0]);
  if (!deck || (view.mahdi && sideOfDeck(deck) === 'harkonnen')) return undefined;
  return view.seating[DECKS.indexOf(deck)];
}
