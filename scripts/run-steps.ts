import { runProgram } from './run-program.mjs';

export type Step = readonly [what: string, command: string, ...args: string[]];

/** Runs a step; beside others it prints when it has ended, so that their lines do not mix. */
const run = async ([what, command, ...args]: Step, isAlone: boolean): Promise<number> => {
  if (isAlone) console.log(`\n== ${what}`);
  const began = performance.now();
  const { status, output } = await runProgram(command, args, { stdio: isAlone ? 'inherit' : 'pipe' });
  const time = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  if (!isAlone) console.log(`\n== ${what}\n${output.trimEnd()}`);
  if (status === 0) console.log(`== ${what}: ${time}`);
  else console.error(`\n== ${what}: failed after ${time}`);
  return status;
};

/**
 * Runs steps one after the other, those of a list at the same time. When one fails, the process ends with its status.
 */
export const runSteps = async (steps: readonly (Step | readonly Step[])[]): Promise<void> => {
  for (const each of steps) {
    const together = typeof each[0] === 'string' ? [each as Step] : (each as readonly Step[]);
    const statuses = await Promise.all(together.map((step) => run(step, together.length === 1)));
    const failed = statuses.find((status) => status !== 0);
    if (failed) process.exit(failed);
  }
};
