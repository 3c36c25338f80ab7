/** Ids as messages of the game. */
import type { Say } from '../board';
import { leaderCard } from './content';
import { areaShape, SECTORS } from './shapes';
import type { Terrain } from './types/Terrain';
import type {
  Aloft,
  Deck,
  Face,
  Figure,
  Imperium,
  Leader,
  LeaderPlace,
  Marker,
  RoundPhase,
  Side,
  Unit,
  Vehicle,
} from './view';

const dashed = (id: string) => id.replaceAll('_', '-');

export const landSay = (terrain: Terrain): Say => ({ key: `terrain-${dashed(terrain)}` });
export const sectorSay = (sector: string): Say => ({ key: `sector-${sector}` });

/** Named areas have their own message, the others are told by ground, sector and number. */
export function areaSay(id: string): Say {
  const area = areaShape(id);
  if (!area) return { key: 'nowhere' };
  if (area.named) return { key: `area-${area.id}` };
  return {
    key: 'area-unnamed',
    args: [
      ['terrain', landSay(area.terrain)],
      ['sector', `dir-${area.sectors[0]}`],
      ['n', Number(area.id.split('-').at(-1))],
    ],
  };
}

export const zoneSay = (zone: string): Say => ({ key: zone });
const PHASE_KEY: Record<RoundPhase, string> = {
  round_start: 'round-start',
  vehicle_placement: 'phase-vehicle-placement',
  actions: 'phase-actions',
  desert_hazards: 'phase-desert-hazards',
  spice_harvesting: 'phase-spice-harvesting',
  round_end: 'round-end',
};
export const phaseSay = (phase: RoundPhase): Say => ({ key: PHASE_KEY[phase] });
export const placeSay = (place: LeaderPlace): Say => ({
  key: place === 'tank' ? 'regeneration-tank' : `place-${place}`,
});
export const sideSay = (side: Side): Say => ({ key: `faction-${side}` });
const DECK_KEY: Record<Deck, string> = {
  house_atreides: 'sub-house-atreides',
  fremen: 'sub-fremen-ally',
  house_harkonnen: 'sub-house-harkonnen',
  corrino: 'sub-corrino-ally',
};
export const deckSay = (deck: Deck): Say => ({ key: DECK_KEY[deck] });
export const faceSay = (face: Face): Say => ({ key: `die-${face}` });
/** Cards go by their messages. */
export const cardSay = (card: string): Say => ({ key: card });
export const leaderSay = (leader: Leader): Say => ({ key: leaderCard(leader)?.id ?? 'nobody' });
export const markerSay = (marker: Marker): Say => ({ key: `marker-${dashed(marker)}` });
export const powerSay = (power: Imperium): Say => ({
  key: power === 'guild' ? 'power-spacing-guild' : `power-${power}`,
});
export const banSay = (power: Imperium): Say => ({
  key: power === 'guild' ? 'ban-spacing-guild' : `ban-${power}`,
});
export const vehicleSay = (vehicle: Vehicle): Say => ({ key: `vehicle-${vehicle}` });
export const unitSay = (side: Side, unit: Unit): Say => ({
  key: unit === 'special' ? (side === 'atreides' ? 'unit-fedaykin' : 'unit-sardaukar') : `unit-${unit}`,
});
export const genericSay = (side: Side): Say => ({ key: side === 'atreides' ? 'naib' : 'bashar' });
export function figureSay(side: Side, figure: Figure): Say {
  if (figure === 'troop') return { key: 'guild-troop' };
  if (figure === 'generic') return genericSay(side);
  if ('unit' in figure) return unitSay(side, figure.unit);
  if ('named' in figure) return leaderSay(figure.named);
  return tokenSay(figure.token);
}
/** A token by its back: `starting-two-elite` is a starting one. */
export const tokenSay = (token: string): Say => ({ key: `deployment-token-${token.split('-')[0]}` });
export const aloftSay = (what: Aloft): Say => {
  if (what === 'nothing') return { key: 'nothing' };
  if (typeof what === 'object') return { key: 'guild-frigate-of', args: [['side', sideSay(what.frigate)]] };
  return what === 'navigator' ? { key: 'leader-guild-navigator' } : vehicleSay(what);
};
export const tacticSector = (area: string): Say => {
  const sector = areaShape(area)?.sectors[0] ?? 'ne';
  return SECTORS.indexOf(sector) >= SECTORS.length / 2 ? { key: 'central-sector' } : sectorSay(sector);
};
