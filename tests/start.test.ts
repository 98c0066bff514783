/** The process: what it says when it starts, when it cannot, and how it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const dataDir = join(tmpdir(), `start-${process.pid}`);
const main = join(dirname(import.meta.dirname), 'server', 'main.ts');

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env },
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
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

test('a taken port gives one clear line and exit code 1', async () => {
  const blocker = createServer().listen(0, '0.0.0.0');
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, output } = await ended({ PORT: String(port) });
  blocker.close();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    `The server cannot start. Port ${port} is taken: set PORT to another one.`,
  ]);
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SITE_DIR: join(tmpdir(), 'no-such-build') }, 'run "npm run build" first'],
])('a wrong setting %o is named in one line', async (env, name) => {
  const { code, output } = await ended({ PORT: '0', ...env } as Record<string, string>);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(name);
});

test('SIGTERM ends the process after what is in flight', async () => {
  const { child, served } = start({ PORT: '0' });
  const origin = await served();
  const answer = fetch(`${origin}/locations/coimbatore`);
  await answer;
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect((await (await answer).text()).length).toBeGreaterThan(10_000);
});
