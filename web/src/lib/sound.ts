/** What is heard at a table; how it sounds is loaded with the first of them. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'battle' | 'reveal' | 'end' | 'word';

export function sound(name: Sound): void {
  if (!settings.sound) return;
  // Tests and tools listen; nobody else needs to.
  dispatchEvent(new CustomEvent('sietch-sound', { detail: name }));
  void import('../sound/synth').then(({ play }) => play(name)).catch(() => undefined);
}
