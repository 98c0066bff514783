import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contactForm, multipart, post } from '../server/leads/intake/testing/form-server.ts';
import { compileCacheEnv } from './support/compile-cache.ts';
import { takePort } from './support/ports.ts';

const dataDir = join(tmpdir(), `start-${process.pid}`);
const project = dirname(import.meta.dirname);
const main = join(project, 'server', 'main.ts');

/** A busy machine is no reason to be turned away: the bound on overload has tests of its own. */
const unbounded = { MAX_EVENT_LOOP_DELAY: '0' };

const start = (env: Record<string, string>, cwd = project, program: readonly string[] = [main]) => {
  const child = spawn(process.execPath, program, {
    cwd,
    env: { ...process.env, ...compileCacheEnv, ...unbounded, LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const served = async (): Promise<string> => {
    while (!/http:\/\/localhost:\d+/.test(output)) {
      if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  };
  return { child, served, output: () => output };
};

const ended = async (env: Record<string, string>): Promise<{ code: number | null; output: string }> => {
  const { child, output } = start(env);
  const [code] = await once(child, 'close');
  return { code, output: output() };
};

test('names a taken port, and exits with 1', async () => {
  const { port, release } = await takePort('0.0.0.0');
  const { code, output } = await ended({ PORT: String(port) });
  await release();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    `The server cannot start. Port ${port} is already in use. Stop the other process, or set PORT, for example "PORT=${port + 100} npm start".`,
  ]);
});

test('keeps its store wherever it starts, and ends', async () => {
  const folder = join('.cache', `start-${process.pid}`);
  const at = join(project, folder, 'leads.db');
  /** Starts it, sends an enquiry, and returns what the log said of the store. */
  const told = async (cwd: string): Promise<object[]> => {
    const { child, served, output } = start({ PORT: '0', LOG_LEVEL: 'info', DATA_DIR: folder }, cwd);
    const origin = await served();
    expect((await post(origin, multipart(contactForm))).status).toBe(200);
    const page = await fetch(`${origin}/locations/coimbatore`);
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    // The requests in flight were finished first.
    expect((await page.text()).length).toBeGreaterThan(10_000);
    const lines = output().split('\n');
    return lines.filter((line) => /"(?:No database found|Database opened)/.test(line)).map((line) => JSON.parse(line));
  };
  try {
    expect(await told(tmpdir())).toMatchObject([
      { level: 40, database: 'sqlite', at, msg: expect.stringContaining('created an empty one') },
      { level: 30, database: 'sqlite', at, leads: 0 },
    ]);
    expect(await told('/')).toMatchObject([{ level: 30, database: 'sqlite', at, leads: 1 }]);
  } finally {
    await rm(join(project, folder), { recursive: true, force: true });
  }
});

test.each(['SIGTERM', 'SIGINT'] as const)('ends on %s for the npm wrapper alone', async (signal) => {
  const wrapper = join(project, 'scripts', 'run.mjs');
  const { child, served } = start({ PORT: '0' }, project, [wrapper, join('server', 'main.ts')]);
  const origin = await served();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.kill(signal);
  // npm passes on what the terminal sends to it too.
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});
