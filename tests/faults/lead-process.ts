import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A lead server in a process of its own. */
export interface LeadProcess {
  readonly origin: string;
  /** As a power cut would end it. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts one and waits until it listens. */
export const startLeadServer = async (env: Readonly<Record<string, string>>): Promise<LeadProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'lead-server.ts')], {
    env: { PATH: process.env.PATH ?? '', RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_FORM: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const lines = createInterface({ input: child.stdout });
  const [origin] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The lead server ended at its start'))),
  ])) as [string];
  return {
    origin,
    async kill() {
      running.delete(child);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
};

/** Ends what a failed test left. */
export const killAll = (): void => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
};
