import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Env } from './server-process.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));

/**
 * Runs a program that opens the store, or also erases what is too old (store-task.ts), and kills it at a statement.
 * @returns whether it got that far
 */
export const killedAt = (
  env: Env,
  task: 'open' | 'erase',
  statement: number,
  when: 'before' | 'after',
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const [killer, work] = ['kill-at-statement.ts', 'store-task.ts'].map((name) => join(import.meta.dirname, name));
    const program = ['--import', String(killer), String(work), task];
    const settings = { PATH: process.env.PATH ?? '', KILL_AT: String(statement), KILL_WHEN: when, ...env };
    execFile(process.execPath, program, { env: settings, cwd: root }, (error, _out, complaint) => {
      if (error === null) resolve(false);
      else if (error.signal === 'SIGKILL') resolve(true);
      else reject(new Error(`The program failed by itself: ${complaint}`));
    });
  });
