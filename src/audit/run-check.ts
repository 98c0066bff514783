import type { Log } from './environment.ts';

/** The result of running a check. */
export type Outcome<Issue> =
  | { readonly outcome: 'pass' | 'fail'; readonly issues: readonly Issue[] }
  | { readonly outcome: 'error'; readonly message: string };

/** Runs a check; one that throws becomes an error result, and the other checks still run. */
export const runCheck = <Facts, Issue>(
  check: { readonly id: string; readonly run: (facts: Facts) => readonly Issue[] },
  facts: Facts,
  log: Log,
): Outcome<Issue> => {
  try {
    const issues = check.run(facts);
    return { outcome: issues.length > 0 ? 'fail' : 'pass', issues };
  } catch (error) {
    log.warn('a check failed to run', { check: check.id, error: String(error) });
    return { outcome: 'error', message: `Check ${check.id} could not run: ${String(error)}` };
  }
};
