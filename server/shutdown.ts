import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { finishesWithin } from './finishes-within.ts';
import { framesOf } from './logging.ts';

/** How long requests in flight may take to finish, milliseconds. */
const CLOSE_WITHIN = 10_000;

/** After this time nobody waits for the store any longer: posts are refused, milliseconds. */
export const END_WAITS_AFTER = 3_000;

/** How long after that open connections are cut, milliseconds: those refusals must be sent first. */
const CUT_AFTER = 1_000;

/** How long the outbox and the store may take then, milliseconds. Nothing is lost when they need longer: leases end. */
export const REST_WITHIN = 5_000;

/** How long connections are still accepted that the system has already made: it would reset them, milliseconds. */
const ACCEPT_FOR = 2_000;

/** How long idle connections stay open, milliseconds: a request may be on its way. */
const IDLE_FOR = 500;

/** Signals that come within this time are one, milliseconds: a terminal and npm both pass Ctrl+C on. */
const SAME_SIGNAL = 500;

export interface ShutdownOptions {
  readonly log: Logger;
  /** Seconds between "not ready" and the end, for balancers to notice. */
  readonly delay: number;
  readonly notReady: () => void;
  readonly close: () => Promise<void>;
}

/** Accepts the connections that wait for it: a process accepts one in each turn of its event loop. */
const acceptWaiting = async (server: Server): Promise<void> => {
  const until = performance.now() + ACCEPT_FOR;
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
 * Closes a server's connections as their requests are answered, and the others (slow senders, slow readers) after four
 * seconds, because Node's own time limits end when a server closes.
 */
export const closeConnections = async (server: Server, close: () => Promise<unknown>): Promise<void> => {
  let cut = setTimeout(() => {
    cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER);
  }, END_WAITS_AFTER);
  await acceptWaiting(server);
  const allClosed = new Promise((resolve) => server.once('close', resolve));
  // The method of the HTTP server would also close idle connections on which a request is just arriving.
  NetServer.prototype.close.call(server);
  await finishesWithin(allClosed, IDLE_FOR);
  // On a busy machine the time may be over before what has arrived was read.
  await afterReading();
  try {
    await close();
  } finally {
    clearTimeout(cut);
  }
};

/**
 * Ends the process: at a signal with code 0, at a second one at once; after a fault that nobody caught with code 1,
 * because its state is then unknown: acknowledged leads are on disk, and the service manager starts it again.
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

  let signalled = 0;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (ending && performance.now() - signalled < SAME_SIGNAL) return;
    if (ending) process.exit(1);
    signalled = performance.now();
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
