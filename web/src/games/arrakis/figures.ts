/** The figures of a legion as a list to draw and to click. */
import type { Say } from '../board';
import { figureSay, tokenSay } from './names';
import { namedOf, UNITS, type Figure, type Part, type Side } from './view';

export interface FigureRow {
  figure: Figure;
  count: number;
  say: Say;
  /** A token whose face the viewer does not know. */
  hidden: boolean;
}

/** Kinds of figures in a legion, strongest first; tokens by their faces where they are known. */
export function figureRows(side: Side, part: Part, tokens: readonly number[] | null): FigureRow[] {
  const rows: FigureRow[] = [];
  const add = (figure: Figure, count: number, hidden = false, say = figureSay(side, figure)) => {
    if (count > 0) rows.push({ figure, count, say, hidden });
  };
  for (const leader of namedOf(side, part.named)) add({ named: leader }, 1);
  add('generic', part.generic);
  for (const unit of [...UNITS].reverse()) add({ unit }, part.units[UNITS.indexOf(unit)] ?? 0);
  add('troop', part.troops);
  if (tokens && tokens.length === part.starting + part.standard)
    for (const kind of [...new Set(tokens)].sort((a, b) => a - b))
      add({ token: kind }, tokens.filter((token) => token === kind).length);
  else {
    add({ token: 0 }, part.starting, true, tokenSay(true));
    add({ token: 4 }, part.standard, true, tokenSay(false));
  }
  return rows;
}
