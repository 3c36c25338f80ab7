/** What comes only when it is needed: the aftermath of a battle, how the game was won, and what a position means for somebody. */
import type { Extras, Say } from '../board';
import { sw } from '../../scenes/words';
import { ending } from './ending';
import AftermathScene from './AftermathScene.svelte';
import { houseSay } from './names';
import type { Event, View } from './view';

const extras: Extras<View, Event> = {
  Scene: AftermathScene,
  ending,
  forYou(view: View, seat: number, say: (say: Say) => string) {
    const own = view.sides.find((side) => side.seat === seat);
    if (!own) return [];
    const best = [...view.sides].sort((a, b) => b.strongholds - a.strongholds)[0];
    return [
      {
        icon: 'stronghold',
        text:
          best && best.seat !== seat && best.strongholds > own.strongholds
            ? sw('for-you-strongholds', {
                own: own.strongholds,
                most: best.strongholds,
                who: say(houseSay(best.house)),
              })
            : sw('for-you-strongholds-lead', { own: own.strongholds }),
      },
      { icon: 'spice', text: sw('for-you-spice', { spice: own.spice, reserve: own.reserve }) },
    ];
  },
};
export default extras;
