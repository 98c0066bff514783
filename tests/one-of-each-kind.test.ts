import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sampleEdition } from './support/firms.ts';
import { scriptsAskedBy } from './support/islands.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { othersAnswer, PICTURE } from './support/others-answer.ts';
import { gzipped, weighScripts } from './support/script-weight.ts';
import { openTab, type Tab } from './support/visit-page.ts';

const { deviceNotes, otherHosts } = sampleEdition();

const siteInBrowser = openSite();

/** Notes what the first screen hides although it waits to be revealed further down only. */
const noteHidden = (): void => {
  const hidden = new Set<string>();
  Object.assign(window, { hidden });
  const look = () => {
    if (scrollY > 0) return;
    for (const element of document.querySelectorAll('[data-reveal]'))
      if (element.getBoundingClientRect().top < innerHeight && getComputedStyle(element).opacity === '0')
        hidden.add(element.outerHTML.slice(0, 80));
    requestAnimationFrame(look);
  };
  look();
};

/** Scrolls to the end by steps, so that everything that waits to be seen is loaded. */
const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y <= document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

/** The scripts of a page keep to the table of budgets (architecture). */
const expectBudget = (scripts: readonly string[], islands: number, isLost: boolean): void => {
  expect(scripts[0]).toMatch(/^\/assets\/main-/);
  expect(gzipped(scripts[0] ?? '')).toBeLessThanOrEqual(6 * 1024);
  const { rail, counting, bytes, most } = weighScripts(scripts, islands, isLost);
  if (islands === 0 && counting === 0 && !isLost) expect(scripts).toHaveLength(1);
  expect(rail).toBeLessThanOrEqual(2 * 1024);
  expect(bytes, scripts.join(' ')).toBeLessThanOrEqual(most);
};

let tab: Tab;
let asked: string[];
const elsewhere = new Set<string>();
beforeAll(async () => {
  tab = await openTab(siteInBrowser, {
    greet: true,
    before: async (page, context) => {
      asked = scriptsAskedBy(page);
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== siteInBrowser.site.origin) elsewhere.add(origin);
      });
      await page.addInitScript(noteHidden);
      await othersAnswer(page, context);
    },
  });
  return tab.close;
});

test.each(oneOfEachKind)('keeps %s to its policy and its budget', async (path) => {
  const isLost = path === '/nothing-here';
  const { page, errors } = tab;
  asked.length = 0;
  await page.goto(siteInBrowser.site.origin + path);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => [...(window as unknown as { hidden: Set<string> }).hidden])).toEqual([]);
  await seeAll(page);
  const islands = await page.locator('[data-island]').count();
  await expect.poll(() => page.locator('[data-island][data-awake]').count()).toBe(islands);
  expectBudget(asked, islands, isLost);
  expect(errors.splice(0).filter((text) => !isLost || !text.includes('404'))).toEqual([]);
});

test('stores and asks only what the policy names', async () => {
  const { page } = tab;
  const keys = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  expect(Object.keys(deviceNotes)).toEqual(expect.arrayContaining(keys));
  expect(await page.context().cookies()).toEqual([]);
  // A picture of a live post can be anywhere; the one that answers here is the tests' own.
  elsewhere.delete(new URL(PICTURE).origin);
  expect(otherHosts.map(({ origin }) => origin)).toEqual(expect.arrayContaining([...elsewhere]));
});
