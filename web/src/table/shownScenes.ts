/** Scenes among what was told: a battle, a combat, a harvest. They are shown afterwards, and again from the log. */
import type { GameModule, Standing, Told } from '../games/board';
import type { Say } from '../lib/protocol/Say';
import type { Step } from '../lib/protocol/Step';

export interface SceneRef {
  key: string;
  kind: string;
  /** The step it begins with; the position before it is the one it began in. */
  from: number;
  to: number;
  told: Told[];
  /** The place it is about, where it is about one. */
  where: Say | undefined;
  /** How it ended, in one line. */
  row: Standing[];
  /** What ended it. */
  end: Told;
}

export function scenesIn(steps: readonly Step[], module: GameModule): SceneRef[] {
  const found: SceneRef[] = [];
  if (!module.sceneAt) return found;
  let from: number | undefined;
  let told: Told[] = [];
  let where: Say | undefined;
  let row: Standing[] = [];
  for (const { step, told: all } of steps)
    for (const one of all) {
      const { begins, ends, begun, ...mark } = module.sceneAt(one) ?? {};
      const last = found.at(-1);
      where = mark.where ?? where;
      if (begins && from === undefined) [from, told, row] = [step, [], []];
      row = [...row, ...(mark.row ?? [])];
      if (from !== undefined) told.push(one);
      // What is told of it after its end still belongs to it: losses, bounty.
      else if (last && !begins && (!ends || begun) && last.to === step) last.told.push(one);
      if (ends === undefined || (begun && from === undefined)) continue;
      const start = from ?? step;
      found.push({
        key: `${ends} ${step}`,
        kind: ends,
        from: start,
        to: step,
        told: from === undefined ? [one] : told,
        where: begun ? where : undefined,
        row: [...row].sort((a, b) => (a.place ?? 0) - (b.place ?? 0)),
        end: one,
      });
      [from, told, row] = [undefined, [], []];
    }
  return found;
}
