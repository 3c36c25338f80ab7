/** Ids as messages of the game. */
import type { Say } from '../board';
import { FACTIONS, LEADERS, RIVALS, SPACES } from './content';
import {
  type BattleIcon,
  type Faction,
  type Icon,
  type Leader,
  type PlayerView,
  type Post,
  type Rival,
  type Space,
  type View,
} from './view';

/** `sietch_tabr` is `sietch-tabr`. */
export const dashed = (id: string): string => id.replaceAll('_', '-');

const FACTION_KEYS: Record<Faction, string> = {
  emperor: 'faction-emperor',
  guild: 'faction-spacing-guild',
  bene_gesserit: 'faction-bene-gesserit',
  fremen: 'faction-fremen',
};
export const factionSay = (faction: Faction): Say => ({ key: FACTION_KEYS[faction] });
/** A board track: the side for six players names two of them otherwise. */
export const trackSay = (faction: Faction, view: View): Say => ({
  key: view.tracks[FACTIONS.indexOf(faction)] ?? FACTION_KEYS[faction],
});
export const iconSay = (icon: Icon): Say => ({
  key: icon in FACTION_KEYS ? FACTION_KEYS[icon as Faction] : `icon-${dashed(icon)}`,
});
export const spaceSay = (space: Space): Say => SPACES.get(space)?.says.name ?? { key: space };
export const postSay = (post: Post): Say => ({
  key: post === 'guild' ? 'post-spacing-guild' : `post-${dashed(post)}`,
});
export const battleIconSay = (icon: BattleIcon): Say => ({ key: `icon-${dashed(icon)}` });
/** Cards, contracts, conflicts and objectives are sent as their message keys. */
export const cardSay = (card: string): Say => ({ key: card });

export const leaderSay = (leader: Leader): Say => ({ key: LEADERS.get(leader)?.key ?? leader });
export const rivalSay = (rival: Rival): Say => RIVALS.get(rival)?.says.name ?? { key: rival };
export const playerSay = ({ leader, rival }: PlayerView): Say => {
  if (leader) return leaderSay(leader);
  return rival ? rivalSay(rival) : { key: 'nothing' };
};
