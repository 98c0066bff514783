import { z } from 'zod';
import { runTool } from '../tests/site-checks/tools/tools.ts';

const resultSchema = z.object({
  duration: z.number(),
  errors: z.number(),
  non2xx: z.number(),
  '2xx': z.number(),
});

export interface Load {
  readonly ok: number;
  /** Requests without an answer, or with a status that is not one of success. */
  readonly failed: number;
  readonly perSecond: number;
}

/** Runs autocannon, one process on one core: a server that answers faster than it can ask looks as fast as that. */
export const load = async (seconds: number, connections: number, args: readonly string[]): Promise<Load> => {
  const own = ['--json', '--no-progress', '--duration', String(seconds), '--connections', String(connections)];
  const { out, err } = await runTool('autocannon/autocannon.js', [...own, ...args]);
  if (!out.trim()) throw new Error(`autocannon gave no result: ${err.trim().slice(-500)}`);
  const result = resultSchema.parse(JSON.parse(out));
  return { ok: result['2xx'], failed: result.errors + result.non2xx, perSecond: result['2xx'] / result.duration };
};
