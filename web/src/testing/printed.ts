/** For tests: what is printed in the boxes, as the games' own tests write it. */
import { load as conquest } from '../games/conquest/content';
import conquestPrinted from '../games/conquest/types/printed.json';
import type { Printed as Conquest } from '../games/conquest/types/Printed';

conquest(conquestPrinted as Conquest);
