/** For tests: what is in the boxes, as the games' own tests write it. */
import { load as arrakis } from '../games/arrakis/content';
import arrakisBox from '../games/arrakis/types/contents-all.json';
import type { Contents as Arrakis } from '../games/arrakis/types/Contents';
import { load as conquest } from '../games/conquest/content';
import conquestBox from '../games/conquest/types/contents-all.json';
import type { Contents as Conquest } from '../games/conquest/types/Contents';
import { load as imperium } from '../games/imperium/content';
import imperiumBase from '../games/imperium/types/contents-base.json';
import imperiumImmortality from '../games/imperium/types/contents-immortality.json';
import imperiumIx from '../games/imperium/types/contents-ix.json';
import imperiumUprising from '../games/imperium/types/contents-uprising.json';
import type { Contents as Imperium } from '../games/imperium/types/Contents';

arrakis(arrakisBox as unknown as Arrakis);
conquest(conquestBox as Conquest);

/** Every box of the series: the client keeps what a table is played from, not the boxes. */
export const imperiumBoxes = [
  imperiumUprising,
  imperiumBase,
  imperiumIx,
  imperiumImmortality,
] as unknown as Imperium[];
imperium(imperiumBoxes);
