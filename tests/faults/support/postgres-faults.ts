import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresServer } from '../../../server/leads/store/testing/postgres-server.ts';
import { scale } from './scale.ts';

const RESTART_MS = scale(500, 3000);

const restart = async (postgres: PostgresServer, how: 'fast' | 'crash' | 'kill'): Promise<void> => {
  await postgres.stop(how);
  await sleep(RESTART_MS);
  await postgres.start();
};

/** A fault of PostgreSQL, and its number in the short form and at full length. */
export interface PostgresFault {
  readonly what: string;
  readonly short: number;
  readonly full: number;
  readonly fault: (postgres: PostgresServer) => Promise<unknown>;
}

/** Restarts, crashes and lost sessions of PostgreSQL. */
export const postgresFaults: readonly PostgresFault[] = [
  { what: 'stopped at once and started', short: 1, full: 5, fault: (postgres) => restart(postgres, 'crash') },
  { what: 'restarted as usual', short: 1, full: 5, fault: (postgres) => restart(postgres, 'fast') },
  { what: 'all sessions terminated', short: 5, full: 40, fault: (postgres) => postgres.terminateAll() },
  { what: 'one backend killed', short: 1, full: 5, fault: (postgres) => postgres.killBackend() },
  {
    what: 'frozen for a second, killed and started',
    short: 1,
    full: 5,
    async fault(postgres) {
      postgres.freeze();
      await sleep(1000);
      await restart(postgres, 'kill');
    },
  },
];
