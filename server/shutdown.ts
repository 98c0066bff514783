import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { finishesWithin } from './finishes-within.ts';
import { listFrames } from './logging.ts';

const CLOSE_TIMEOUT_MS = 10_000;

/** Forms that still wait for the database after this time are refused. */
export const STORE_WAIT_MS = 3_000;

/** Open connections are closed this long after `STORE_WAIT_MS`, so that those refusals are sent first. */
const FORCE_CLOSE_DELAY_MS = 1_000;

/** The outbox and the store get this long to stop. Nothing is lost when they need longer, because leases expire. */
export const JOBS_TIMEOUT_MS = 5_000;

/** The system has made these connections already and would reset them, so they are accepted first. */
const MAX_ACCEPT_MS = 2_000;

/** Idle connections stay open this long, because a request may be on its way. */
const IDLE_TIMEOUT_MS = 500;

/** A terminal and npm both pass Ctrl+C on, so two signals within this time are one. */
const SAME_SIGNAL_MS = 500;

export interface ShutdownOptions {
  readonly log: Logger;
  /** Time between failing /readyz and closing, so that load balancers notice. */
  readonly delaySeconds: number;
  readonly notReady: () => void;
  readonly close: () => Promise<void>;
}

/** Accepts the connections that wait for it: a process accepts one in each turn of its event loop. */
const acceptWaiting = async (server: Server): Promise<void> => {
  const until = performance.now() + MAX_ACCEPT_MS;
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
    cut = setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_DELAY_MS);
  }, STORE_WAIT_MS);
  await acceptWaiting(server);
  const allClosed = new Promise((resolve) => server.once('close', resolve));
  // The method of the HTTP server would also close idle connections on which a request is just arriving.
  NetServer.prototype.close.call(server);
  await finishesWithin(allClosed, IDLE_TIMEOUT_MS);
  // The time may be over on a busy machine before what has arrived was read.
  await afterReading();
  try {
    await close();
  } finally {
    clearTimeout(cut);
  }
};

/**
 * Ends the process: at a signal with code 0, at a second one at once; after an uncaught exception with code 1,
 * because its state is then unknown: acknowledged leads are on disk, and the service manager starts it again.
 * @returns function that shuts down with exit code 1
 */
export const installShutdown = ({ log, delaySeconds, notReady, close }: ShutdownOptions): (() => void) => {
  let ending = false;

  const end = async (code: 0 | 1, wait: number): Promise<void> => {
    ending = true;
    notReady();
    if (wait > 0) await sleep(wait);
    setTimeout(() => {
      log.error({ milliseconds: CLOSE_TIMEOUT_MS }, 'Shutdown timed out, closing open connections');
      process.exit(1);
    }, CLOSE_TIMEOUT_MS);
    try {
      await close();
      process.exit(code);
    } catch (error) {
      log.error(
        { errorType: error instanceof Error ? error.name : 'unknown', frames: listFrames(error) },
        'Shutdown failed',
      );
      process.exit(1);
    }
  };

  let signalled = 0;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (ending && performance.now() - signalled < SAME_SIGNAL_MS) return;
    if (ending) process.exit(1);
    signalled = performance.now();
    log.info({ signal, delaySeconds }, 'Shutting down');
    void end(0, delaySeconds * 1000);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  const fail = (): void => {
    if (!ending) void end(1, 0);
  };

  // Unhandled rejections arrive here too.
  process.on('uncaughtException', (error, origin) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const errorType = error instanceof Error ? error.name : typeof error;
    log.fatal({ id: randomUUID(), origin, errorType, code, frames: listFrames(error) }, 'Uncaught exception');
    fail();
  });
  return fail;
};
