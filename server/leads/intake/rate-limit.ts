/** The time over which posts are counted, milliseconds. */
export const WINDOW = 10 * 60 * 1000;

/** So many keys are remembered, the latest: a flood of addresses cannot fill the memory. */
const MAX_KEYS = 50_000;

/** Counts a post of a key. @returns 0 when it is within the limit, else the milliseconds until one is */
export type Limiter = (key: string, now: number) => number;

/**
 * Allows each key `count` posts at once, and as many again, evenly spread, in each window (generic cell rate algorithm).
 * @param count 0 means no limit
 * @param window milliseconds
 */
export const createLimiter = (count: number, window = WINDOW): Limiter => {
  if (count === 0) return () => 0;
  const interval = window / count;
  const due = new Map<string, number>();
  return (key, now) => {
    const before = due.get(key) ?? 0;
    // A time so far ahead was written before the clock was set back; nobody is to wait until then.
    const next = Math.max(before > now + window ? 0 : before, now) + interval;
    const wait = next - window - now;
    if (wait > 0) return Math.ceil(wait);
    due.delete(key);
    due.set(key, next);
    if (due.size > MAX_KEYS) due.delete(due.keys().next().value ?? key);
    return 0;
  };
};

/**
 * Allows each key no more than `count` posts in any window.
 * @param count small, because each is remembered; 0 means no limit
 * @param window milliseconds
 */
export const createStrictLimiter = (count: number, window: number): Limiter => {
  if (count === 0) return () => 0;
  const times = new Map<string, readonly number[]>();
  return (key, now) => {
    const recent = (times.get(key) ?? []).filter((time) => time > now - window && time <= now);
    const wait = recent.length < count ? 0 : (recent[0] ?? now) + window - now;
    if (wait > 0) return Math.ceil(wait);
    times.delete(key);
    times.set(key, [...recent, now]);
    if (times.size > MAX_KEYS) times.delete(times.keys().next().value ?? key);
    return 0;
  };
};
