import type { GameModule } from '../board';
import Plain from './Plain.svelte';

const plain: GameModule = { Board: Plain };
export default plain;
