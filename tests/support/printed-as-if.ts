import { execFileSync } from 'node:child_process';

/**
 * What a script prints in a process of its own, in which the doubts about facts are as they stand or all accepted:
 * a process reads the register once.
 * @param script its path
 * @throws Error when it ends with a fault
 */
export const printedAsIf = (decided: 'as it stands' | 'all', script: string, ...args: readonly string[]): string => {
  const { FACTS_AS_IF: _, ...env } = process.env;
  return execFileSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: decided === 'all' ? { ...env, FACTS_AS_IF: 'all' } : env,
    stdio: 'pipe',
  });
};
