/** What a page does with a slow phone's processor and which scripts it fetches, from its start until it is left alone. */
import { audit } from '../content/pages/audit.ts';
import { openOnPhone, slowDown, wakeIslands } from './phone.ts';

/** How long the page is watched after its load event: the widget comes 3 s after it, milliseconds. */
const WATCH = 4000;

/** For what a press fetches, milliseconds. */
const AFTER_PRESS = 2000;

/** What one visit has seen. */
export interface PageVisit {
  /** The longest task that had not ended at the load event, milliseconds; 0 where none was of 50 ms (Long Tasks). */
  readonly longestTask: number;
  /** The scripts that came until all islands of the page answered. */
  readonly scripts: readonly string[];
  /** Those that a press on the audit's button fetched. */
  readonly pressed: readonly string[];
}

/** Visits a page with the processor slowed, comes near its islands, and presses the audit's button where there is one. */
export const visitPage = async (url: string): Promise<PageVisit> => {
  const phone = await openOnPhone('about:blank', (context) =>
    context.addInitScript(() => {
      const seen: { start: number; duration: number }[] = [];
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) seen.push({ start: startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
    }),
  );
  const { page } = phone;
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(request.url());
  });
  try {
    await slowDown(phone);
    await page.goto(url);
    await page.waitForTimeout(WATCH);
    const longestTask = await page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { start: number; duration: number }[] };
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loaded = load?.loadEventStart ?? 0;
      const later = seen.filter(({ start, duration }) => start + duration > loaded);
      return Math.max(0, ...later.map(({ duration }) => duration));
    });
    await wakeIslands(page);
    const scripts = [...fetched];
    const button = page.locator('[data-island=audit-tool]').getByRole('button', { name: audit.tool.run });
    if ((await button.count()) > 0) {
      await button.click();
      await page.waitForTimeout(AFTER_PRESS);
    }
    return { longestTask, scripts, pressed: [...fetched].filter((script) => !scripts.includes(script)) };
  } finally {
    await phone.close();
  }
};
