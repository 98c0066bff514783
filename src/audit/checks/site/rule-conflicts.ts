import { ruleFor } from '../addresses-of.ts';
import type { SiteCheck } from '../check.ts';

/**
 * Where server and rules disagree whether an address exists. An alias that shows its page instead of redirecting is
 * no conflict: the canonical address says the same.
 */
export const ruleConflicts = {
  id: 'rule-conflicts',
  looksAt: 'the rule set against what the server answers',
  needsWholeRun: false,
  run: (site) =>
    site.results.flatMap(({ url, isValid, statusCode, message }) => {
      const rule = ruleFor(site, url);
      if (rule.statusCode === 404 && isValid)
        return [{ url, message: 'The rules do not know this address, but it shows a page' }];
      if (rule.statusCode !== 404 && statusCode !== null && statusCode >= 400 && statusCode !== 408)
        return [{ url, message: `The rules know this address, but the answer is ${message}` }];
      return [];
    }),
} as const satisfies SiteCheck;
