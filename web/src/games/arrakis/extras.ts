/** What comes only when it is needed: battles and harvests as scenes, how the game was won, and what a position means for somebody. */
import type { Extras } from '../board';
import { sw } from '../../scenes/words';
import { ending } from './ending';
import BattleScene from './BattleScene.svelte';
import { decksOfSeat, type Event, type View } from './view';

const extras: Extras<View, Event> = {
  Scene: BattleScene,
  ending,
  forYou(view: View, seat: number) {
    if (!decksOfSeat(view, seat).length) return [];
    return [
      { icon: 'harkonnen', text: sw('for-you-supremacy', { supremacy: view.supremacy }) },
      { icon: 'prescience', text: sw('for-you-prescience', { least: Math.min(...view.markers) }) },
    ];
  },
};
export default extras;
