/** The figures of a legion as a list to draw and to click. */
import type { Say } from '../board';
import { figureSay } from './names';
import { UNITS } from './content';
import type { Figure, Part, Side } from './view';

export interface FigureRow {
  figure: Figure;
  count: number;
  say: Say;
  /** A token whose face the viewer does not know. */
  hidden: boolean;
}

/** Backs of deployment tokens. */
const BACKS = ['starting', 'standard', 'black', 'silver'] as const;

/** Kinds of figures in a legion, strongest first; tokens by their faces where they are known. */
export function figureRows(side: Side, part: Part, tokens: readonly string[] | null): FigureRow[] {
  const rows: FigureRow[] = [];
  const add = (figure: Figure, count: number, hidden = false) => {
    if (count > 0) rows.push({ figure, count, say: figureSay(side, figure), hidden });
  };
  for (const leader of part.named) add({ named: leader }, 1);
  add('generic', part.generic);
  for (const unit of [...UNITS].reverse()) add({ unit }, part.units[UNITS.indexOf(unit)] ?? 0);
  add('troop', part.troops);
  if (tokens && tokens.length === part.starting + part.standard)
    for (const kind of new Set(tokens))
      add({ token: kind }, tokens.filter((token) => token === kind).length);
  else for (const back of BACKS) add({ token: back }, part[back], true);
  return rows;
}
