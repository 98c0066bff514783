import { cleanUp } from '../../store/testing/fixtures.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** What runs until it is stopped. */
interface Running {
  stop(): Promise<void>;
}

const running: Running[] = [];

/** Has `stopAll` stop a thing. */
export const stopLater = <T extends Running>(thing: T): T => {
  running.push(thing);
  return thing;
};

/** Stops what the test started, the latest first, then closes and removes the stores that it worked on. */
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

/** A clock that tests move on. */
export interface Clock {
  now(): number;
  pass(milliseconds: number): void;
}

/** A clock that starts at the real time and stands still until it is moved. */
export const createClock = (): Clock => {
  let time = Date.now();
  return {
    now: () => time,
    pass(milliseconds) {
      time += milliseconds;
    },
  };
};
