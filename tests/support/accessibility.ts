import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a page, as a line each; the page's context must bypass the policy, which refuses the script. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (): Promise<AxeResults> =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
  );
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
};
