import type { SpawnOptions } from 'node:child_process';

export declare const runProgram: (
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
) => Promise<{ readonly status: number; readonly output: string }>;
