import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { testLog } from '../leads/store/testing/fixtures.ts';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { silentMeter } from './meter.ts';
import { trustedAddresses } from './proxies.ts';

let server: Server;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const start = async (options: Partial<HttpServerOptions>, host = '127.0.0.1') => {
  const log = testLog();
  const dropped: string[] = [];
  server = createHttpServer((_request, response) => void response.end('here'), {
    headers: {},
    answerFile: () => false,
    maxConnections: 100,
    maxConnectionsPerAddress: 0,
    isTrusted: () => false,
    log,
    meter: { ...silentMeter, dropped: (reason) => void dropped.push(reason) },
    ...options,
  });
  server.listen(0, host);
  await once(server, 'listening');
  return { log, dropped, port: (server.address() as AddressInfo).port };
};

/** Opens a connection without a request. */
const open = async (port: number, from?: string, host = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host, ...(from ? { localAddress: from } : {}) });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
};

/** Whether the server answers on a connection. */
const isServed = async (socket: Socket): Promise<boolean> => {
  if (socket.destroyed) return false;
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise((resolve) => socket.once('data', () => resolve(true)).once('close', () => resolve(false)));
};

const servedCount = async (open: readonly Socket[]): Promise<number> =>
  (await Promise.all(open.map(isServed))).filter(Boolean).length;

describe('connections from one address', () => {
  test('are bounded, for each address apart, and a closed one makes room', async () => {
    const { port, dropped, log } = await start({ maxConnectionsPerAddress: 3 });
    const greedy = await Promise.all(Array.from({ length: 5 }, () => open(port)));
    expect(await servedCount(greedy)).toBe(3);
    expect(dropped).toEqual(['address', 'address']);
    expect(log.lines.join()).toContain('one address wants too many connections');
    expect(log.lines.join()).not.toContain('127.0.0');
    // Linux answers on the whole of 127.0.0.0/8.
    expect(await isServed(await open(port, '127.0.0.2'))).toBe(true);
    greedy.find((socket) => !socket.destroyed)?.destroy();
    for (let tries = 0; tries < 100; tries++) {
      if (await isServed(await open(port))) return;
      await sleep(20);
    }
    expect.unreachable('the closed socket made no room');
  });

  test('are not bounded where a proxy of ours carries many visitors', async () => {
    const { port } = await start({ maxConnectionsPerAddress: 3, isTrusted: trustedAddresses(['127.0.0.1']) });
    const carried = await Promise.all(Array.from({ length: 10 }, () => open(port)));
    expect(await servedCount(carried)).toBe(10);
  });
});

test('more sockets than all may have are closed unread, and idle ones make room for them', async () => {
  const { port, dropped } = await start({ maxConnections: 4 });
  const first = await Promise.all(Array.from({ length: 4 }, () => open(port)));
  expect(await servedCount(first)).toBe(4);
  expect(await isServed(await open(port))).toBe(false);
  expect(dropped).toEqual(['all']);
  for (let tries = 0; tries < 100; tries++) {
    if (await isServed(await open(port))) return;
    await sleep(20);
  }
  expect.unreachable('the idle sockets made no room');
});

describe('an address of ours', () => {
  test.each<[trusted: false | string[], address: string, expected: boolean]>([
    [false, '127.0.0.1', true],
    [false, '::1', true],
    [false, '::ffff:127.0.0.1', true],
    [false, '10.0.0.1', false],
    [['loopback', 'linklocal', 'uniquelocal'], '10.1.2.3', true],
    [['loopback', 'linklocal', 'uniquelocal'], '::ffff:192.168.1.1', true],
    [['uniquelocal'], 'fd00::1', true],
    [['linklocal'], 'fe80::1%eth0', true],
    [['uniquelocal'], '203.0.113.9', false],
    [['203.0.113.0/24'], '203.0.113.9', true],
    [['2001:db8::/32'], '2001:db8:1::1', true],
    [['203.0.113.9'], '203.0.113.10', false],
    [['203.0.113.9'], 'no address', false],
  ])('with TRUST_PROXY %o, %s: %s', (trusted, address, expected) => {
    expect(trustedAddresses(trusted)(address)).toBe(expected);
  });
});
