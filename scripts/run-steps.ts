import { spawnSync } from 'node:child_process';

/** A step's name, its program, and the program's arguments. */
export type Step = readonly [what: string, command: string, ...args: string[]];

/**
 * Runs programs one after the other and prints how long each took. When one fails, the process ends with its status.
 * @param cwd the folder in which they run
 */
export const runSteps = (steps: readonly Step[], cwd = process.cwd()): void => {
  for (const [what, command, ...args] of steps) {
    console.log(`\n== ${what}`);
    const began = performance.now();
    const { status } = spawnSync(command, args, { stdio: 'inherit', cwd });
    if (status !== 0) {
      console.error(`\n${what} failed.`);
      process.exit(status ?? 1);
    }
    console.log(`== ${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  console.log('\nEverything passed.');
};
