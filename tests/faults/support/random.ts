/** Random choices that a seed repeats. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  number(below: number): number;
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T;
  chance(share: number): boolean;
}

/** A small generator (mulberry32), so that a failure can be repeated from its seed. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number): number => Math.floor(next() * below);
  return {
    number,
    pick<T>(from: readonly T[]): T {
      return from[number(from.length)] as T;
    },
    chance: (share) => next() < share,
  };
};
