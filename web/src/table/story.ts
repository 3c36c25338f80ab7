/** The log as turns: what belongs together is one entry, gains are added up, draws count as one. */
import type { AnyView } from '../games/any';
import type { GameModule, Telling, Told } from '../games/board';
import type { Step } from '../lib/protocol/Step';

export interface Sign {
  icon: string;
  count: number;
}

export interface Entry {
  key: string;
  /** The step it begins with, and the last it tells of. */
  step: number;
  last: number;
  seat: number | undefined;
  head: Told;
  /** Its first thing is told by a glyph: the seat's name is enough. */
  bare: boolean;
  heading: Telling['heading'];
  /** What else is told in words. */
  lines: Told[];
  signs: Sign[];
  /** All of it, one by one. */
  all: Told[];
  /** The place it is about. */
  place: string | undefined;
}

function addSign(signs: Sign[], sign: Sign): void {
  const same = signs.find((other) => other.icon === sign.icon && other.count > 0 === sign.count > 0);
  if (same) same.count += sign.count;
  else signs.push({ ...sign });
}

export function entries(
  steps: readonly Step[],
  module: GameModule,
  view: AnyView | null | undefined,
): Entry[] {
  const found: Entry[] = [];
  let now: Entry | undefined;
  for (const { step, told: all } of steps)
    for (const [at, told] of all.entries()) {
      const { head, joins, sign, quiet, heading } = module.telling?.(told) ?? { head: true };
      const seat = view ? module.seatOf?.(told, view) : undefined;
      const place = view ? module.placeOf?.(told) : undefined;
      const same: boolean =
        now !== undefined &&
        (joins === true || seat === now.seat || (seat === undefined && now.last === step));
      if (!now || head || !same) {
        now = {
          key: `${step} ${at}`,
          step,
          last: step,
          seat,
          head: told,
          bare: sign !== undefined && seat !== undefined,
          heading,
          lines: [],
          signs: [],
          all: [],
          place,
        };
        // A part in which nothing was told is none.
        const before = found.at(-1);
        if (heading && before?.heading === 'part' && before.all.length === 1) found.pop();
        found.push(now);
        if (sign) addSign(now.signs, sign);
      } else if (sign) addSign(now.signs, sign);
      else if (!quiet) now.lines.push(told);
      now.place ??= place;
      now.last = step;
      now.all.push(told);
    }
  return found;
}

/** What others did since one of these seats last acted; the last turns, if it never did. */
export function sinceOwn(all: readonly Entry[], mine: readonly number[], looked: number): Entry[] {
  const last = all.findLastIndex(({ seat }) => seat !== undefined && mine.includes(seat));
  return all.slice(last + 1).filter(({ last, seat }) => last > looked && seat !== undefined);
}

/** A sentence where the name before it says who: without the name at its beginning. */
export function afterName(text: string, name: string): string {
  if (!name || !text.startsWith(name)) return text;
  const rest = text.slice(name.length).replace(/^[\s:,–—]+/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
