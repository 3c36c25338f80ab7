/** Which picture a card bears. Every starting deck has the same cards; the rest belongs to the table's kit. */
import { KIT } from './kit';

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
