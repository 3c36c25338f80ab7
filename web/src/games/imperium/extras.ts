/** What comes only when it is needed: the combat as a scene, how the game was won, and what a position means for somebody. */
import type { Extras } from '../board';
import { sw } from '../../scenes/words';
import { ending } from './ending';
import CombatScene from './CombatScene.svelte';
import { fighters, playerOf, type Event, type View } from './view';

const extras: Extras<View, Event> = {
  Scene: CombatScene,
  ending,
  forYou(view: View, seat: number) {
    const own = playerOf(view, seat);
    if (!own) return [];
    const armies = fighters(view);
    const place = armies.findIndex((player) => player.seat === seat) + 1;
    const best = armies[0]?.strength ?? 0;
    const most = Math.max(...view.players.map(({ vp }) => vp));
    return [
      {
        icon: 'sword',
        text: place
          ? sw('for-you-conflict', { place, strength: own.strength, best })
          : sw('for-you-no-units', { best }),
      },
      {
        icon: 'vp',
        text:
          own.vp >= most
            ? sw('for-you-lead', { points: own.vp })
            : sw('for-you-race', { points: own.vp, most }),
      },
    ];
  },
};
export default extras;
