import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { post as send } from '../../server/leads/intake/testing/form-server.ts';
import { testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { type Env, type ServerProcess, startServer } from '../faults/support/server-process.ts';

/** Asks until the answer is as expected; a loaded machine takes its time. */
export const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 60_000 });

/** Starts the real server, without the bound on its delay: a busy machine is no reason to be turned away here. */
export const start = (env: Env = {}, options: Parameters<typeof startServer>[1] = {}): Promise<ServerProcess> => {
  const preset = { LOG_LEVEL: 'info', MAX_EVENT_LOOP_DELAY: '0', MAX_POSTS: '' };
  return startServer({ DATA_DIR: testFolder(), ...preset, ...env }, options);
};

const form = {
  'form-name': 'contact',
  service: 'General Inquiry',
  name: 'Secretia Example',
  email: 'secretia@example.org',
  phone: '+91 98765 00001',
  message: 'Whisper',
};

/** Posts the form of a visitor whose words must not be in the log. */
export const post = (origin: string, headers?: Record<string, string>, more?: Record<string, string>) =>
  send(origin, new URLSearchParams({ ...form, ...more }), headers);

type Line = Readonly<Record<string, unknown>>;

/** Returns the log's lines; the one for people is no JSON. */
export const listLines = (server: ServerProcess): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

/** Counts the answered requests of a route by the log. */
export const countAnswers = (server: ServerProcess, method: string, route: string, status: number): number =>
  listLines(server).filter(
    (line) => line.msg === 'request' && line.method === method && line.route === route && line.status === status,
  ).length;

/** Resolves when the server has surely read what was sent before. */
export const taken = async (server: ServerProcess): Promise<void> => {
  for (let visit = 0; visit < 3; visit++) {
    await (await fetch(`${server.origin}/healthz`)).text();
    await sleep(100);
  }
};

/** Returns code that runs in the server before it; signals tell it what to do. */
export const preload = (code: string): Env => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
});
