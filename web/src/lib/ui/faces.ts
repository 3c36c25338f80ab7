/** The levels of bots that have a face, the weakest first. */
export const FACES: readonly string[] = ['novice', 'regular', 'veteran', 'master'];
export const hasFace = (bot: string): boolean => FACES.includes(bot);
