/** The time to which limits apply, milliseconds. */
export const WINDOW = 10 * 60 * 1000;

/** So many addresses are remembered; the oldest are forgotten first, so a flood of addresses cannot fill memory. */
const MOST_KEYS = 50_000;

/** Counts posts of a key; says 0 when one more is fine, otherwise the milliseconds until it is. */
export type Limiter = (key: string, now: number) => number;

/**
 * Limits a key to `count` posts at once and in any window, refilled evenly (the generic cell rate algorithm).
 * @param count 0 means no limit
 */
export const createLimiter = (count: number, window = WINDOW): Limiter => {
  if (count === 0) return () => 0;
  const interval = window / count;
  const due = new Map<string, number>();
  return (key, now) => {
    const before = due.get(key) ?? 0;
    // Later than any post could have put it: the clock was set back, and nobody is to wait for it to catch up.
    const next = Math.max(before > now + window ? 0 : before, now) + interval;
    const wait = next - window - now;
    if (wait > 0) return Math.ceil(wait);
    due.delete(key);
    due.set(key, next);
    if (due.size > MOST_KEYS) due.delete(due.keys().next().value ?? key);
    return 0;
  };
};
