import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath } from '../../tests/support/browser.ts';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** A running browser with a profile of its own and one empty tab. */
export interface Chromium {
  /** The WebSocket address of the browser. */
  readonly address: string;
  /** Its HTTP address for debuggers. */
  readonly endpoint: string;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

/**
 * Starts a browser for tools that connect to it themselves.
 * @param flags added to those of every measurement
 * @throws Error when it ends before it listens
 */
export const startChromium = async (flags: readonly string[] = []): Promise<Chromium> => {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  const child = spawn(
    browserPath(),
    [...FLAGS, ...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The browser did not start: ${said.slice(-500)}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
      const found = /ws:\/\/\S+/.exec(said)?.[0];
      if (found) resolve(found);
    });
  });
  return {
    address,
    endpoint: `http://${new URL(address).host}`,
    async close() {
      // A browser that has already ended emits no "exit" any more.
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
