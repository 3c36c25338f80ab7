/** What Rise of Ix adds: the CHOAM overlay and the Ix board on the main one, its own board beside it, pieces and tiles. */
import Side from '../ix/IxBoard.svelte';
import Overlay from '../ix/Overlay.svelte';
import Owned from '../ix/Owned.svelte';
import Pieces from '../ix/Pieces.svelte';
import { ART, SCENES } from './ixArt';
import { tall, wide } from './ixLayout';

export default { wide, tall, art: ART, scenes: SCENES, Side, Overlay, Pieces, Owned };
