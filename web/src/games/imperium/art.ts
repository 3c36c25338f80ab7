/** Which picture a card bears. Every starting deck has the same cards; the rest belongs to the table's kit. */
import { IX, KIT, TLEILAX } from './kit';
import { SCENES, type Layer } from './scenes';

const STARTING: Record<string, string> = {
  'start-convincing-argument': 'throne',
  'start-dagger': 'knife',
  'start-diplomacy': 'city',
  'start-dune-desert-planet': 'dunes',
  'start-reconnaissance': 'thopter',
  'start-seek-allies': 'sietch',
  'start-signet-ring': 'signet',
};
export const artOf = (card: string): string => STARTING[card] ?? KIT.art[card] ?? 'dunes';

/** The layers of a card's picture. */
export const pictureOf = (card: string): readonly Layer[] => {
  const art = artOf(card);
  return SCENES[art] ?? IX?.scenes[art] ?? TLEILAX?.scenes[art] ?? [];
};
