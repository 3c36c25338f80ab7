import type { Choice, GameModule } from '../games/board';

/** The choice that ends one's part: what the game says, or the plain `pass` that all games share. */
export const isEnd = (module: GameModule, choice: Choice): boolean =>
  module.isEnd ? module.isEnd(choice) : choice.action === 'pass' || choice.action === 'end_turn';
