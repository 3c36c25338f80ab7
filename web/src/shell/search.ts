/** Looking for words in the rules: in the pages for players, and in the ledger. */
import type { Rule } from '../lib/protocol/Rule';
import type { RulesPage } from '../lib/protocol/RulesPage';
import type { Topic } from '../lib/protocol/Topic';
import { wordsOf } from './markup';

const wordsIn = (wanted: string) => wanted.toLowerCase().split(/\s+/).filter(Boolean);

/** The topics with only the rules that have every word wanted, in the rule, its id or the topic's title. */
export function search(topics: readonly Topic[], wanted: string): Topic[] {
  const words = wordsIn(wanted);
  if (!words.length) return [...topics];
  return topics
    .map((topic) => ({
      ...topic,
      rules: topic.rules.filter((rule) => {
        const text = `${topic.title} ${rule.id} ${rule.statement}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((topic) => topic.rules.length > 0);
}

export interface Found {
  page: RulesPage;
  /** A piece of the text round the first word found. */
  piece: string;
}

const PIECE = 120;

/** A piece of a text round a place, broken between words. */
function pieceAt(text: string, at: number): string {
  const from = at < PIECE / 3 ? 0 : text.lastIndexOf(' ', at - PIECE / 3) + 1;
  const cut = text.indexOf(' ', from + PIECE);
  const piece = cut < 0 ? text.slice(from) : `${text.slice(from, cut)}…`;
  return from > 0 ? `…${piece}` : piece;
}

/** The pages that have every word wanted in title, text or ids; those with one in the title come first. */
export function searchPages(pages: readonly RulesPage[], wanted: string): Found[] {
  const words = wordsIn(wanted);
  if (!words.length) return [];
  const found = pages.flatMap((page) => {
    const text = wordsOf(page.body);
    const all = `${page.title} ${text} ${page.rules.join(' ')}`.toLowerCase();
    if (!words.every((word) => all.includes(word))) return [];
    const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
    const titled = words.some((word) => page.title.toLowerCase().includes(word));
    return [{ page, piece: pieceAt(text, places.length ? Math.min(...places) : 0), titled }];
  });
  return [...found.filter(({ titled }) => titled), ...found.filter(({ titled }) => !titled)].map(
    ({ page, piece }) => ({ page, piece }),
  );
}

/** The page that tells a rule. */
export const pageOf = (pages: readonly RulesPage[], rule: string): RulesPage | undefined =>
  pages.find((page) => page.rules.includes(rule));

/** A rule of the ledger by its id. */
export const ruleOf = (topics: readonly Topic[], id: string): Rule | undefined =>
  topics.flatMap((topic) => topic.rules).find((rule) => rule.id === id);
