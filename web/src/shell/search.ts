import type { Topic } from '../lib/protocol/Topic';

/** The topics with only the rules that have every word wanted, in the rule, its id or the topic's title. */
export function search(topics: readonly Topic[], wanted: string): Topic[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
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
