/**
 * Measures how much of a page is styled anew when something small in it changes. A rule that chooses all children of
 * what `:has()` something makes that the whole page, a tenth of a second on a slow phone.
 */
import { expect, test } from 'vitest';
import { openSite } from './support/open-site.ts';
import { phone } from './support/visit-page.ts';

const siteInBrowser = openSite();

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

test.each(['/', '/services/gst-returns', '/contact', '/due-dates'])(
  '%s is not styled anew as a whole',
  async (path) => {
    const { browser, site } = siteInBrowser;
    const page = await browser.newPage({ viewport: phone });
    await page.goto(site.origin + path, { waitUntil: 'load' });
    const all = await page.locator('*').count();
    const restyled = async (): Promise<number> => {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.evaluate(() => {
        document.querySelector('main')?.append(document.createElement('p'));
        return document.body.offsetHeight;
      });
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
      const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
      return Math.max(...counts.map(({ args }) => args.elementCount ?? 0));
    };
    // Other changes on the page may come in between.
    await expect.poll(restyled).toSatisfy((count) => count > 0 && count < all / 4);
    await page.close();
  },
);
