/** The picture of a card: one of a few flat scenes of our own, chosen by what the card does. */
import { cardOf, type Effect } from './content';

export type Art =
  | 'dunes'
  | 'worm'
  | 'sietch'
  | 'city'
  | 'thopter'
  | 'liner'
  | 'veil'
  | 'throne'
  | 'knife'
  | 'eye'
  | 'harvester'
  | 'signet';

const BY_EFFECT: Record<string, Art> = {
  PlaceWorms: 'worm',
  WildMakerEnters: 'worm',
  WildMakerStrikes: 'worm',
  MoveWorms: 'worm',
  WormAttack: 'worm',
  DesertPower: 'worm',
  SwallowHarvesters: 'harvester',
  Storms: 'dunes',
  ShiftEnemy: 'dunes',
  Wormsigns: 'dunes',
  Vehicles: 'harvester',
  AnyVehicles: 'harvester',
  Rockets: 'thopter',
  CaptureOrnithopter: 'thopter',
  RemoveVehicles: 'thopter',
  Carry: 'thopter',
  Bombard: 'city',
  Tank: 'knife',
  OpponentDiscards: 'veil',
  BeneGesserit: 'veil',
  SecondObjective: 'veil',
  ForceDie: 'veil',
  ExchangePrescience: 'eye',
  ShiftMarkers: 'eye',
  ShufflePrescience: 'eye',
  AttachFear: 'eye',
  AttachEyes: 'eye',
  RevealArea: 'eye',
  MoveSietch: 'sietch',
  SwapTokens: 'sietch',
  TokenNearEnemy: 'sietch',
  Enter: 'throne',
  LoseDie: 'throne',
  HuntPaul: 'knife',
  Detonate: 'city',
  Imperium: 'liner',
  PlaceNavigator: 'liner',
  ClearTheSky: 'liner',
  LowerImperium: 'liner',
  Replace: 'knife',
};

/** The words of an effect and of the scripts inside it. */
function words(effect: Effect): string[] {
  if (typeof effect === 'string') return [effect];
  const [name, first, ...scripts] = effect;
  const inside = name === 'OneOf' ? (first as Effect[][]) : name === 'If' ? (scripts as Effect[][]) : [];
  return [name, ...inside.flatMap((script) => script.flatMap(words))];
}

/** The scene of a planning card. */
export function artOf(card: string): Art {
  const effects = cardOf(card)?.effects ?? [];
  const found = effects.flatMap(words).find((word) => word in BY_EFFECT);
  if (found) return BY_EFFECT[found] ?? 'signet';
  const text = JSON.stringify(effects);
  if (text.includes('Settlement') || text.includes('Arrakeen') || text.includes('Arsunt')) return 'city';
  return text.includes('Desert') ? 'dunes' : 'signet';
}
