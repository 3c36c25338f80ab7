/** The board for readers: every space, post and track in one sentence. */
import type { Say } from '../board';
import { CONFLICTS, FACTIONS, POSTS } from './content';
import { battleIconSay, cardSay, factionSay, playerSay, postSay, spaceSay, trackSay } from './names';
import { together } from './phrase';
import { spaceWords } from './spaces';
import {
  agentsAt,
  allyOf,
  armies,
  bonusAt,
  controllerOf,
  playerOf,
  shipAt,
  shipsOf,
  spiesAt,
  type Faction,
  type Post,
  type Space,
  type View,
} from './view';

type Speak = (say: Say) => string;
type Own = (key: string, args?: Record<string, string | number>) => string;

export const nameOf = (view: View, seat: number, say: Speak): string => {
  const player = playerOf(view, seat);
  return player ? say(playerSay(player)) : '';
};

/** Name, price, effects, who is there, and whether it is possible. */
export function readSpace(space: Space, view: View, possible: boolean, say: Speak, own: Own): string {
  const words = spaceWords(space, view, say, own);
  const [there, bonus, owner] = [agentsAt(view, space), bonusAt(view, space), controllerOf(view, space)];
  const ship = shipAt(view, space);
  return [
    `${words.name} (${words.icon})`,
    ...words.lines.map(({ text }) => text),
    ...there.map((seat) => own('agent-here', { who: nameOf(view, seat, say) })),
    ...(bonus ? [own('bonus-here', { n: bonus })] : []),
    ...(owner !== undefined ? [own('controlled-by', { who: nameOf(view, owner, say) })] : []),
    ...(ship !== undefined ? [own('ship-here', { who: nameOf(view, ship, say) })] : []),
    ...view.forbidden
      .filter((forbidden) => forbidden.space === space)
      .map(({ seat }) => own('forbidden-by', { who: nameOf(view, seat, say) })),
    own(possible ? 'possible' : 'not-now'),
  ].join('. ');
}

export function readPost(
  post: Post,
  view: View,
  choices: readonly { say: Say }[],
  say: Speak,
  own: Own,
): string {
  const spies = spiesAt(view, post).map((seat) => own('spy-here', { who: nameOf(view, seat, say) }));
  const watched = (POSTS.get(post) ?? []).map((space) => say(spaceSay(space))).join(', ');
  return [
    say(postSay(post)),
    own('watches', { spaces: watched }),
    ...spies,
    ...choices.map((choice) => say(choice.say)),
  ].join('. ');
}

export function readTrack(faction: Faction, view: View, say: Speak, own: Own): string {
  const at = FACTIONS.indexOf(faction);
  const ally = allyOf(view, faction);
  return [
    own('track-of', { faction: say(trackSay(faction, view)) }),
    ...armies(view).map((player) => `${say(playerSay(player))} ${player.influence[at] ?? 0}`),
    ...(ally !== undefined ? [own('allied-to', { who: nameOf(view, ally, say) })] : []),
    ...view.players
      .filter(({ ix }) => ix?.snoopers.includes(faction))
      .map((player) => own('snooper-of', { who: say(playerSay(player)) })),
  ].join('. ');
}

export function readConflict(view: View, say: Speak, own: Own): string {
  const card = view.conflict === null ? undefined : CONFLICTS.get(view.conflict);
  const rewards = card
    ? [card.says.first, card.says.second, card.says.third].map((says, n) =>
        own('reward-place', { place: n + 1, reward: together(says, say) }),
      )
    : [];
  return [
    view.conflict === null ? own('no-conflict') : say(cardSay(view.conflict)),
    ...(card?.icon ? [say(battleIconSay(card.icon))] : []),
    ...rewards,
    ...armies(view).map((player) =>
      own('army-of', {
        who: say(playerSay(player)),
        troops: player.deployed,
        worms: player.worms,
        strength: player.strength,
        garrison: player.garrison,
      }),
    ),
    ...armies(view).flatMap((player) =>
      player.ix && shipsOf(player)
        ? [own('ships-of', { who: say(playerSay(player)), n: shipsOf(player) })]
        : [],
    ),
  ].join('. ');
}

/** A Commander's personal board. */
export function readPersonal(faction: Faction, view: View, say: Speak, own: Own): string {
  const commander = view.players.find((player) => player.own?.faction === faction);
  if (!commander) return '';
  return [
    own('personal-space', { who: say(playerSay(commander)) }),
    `${say(factionSay(faction))} ${commander.own?.step ?? 0}`,
  ].join('. ');
}
