import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../logging.ts';
import { addressKey } from './address-key.ts';
import type { Meter } from './meter.ts';

/** Pause between two notes in the log about lines that were turned away, milliseconds. */
const NOTE_EVERY = 60_000;

/** How many lines may be open, and who hears of those that are turned away. */
export interface ConnectionCap {
  /** Lines open at the same time; more are closed unread. */
  readonly maxConnections: number;
  /** Lines open from one address (IPv6: one /64) at the same time; 0 for any number. */
  readonly maxConnectionsPerAddress: number;
  /** Whether an address is a proxy of ours, which carries many visitors. */
  readonly isTrusted: (address: string) => boolean;
  readonly log: Log;
  readonly meter: Meter;
}

/** Says at most once a minute that something happened, and how often. */
const createNote = (say: (count: number) => void): (() => void) => {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    count++;
    const now = performance.now();
    if (now - last < NOTE_EVERY) return;
    last = now;
    say(count);
    count = 0;
  };
};

/**
 * Bounds the lines that are open at the same time, in all and from one address. A line too many is closed unread: a
 * flood must cost us less than it costs its sender.
 */
export const capConnections = (
  server: Server,
  { maxConnections, maxConnectionsPerAddress, isTrusted, log, meter }: ConnectionCap,
): void => {
  const open = new Map<string, number>();
  const full = createNote((count) => log.warn({ count, limit: maxConnections }, 'all connections are taken'));
  const greedy = createNote((count) =>
    log.warn({ count, limit: maxConnectionsPerAddress }, 'one address wants too many connections'),
  );

  const release = (key: string): void => {
    const left = (open.get(key) ?? 1) - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };

  const admit = (socket: Socket): void => {
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address)) return;
    const key = addressKey(address);
    const count = open.get(key) ?? 0;
    if (count >= maxConnectionsPerAddress) {
      greedy();
      meter.dropped('address');
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => release(key));
  };

  server.maxConnections = maxConnections;
  server.on('drop', () => {
    full();
    meter.dropped('all');
    // Lines that only wait for a next request make room for those that have one.
    server.closeIdleConnections();
  });
  if (maxConnectionsPerAddress > 0) server.on('connection', admit);
};
