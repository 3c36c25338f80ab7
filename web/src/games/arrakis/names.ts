/** Ids as messages of the game, and messages of areas back as areas. */
import type { Say } from '../board';
import { CARDS, LEADER_CARDS, PRESCIENCE } from './content';
import { AIR, AREAS, areaNumber, SECTORS, type Land } from './shapes';
import type { Aloft, Deck, Face, Figure, Imperium, Marker, Side, Unit, Vehicle } from './view';

const dashed = (id: string) => id.replaceAll('_', '-');
const LAND_KEY: Record<Land, string> = {
  desert: 'terrain-desert',
  deep: 'terrain-deep-desert',
  erg: 'terrain-minor-erg',
  plateau: 'terrain-plateau',
  mountain: 'terrain-mountain',
};
const SHORT: Record<string, string> = {
  'terrain-desert': 'desert',
  'terrain-deep-desert': 'deep',
  'terrain-minor-erg': 'erg',
  'terrain-plateau': 'plateau',
  'terrain-mountain': 'mtn',
};

export const landSay = (land: Land): Say => ({ key: LAND_KEY[land] });
export const sectorSay = (sector: string): Say => ({ key: `sector-${sector}` });

/** Named areas have their own message, the others are told by ground, sector and number. */
export function areaSay(number: number): Say {
  const area = AREAS[number];
  if (!area) return { key: 'nowhere' };
  if (area.named) return { key: `area-${area.id}` };
  return {
    key: 'area-unnamed',
    args: [
      ['terrain', { say: landSay(area.land) }],
      ['sector', { say: { key: `dir-${area.sectors[0]}` } }],
      ['n', { number: Number(area.id.split('-').at(-1)) }],
    ],
  };
}

const part = (say: Say, name: string) => say.args?.find(([key]) => key === name)?.[1];
const sayOf = (say: Say, name: string): Say | undefined => {
  const arg = part(say, name);
  return arg && 'say' in arg ? arg.say : undefined;
};
export const numberOf = (say: Say, name: string): number | undefined => {
  const arg = part(say, name);
  return arg && 'number' in arg ? arg.number : undefined;
};

/** The area a message names. */
export function areaOf(say: Say): number | undefined {
  if (say.key !== 'area-unnamed') return areaNumber(say.key.replace(/^area-/, ''));
  const sector = sayOf(say, 'sector')?.key.replace('dir-', '');
  const land = SHORT[sayOf(say, 'terrain')?.key ?? ''];
  return areaNumber(`${sector}-${land}-${numberOf(say, 'n')}`);
}
/** The area a question is about. */
export const askedArea = (say: Say | undefined): number | undefined => {
  const area = say && sayOf(say, 'area');
  return area && areaOf(area);
};

export const zoneSay = (zone: number): Say => ({ key: AIR[zone]?.id ?? 'nowhere' });
export const sideSay = (side: Side): Say => ({ key: `faction-${side}` });
const DECK_KEY: Record<Deck, string> = {
  house_atreides: 'sub-house-atreides',
  fremen: 'sub-fremen-ally',
  house_harkonnen: 'sub-house-harkonnen',
  corrino: 'sub-corrino-ally',
};
export const deckSay = (deck: Deck): Say => ({ key: DECK_KEY[deck] });
export const faceSay = (face: Face): Say => ({ key: `die-${face}` });
export const cardSay = (card: number): Say => ({ key: CARDS[card]?.id ?? 'nothing' });
export const prescienceSay = (card: number): Say => ({ key: PRESCIENCE[card]?.id ?? 'nothing' });
export const leaderSay = (leader: string): Say => ({
  key: LEADER_CARDS.find((card) => card.leader === leader)?.id ?? 'nobody',
});
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
  return tokenSay(figure.token < 4);
}
export const tokenSay = (starting: boolean): Say => ({
  key: starting ? 'deployment-token-starting' : 'deployment-token-standard',
});
export const aloftSay = (what: Aloft): Say => {
  if (what === 'nothing') return { key: 'nothing' };
  if (typeof what === 'object')
    return { key: 'guild-frigate-of', args: [['side', { say: sideSay(what.frigate) }]] };
  return what === 'navigator' ? { key: 'leader-guild-navigator' } : vehicleSay(what);
};
export const tacticSector = (area: number): Say => {
  const sector = AREAS[area]?.sectors[0] ?? 'ne';
  return SECTORS.indexOf(sector) > 3 ? { key: 'central-sector' } : sectorSay(sector);
};
