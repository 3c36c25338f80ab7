/** What Immortality adds: the board of the Bene Tleilax, and the pictures of its cards. */
import Tleilax from '../Tleilax.svelte';
import { ART, SCENES } from './immortalityArt';

export default { art: ART, scenes: SCENES, Side: Tleilax };
