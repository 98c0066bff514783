import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { inTime } from './in-time.ts';
import { framesOf } from './logging.ts';

/** How long requests in flight may take to finish, milliseconds. */
const CLOSE_WITHIN = 10_000;

/** By then whoever waits for the store has been told that it is not there, milliseconds. */
export const END_WAITS_AFTER = 3_000;

/** How long after that lines that are still open are cut. Apart, so that a process that stood still answers first. */
const CUT_AFTER = 1_000;

/** How long the outbox and the store may take after the lines. Nothing is lost when they need longer: leases end. */
export const REST_WITHIN = 5_000;

/** How long visitors are still let in who have knocked already: the system would cut them off without a word. */
const LET_IN_FOR = 2_000;

/** How long a line without a request is left open: one may be on its way on it. */
const IDLE_FOR = 500;

/** How often lines are looked at that have had their answer and wait for another request. */
const SWEEP_EVERY = 100;

/** What ending is made from. */
export interface ShutdownOptions {
  readonly log: Logger;
  /** Seconds between "not ready" and the end, for balancers to notice. */
  readonly delay: number;
  /** Makes `/readyz` say no. */
  readonly notReady: () => void;
  /** Finishes what is in flight and closes everything. */
  readonly close: () => Promise<void>;
}

/** Waits until nobody is left who has connected but was not taken yet; a process takes one in each turn of its loop. */
const letIn = async (server: Server): Promise<void> => {
  const until = performance.now() + LET_IN_FOR;
  let came = true;
  const note = (): void => {
    came = true;
  };
  server.on('connection', note);
  while (came && performance.now() < until) {
    came = false;
    await afterReading();
    await afterReading();
  }
  server.off('connection', note);
};

/**
 * Closes a server's lines as their requests are answered, and the rest (slow senders, slow readers) after four seconds:
 * Node's own time limits do not run any more once a server closes. Nobody new is let in; what still comes on an open
 * line is answered and told to come back on another (`Connection: close`).
 * @param close what closes the server
 */
export const closeLines = async (server: Server, close: () => Promise<unknown>): Promise<void> => {
  let cut = setTimeout(() => {
    cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER);
  }, END_WAITS_AFTER);
  await letIn(server);
  const allClosed = new Promise((resolve) => server.once('close', resolve));
  // That of HTTP would at once cut the lines that have no request, also those on which one is just arriving.
  NetServer.prototype.close.call(server);
  await inTime(allClosed, IDLE_FOR);
  // On a busy machine time may be up before what has arrived was read.
  await afterReading();
  const sweep = setInterval(() => void afterReading().then(() => server.closeIdleConnections()), SWEEP_EVERY);
  try {
    await close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
};

/**
 * Ends the process in good order when it is asked to, with code 0, and after a fault that nobody caught, with code 1:
 * nobody knows what such a fault left half done, every acknowledged lead is on disk, and whoever runs the server
 * starts it anew. A second signal means that someone does not want to wait.
 * @returns ends it for another reason, with code 1
 */
export const endInGoodOrder = ({ log, delay, notReady, close }: ShutdownOptions): (() => void) => {
  let ending = false;

  const end = async (code: 0 | 1, wait: number): Promise<void> => {
    ending = true;
    notReady();
    if (wait > 0) await sleep(wait);
    setTimeout(() => {
      log.error({ milliseconds: CLOSE_WITHIN }, 'closing takes too long, the rest is cut off');
      process.exit(1);
    }, CLOSE_WITHIN);
    try {
      await close();
      process.exit(code);
    } catch (error) {
      log.error({ fault: error instanceof Error ? error.name : 'unknown', frames: framesOf(error) }, 'closing failed');
      process.exit(1);
    }
  };

  const onSignal = (signal: NodeJS.Signals): void => {
    if (ending) process.exit(1);
    log.info({ signal, delay }, 'closing');
    void end(0, delay * 1000);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  const fail = (): void => {
    if (!ending) void end(1, 0);
  };

  // Rejections that nobody handles arrive here too.
  process.on('uncaughtException', (error, origin) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const fault = error instanceof Error ? error.name : typeof error;
    log.fatal({ id: randomUUID(), origin, fault, code, frames: framesOf(error) }, 'a fault that nobody caught');
    fail();
  });
  return fail;
};
