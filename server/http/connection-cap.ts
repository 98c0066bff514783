import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../logging.ts';
import { addressKey } from './address-key.ts';
import type { Meter } from './meter.ts';

/** Pause between two log lines about refused connections, milliseconds. */
const LOG_EVERY = 60_000;

export interface ConnectionCap {
  /** Connections open at the same time. */
  readonly maxConnections: number;
  /** Connections open from one address (IPv6: one /64) at the same time; 0 for any number. */
  readonly maxConnectionsPerAddress: number;
  /** Whether an address is a proxy of ours, which carries the requests of many visitors. */
  readonly isTrusted: (address: string) => boolean;
  readonly log: Log;
  readonly meter: Meter;
}

/** Counts calls, and passes the count on at most once a minute. */
const atMostOnceAMinute = (log: (count: number) => void): (() => void) => {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    count++;
    const now = performance.now();
    if (now - last < LOG_EVERY) return;
    last = now;
    log(count);
    count = 0;
  };
};

/**
 * Bounds the connections that are open at the same time, in all and from one address. One too many is closed unread, so
 * that a flood costs this server little.
 */
export const capConnections = (
  server: Server,
  { maxConnections, maxConnectionsPerAddress, isTrusted, log, meter }: ConnectionCap,
): void => {
  const open = new Map<string, number>();
  const full = atMostOnceAMinute((count) => log.warn({ count, limit: maxConnections }, 'all connections are taken'));
  const greedy = atMostOnceAMinute((count) =>
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
    // Idle connections make room for those that have a request.
    server.closeIdleConnections();
  });
  if (maxConnectionsPerAddress > 0) server.on('connection', admit);
};
