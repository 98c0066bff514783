import { cleanUp } from '../../store/testing/fixtures.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

interface Running {
  stop(): Promise<void>;
}

const running: Running[] = [];

/** Registers something that `stopAll` stops. */
export const stopLater = <T extends Running>(thing: T): T => {
  running.push(thing);
  return thing;
};

/** Stops what the test started, the latest first, then closes and removes its stores. */
export const stopAll = async (): Promise<void> => {
  for (const thing of running.splice(0).reverse()) await thing.stop();
  await cleanUp();
};

/** A mail server that `stopAll` ends, by default on a free port. */
export const testMailServer = async (port = 0): Promise<MailServer> => {
  const server = await startMailServer(port);
  stopLater({ stop: () => server.close() });
  return server;
};

/** A clock that a test sets. */
export interface Clock {
  now(): number;
  pass(milliseconds: number): void;
}

/** A clock that starts at the real time and changes only when it is told to. */
export const createClock = (): Clock => {
  let time = Date.now();
  return {
    now: () => time,
    pass(milliseconds) {
      time += milliseconds;
    },
  };
};
