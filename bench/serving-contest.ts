import { type Pace, type Sent, sendLeads } from './lead-clients.ts';
import { processorTime, type RunningServer } from './processes.ts';
import type { LoadGenerator, LoadResult } from './serving-load.ts';
import { median } from './statistics.ts';

/** Every contestant is measured once a round, so that a slow moment of the machine meets all of them. */
const ROUNDS = 5;
const SECONDS = 6;
const WARM_UP = 4;

/** A server and what it is asked for. */
export interface Contestant {
  readonly name: string;
  readonly server: RunningServer;
  readonly requestsFile: string;
  readonly encoding: string;
  /** Enquiries that are posted meanwhile. */
  readonly leads?: Omit<Pace, 'seconds'>;
}

/** A contestant over all rounds. */
export interface Standing {
  readonly perSecond: number;
  /** 99 of 100 requests were answered within so many milliseconds. */
  readonly p99: number;
  readonly failed: number;
  /** The share of its core that the server used; `null` where that cannot be known. */
  readonly busy: number | null;
  readonly leads: readonly Sent[];
}

interface Round {
  readonly result: LoadResult;
  readonly busy: number | null;
  readonly sent: Sent | null;
}

const runRound = async (generator: LoadGenerator, contestant: Contestant): Promise<Round> => {
  const { server, requestsFile, encoding, leads } = contestant;
  const before = processorTime(server.pid);
  const begin = performance.now();
  const [result, sent] = await Promise.all([
    generator.load(server.origin, requestsFile, encoding, SECONDS),
    leads ? sendLeads(server.origin, { ...leads, seconds: SECONDS }) : null,
  ]);
  const after = processorTime(server.pid);
  const seconds = (performance.now() - begin) / 1000;
  return { result, sent, busy: before === null || after === null ? null : (after - before) / seconds };
};

const stand = (rounds: readonly Round[]): Standing => {
  const busy = rounds.flatMap((round) => (round.busy === null ? [] : [round.busy]));
  return {
    perSecond: median(rounds.map(({ result }) => result.requests / result.seconds)),
    p99: median(rounds.map(({ result }) => result.p99)),
    failed: rounds.reduce((total, { result }) => total + result.failed, 0),
    busy: busy.length > 0 ? median(busy) : null,
    leads: rounds.flatMap(({ sent }) => (sent ? [sent] : [])),
  };
};

/**
 * Measures contestants in turn.
 * @returns the medians of each, in the order of the contestants
 */
export const contest = async (
  generator: LoadGenerator,
  contestants: readonly Contestant[],
): Promise<readonly Standing[]> => {
  for (const { server, requestsFile, encoding } of contestants)
    await generator.load(server.origin, requestsFile, encoding, WARM_UP);
  const rounds = contestants.map((): Round[] => []);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, contestant] of contestants.entries()) {
      const measured = await runRound(generator, contestant);
      rounds[index]?.push(measured);
      const { requests, seconds, p99 } = measured.result;
      console.log(
        `  round ${round}, ${contestant.name}: ${Math.round(requests / seconds)}/s, p99 ${p99.toFixed(1)} ms`,
      );
    }
  }
  return rounds.map(stand);
};
