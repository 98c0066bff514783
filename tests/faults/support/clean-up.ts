import { stopAll } from '../../../server/leads/outbox/testing/fixtures.ts';
import { killAll } from './server-process.ts';
import { unmountAll } from './small-disk.ts';

/** Ends the servers that a failed test left, then removes what the test made: their files are open until then. */
export const killAndCleanUp = async (): Promise<void> => {
  killAll();
  unmountAll();
  await stopAll();
};
