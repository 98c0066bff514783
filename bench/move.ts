import type { Page } from 'playwright-core';

/** A navigation to another page of the site. */
export interface Move {
  /** Milliseconds from the press to the first contentful paint of the new page. */
  readonly time: number;
  /** Whether the browser had fetched the page before the press. */
  readonly prefetched: boolean;
}

/**
 * Presses a link of the page. The time of the press is passed to the new page, whose clock has the same origin.
 * @param path the address of the link
 */
export const moveTo = async (page: Page, path: string): Promise<Move> => {
  await page.evaluate((wanted) => {
    sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
    document.querySelector<HTMLElement>(`a[href="${wanted}"]`)?.click();
  }, path);
  await page.waitForURL(({ pathname, search }) => pathname + search === path);
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
