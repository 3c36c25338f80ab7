/**
 * The standing pass: a pause in which cards may be played passes by itself. It never depends on what somebody holds,
 * and always takes as long, so that nobody learns anything from it. A click lifts it for one round.
 */
import type { GameModule } from '../games/board';

type Path = ReturnType<NonNullable<GameModule['path']>>;

/** How long every pause lasts, whatever could be played in it. */
export const PAUSE = 2000;

/** The round a pass was lifted for ends with it. */
export const roundOf = (path: Path | undefined): string => (path ? JSON.stringify(path.round) : '');

/** Does a pause pass by itself, for somebody who lifted it in this round or has asked to be asked always? */
export const passes = (usual: boolean, lifted: string | undefined, round: string): boolean =>
  usual && lifted !== round;
