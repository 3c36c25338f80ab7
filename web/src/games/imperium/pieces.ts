/** Where a position has something to look at, so that a picture of it shows that part of the board. */
import { BOX, FACTIONS } from './content';
import type { Layout } from './layout';
import { armies, fleetOf, unitsOf, type View } from './view';

type Spot = readonly [x: number, y: number];
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Two corners of the board. */
const WHOLE: Spot[] = [
  [0, 0],
  [1, 1],
];

const middle = ({ x, y, w, h }: Box): Spot => [x + w / 2, y + h / 2];
/** The armies and the card; the rim of the zone may be cut off. */
const inside = ({ x, y, w, h }: Box): Spot[] => [
  [x + w * 0.12, y + h * 0.15],
  [x + w * 0.88, y + h * 0.85],
];

/** What has changed since the table was set up, and where troops may go, as parts of the board's width and height. */
export function piecesOf(view: View, layout: Layout): Spot[] {
  const held = [
    ...view.agents.filter(({ seats }) => seats.length > 0),
    ...view.bonus.filter(({ spice }) => spice > 0),
    ...view.control,
    ...view.forbidden,
    ...(view.ix?.flags ?? []),
  ];
  const spots: Spot[] = held.flatMap(({ space }) => {
    const slab = layout.spaces[space];
    return slab ? [middle(slab)] : [];
  });
  for (const post of view.players.flatMap(({ spies }) => spies)) {
    const peg = layout.posts[post];
    if (peg) spots.push(peg.at);
  }
  FACTIONS.forEach((faction, track) => {
    const { x, y, w, step } = layout.steles[faction];
    // A Commander has the influence of the Allies, whose cubes they are.
    const moved = view.players.some(
      ({ commander, influence }) => !commander && (influence[track] ?? 0) > 0,
    );
    if (moved) spots.push([x + w / 2, y], [x + w / 2, y + BOX.top_influence * step]);
  });
  for (const at of layout.personal)
    if (view.players.some(({ own }) => own?.faction === at.faction && own.step > 0)) spots.push(middle(at));
  const { shipping } = layout;
  if (shipping && view.players.some((player) => (fleetOf(player)?.freighter ?? 0) > 0))
    spots.push(
      [shipping.x + shipping.w / 2, shipping.y],
      [shipping.x + shipping.w / 2, shipping.y + shipping.cap],
    );
  const fought = armies(view).some((player) => unitsOf(player) > 0) || view.turn.deployable > 0;
  if (fought) spots.push(...inside(layout.conflict));
  const [left = 0, top = 0] = layout.box.split(' ').map(Number);
  // Where nothing stands out, the whole board.
  if (!spots.length) return WHOLE;
  return spots.map(([x, y]) => [(x - left) / layout.width, (y - top) / layout.height]);
}
