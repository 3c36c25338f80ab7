/** A place in one sentence for readers, and the places something just happened in. */
import type { FluentVariable } from '@fluent/bundle';
import type { Say } from '../board';
import { held, parts, type Kind } from '../parts/actions';
import { figureRows } from './figures';
import { aloftSay, areaSay, landSay, sectorSay, sideSay, zoneSay } from './names';
import { AIR, areaPlace, areaShape, settlementOf, zonePlace, zoneShape } from './shapes';
import type { Spot } from './spots';
import { cardOf, DECKS, leaderCard } from './content';
import {
  areaView,
  decksOf,
  sideOfDeck,
  type Aloft,
  type Deck,
  type Event,
  type Side,
  type Told,
  type View,
} from './view';

type Own = (key: string, args?: Record<string, FluentVariable>) => string;

/** What lies in an area besides legions, in words. */
export function things(view: View, area: string, own: Own): string[] {
  const here = areaView(view, area);
  const shape = areaShape(area);
  const found: string[] = [];
  if (here?.settlement) found.push(own('settlement-rank', { rank: settlementOf(shape) }));
  if (here && here.sietch !== null)
    found.push(
      here.sietch === 0
        ? own('sietch-unknown')
        : own(here.revealed ? 'sietch-open' : 'sietch-known', { rank: here.sietch }),
    );
  if (here?.station) found.push(own('station'));
  if (shape?.mark === 'atomics' && view.detonated === null) found.push(own('atomics-place'));
  if (view.detonated === area) found.push(own('atomics-gone'));
  if (here?.harvester) found.push(own('harvester-here', { spice: shape?.spice ?? 0 }));
  if (here?.wormsign) found.push(own('wormsign-here'));
  if (here?.wild_maker) found.push(own('wild-maker-here'));
  else if (here?.worm) found.push(own('worm-here'));
  const due = view.hits.find((one) => one.area === area);
  if (due) found.push(own('hits-due', { count: due.hits }));
  return found;
}

/** What is in an air zone. */
export const aloftIn = (view: View, zone: string): Aloft =>
  view.air[AIR.findIndex((one) => one.id === zone)] ?? 'nothing';

/** Name, land, who and what is there, and what can be done. */
export function describe(spot: Spot, view: View, say: (say: Say) => string, own: Own): string {
  const can = spot.choices.map((choice) => say(choice.say));
  if (spot.air) {
    const zone = zoneShape(spot.key);
    return [
      say(zoneSay(spot.key)),
      ...(zone?.sectors.map((sector) => say(sectorSay(sector))) ?? []),
      say(aloftSay(aloftIn(view, spot.key))),
      ...can,
    ].join(', ');
  }
  const here = areaView(view, spot.key);
  const shape = areaShape(spot.key);
  const legion =
    here?.side &&
    figureRows(here.side, here.part, here.tokens).map(({ count, say: name }) => `${count} ${say(name)}`);
  return [
    say(areaSay(spot.key)),
    ...(shape?.named ? [say(landSay(shape.terrain))] : []),
    ...(here?.side && legion?.length ? [say(sideSay(here.side)), ...legion] : []),
    ...things(view, spot.key, own),
    ...can,
  ].join(', ');
}

/** The place an event is about. */
export function placeOf(told: Told): string | undefined {
  const [, value] = parts(told.event);
  if (!value) return undefined;
  const named = [
    'to' in value ? value.to : undefined,
    'area' in value ? value.area : undefined,
    'from' in value ? value.from : undefined,
  ];
  // Decks, units and faces are called `to` and `from`, too.
  const area = named.find((one) => typeof one === 'string' && areaShape(one));
  if (typeof area === 'string') return areaPlace(area);
  return 'zone' in value ? zonePlace(value.zone) : undefined;
}
export const changedPlaces = (told: readonly Told[]): Set<string> =>
  new Set(told.slice(-8).flatMap((entry) => placeOf(entry) ?? []));

/** Areas a storm or a bombardment has just struck, and with how many hits; and where hits are still to be taken. */
export function struck(told: readonly Told[], view: View): Map<string, { icon: string; hits: number }> {
  const found = new Map<string, { icon: string; hits: number }>();
  for (const { event } of told) {
    const [kind, value] = parts(event);
    if (kind === 'round_began' || kind === 'harvested') found.clear();
    else if (kind === 'storm') found.set(value.area, { icon: 'storm', hits: value.hits + value.specials });
    else if (kind === 'bombarded') found.set(value.area, { icon: 'atomics', hits: value.hits });
  }
  for (const { area, hits } of view.hits) found.set(area, { icon: 'die-hit', hits });
  return found;
}

/** Things only one side does, whose events name nobody. */
const DONE_BY: Partial<Record<Kind<Event>, Side>> = {
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

/** The sub-faction an event is about. */
function deckOf(event: Event): Deck | undefined {
  const [kind, value] = parts(event);
  if (value && 'player' in value) return value.player;
  const card = held(event, 'card_played', 'card_discarded', 'card_stays')?.card;
  if (card) return cardOf(card)?.deck;
  if (value && 'leader' in value && typeof value.leader === 'string' && kind !== 'leader_fought')
    return leaderCard(value.leader)?.deck;
  const side = value && 'side' in value ? value.side : DONE_BY[kind];
  return side && decksOf(side)[0];
}

/** The seat an event is about; nobody sits for the automaton. */
export function seatOf(told: Told, view: View): number | undefined {
  const deck = deckOf(told.event);
  if (!deck || (view.mahdi && sideOfDeck(deck) === 'harkonnen')) return undefined;
  return view.seating[DECKS.indexOf(deck)];
}
