/**
 * What whoever opens the site as it was cloned finds in the browser's console: nothing. Nothing is stubbed here. The
 * placeholder of the map is the one address that pages ask for and that reaches nobody.
 */
import { expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { phone } from '../support/alive.ts';
import { oneOfEachKind } from '../support/kinds.ts';
import { openSite } from '../support/open-site.ts';

const tools = openSite();

/** For what pages ask of others, and for what comes to every page after a while, milliseconds. */
const REST = 4500;

// The address of the last one is a 404, which browsers note themselves.
test.concurrent.each(oneOfEachKind.filter((path) => path !== '/nothing-here'))(
  '%s leaves the console empty, down to its end',
  async (path) => {
    const context = await tools.browser.newContext({ viewport: phone });
    const page = await context.newPage();
    const noted: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      const isLoud = message.type() === 'error' || message.type() === 'warning';
      if (isLoud && url !== firm.mapEmbedUrl) noted.push(`${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => noted.push(error.message));
    await page.goto(tools.site.origin + path);
    // Screen by screen: some of what a page asks for is asked for when it is near.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForTimeout(REST);
    await context.close();
    expect(noted).toEqual([]);
  },
);
