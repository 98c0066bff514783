const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Attempts go on for this long after the first failure, milliseconds: longer than a weekend and a public holiday. */
export const GIVE_UP_AFTER = 4 * 24 * HOUR;

const FIRST = 5 * SECOND;
const LONGEST = HOUR;

/**
 * The pause before the next attempt, milliseconds: doubling from 5 seconds to an hour, each changed by up to a fifth, so
 * that notifications that failed together are not tried again together.
 * @param attempts how many were made, at least 1
 */
export const backoff = (attempts: number, random: () => number = Math.random): number =>
  Math.round(Math.min(FIRST * 2 ** Math.min(attempts - 1, 20), LONGEST) * (0.8 + 0.4 * random()));
