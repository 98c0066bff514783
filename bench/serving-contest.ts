import type { RunningServer } from './processes.ts';
import type { Load, LoadResult } from './serving-load.ts';
import { median } from './statistics.ts';

/** Every server is measured once a round, so that a slow moment of the machine affects all of them. */
const ROUNDS = 5;
const SECONDS = 6;
const WARM_UP = 4;

export interface Contestant {
  readonly name: string;
  readonly server: RunningServer;
}

/** The result of a server over all rounds. */
export interface Standing {
  readonly name: string;
  readonly perSecond: number;
  readonly failed: number;
}

const standing = (name: string, rounds: readonly LoadResult[]): Standing => ({
  name,
  perSecond: median(rounds.map(({ requests, seconds }) => requests / seconds)),
  failed: rounds.reduce((total, { failed }) => total + failed, 0),
});

/**
 * Measures servers in turn.
 * @returns the medians of each, in the order of the contestants
 */
export const contest = async (
  load: Load,
  encoding: string,
  contestants: readonly Contestant[],
): Promise<readonly Standing[]> => {
  for (const { server } of contestants) await load(server.origin, encoding, WARM_UP);
  const results = contestants.map((): LoadResult[] => []);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, { name, server }] of contestants.entries()) {
      const result = await load(server.origin, encoding, SECONDS);
      results[index]?.push(result);
      console.log(`  round ${round}, ${name}: ${Math.round(result.requests / result.seconds)}/s`);
    }
  }
  return contestants.map(({ name }, index) => standing(name, results[index] ?? []));
};
