import type { Page } from 'playwright-core';

/** A move to another page of the site. */
export interface Move {
  /** Milliseconds from the press to the first picture of the new page. */
  readonly time: number;
  /** Whether the browser had fetched the page before the press. */
  readonly prefetched: boolean;
}

/**
 * Presses a link, or goes where no link of the page leads. The press comes from a script, so that no pointer makes the
 * browser fetch ahead. Both pages' clocks count from the same origin, and the press is told from one to the other.
 * @param path where to
 */
export const moveTo = async (page: Page, path: string): Promise<Move> => {
  await page.evaluate((wanted) => {
    const link = document.querySelector<HTMLElement>(`a[href="${wanted}"]`);
    sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
    if (link) link.click();
    else location.assign(wanted);
  }, path);
  await page.waitForURL(({ pathname }) => pathname === path);
  return page.evaluate(
    () =>
      new Promise<Move>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          const [load] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType: string })[];
          resolve({
            time: performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('pressed')),
            prefetched: load?.deliveryType === 'navigational-prefetch',
          });
        }).observe({ type: 'paint', buffered: true });
      }),
  );
};
