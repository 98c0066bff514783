import { runProgram } from './run-program.mjs';

/** A step's name, its program, and the program's arguments. */
export type Step = readonly [what: string, command: string, ...args: string[]];

/**
 * Runs programs one after the other and prints how long each took. When one fails, the process ends with its status.
 * @param cwd the folder in which they run
 */
export const runSteps = async (steps: readonly Step[], cwd = process.cwd()): Promise<void> => {
  for (const [what, command, ...args] of steps) {
    console.log(`\n== ${what}`);
    const began = performance.now();
    const status = await runProgram(command, args, { cwd });
    const time = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    if (status !== 0) {
      console.error(`\n== ${what}: failed after ${time}`);
      process.exit(status);
    }
    console.log(`== ${what}: ${time}`);
  }
};
