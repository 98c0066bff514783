import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Returns a line for each thing that axe finds wrong on a page as it is now; the page's context must bypass the policy,
 * which refuses the script. Passed rules are not collected: that costs as much as the search. @param rules the tags or
 * the ids of the rules that are asked
 */
export const violationsOn = async (
  page: Page,
  rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // A text that is still fading in has less contrast than the one that a visitor reads.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { violations }: AxeResults = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly,
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
};

/** Waits for the days that a script writes into a ledger: a search that began before would mix both states. */
export const filled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => !document.querySelector('[data-due-dates]') || document.querySelector('[data-today]:not(:empty)'),
  );
};
