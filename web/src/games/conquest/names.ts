/** Ids as messages of the game. */
import type { Say } from '../board';
import { cellsOf, cellShape, regionOf } from './shapes';
import type { House, Phase, SpiceCard } from './view';

const dashed = (id: string) => id.replaceAll('_', '-');

export const regionSay = (region: string): Say => ({ key: `region-${dashed(region)}` });
export const leaderSay = (leader: string): Say => ({ key: `leader-${dashed(leader)}` });
export const battleSay = (card: string): Say => ({ key: `battle-${dashed(card)}` });
export const marketSay = (card: string): Say => ({ key: `market-${dashed(card)}` });
export const marketText = (card: string): Say => ({ key: `market-${dashed(card)}-text` });
export const houseSay = (house: House): Say => ({
  key: `${house.includes('_') ? 'side' : 'faction'}-${dashed(house)}`,
});

const PHASE_KEYS: Partial<Record<Phase, string>> = {
  cards: 'phase-gain-cards',
  shipment_and_movement: 'phase-ship-and-move',
};
export const phaseSay = (phase: Phase): Say => ({ key: PHASE_KEYS[phase] ?? `phase-${dashed(phase)}` });

/** A location; its sector is named only where its region has several. */
export function placeSay(place: string): Say {
  const region = regionSay(regionOf(place));
  const sector = cellShape(place)?.sector;
  if (sector === undefined || sector === null || cellsOf(regionOf(place)).length < 2) return region;
  return {
    key: 'location',
    args: [
      ['region', region],
      ['sector', sector],
    ],
  };
}

export const spiceSays = (card: SpiceCard): { say: Say; amount: number | undefined }[] =>
  card === 'sandworm'
    ? [{ say: { key: 'card-sandworm' }, amount: undefined }]
    : card.map(([region, amount]) => ({ say: regionSay(region), amount }));
