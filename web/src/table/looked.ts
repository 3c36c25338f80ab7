/** Up to which step of a log this person has looked, kept for the visit after next. */
const KEY = 'sietch.looked';

const all = (): Record<string, number> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

export const lastLooked = (log: string): number | undefined => all()[log];

export function looked(log: string, step: number): void {
  const others = Object.entries(all()).filter(([name]) => name !== log);
  const kept = Object.fromEntries([...others.slice(-99), [log, step]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without a place to keep it there is only no mark.
  }
}
