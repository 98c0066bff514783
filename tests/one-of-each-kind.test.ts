import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { firm } from '../content/firm.ts';
import { deviceNotes, otherHosts } from '../content/kept-data.ts';
import { isPlaceholder } from '../content/placeholder.ts';
import { openTab, styled, type Tab } from './support/alive.ts';
import { scriptsAskedBy } from './support/awake.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { othersAnswer, PICTURE } from './support/others-answer.ts';

const tools = openSite();

const site = join(import.meta.dirname, '..', 'dist', 'site');
const KB = 1024;

/** Bytes of a script as an older line carries it; the smallest are sent as they are. */
const gzipped = (path: string): number =>
  Math.min(
    ...[path, `${path}.gz`].map((name) => statSync(join(site, name), { throwIfNoEntry: false })?.size ?? Infinity),
  );

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

/** What the hours of another firm than the sample may weigh: breaks and holidays are in the script of every page. */
const ownHours = isPlaceholder(firm.name) ? 0 : 512;

/** What a page's scripts may weigh, all of them (architecture, table of budgets). */
const expectBudget = (scripts: readonly string[], islands: number, isLost: boolean): void => {
  expect(scripts[0]).toMatch(/^\/assets\/main-/);
  expect(gzipped(scripts[0] ?? '')).toBeLessThanOrEqual(6 * KB);
  const counting = scripts.filter((script) => /^\/assets\/due-dates-/.test(script));
  if (islands === 0 && counting.length === 0 && !isLost) expect(scripts).toHaveLength(1);
  // What is fetched where the rail of the year has room, and with it arithmetic on months
  // (docs/decisions/0041-days-counted-on-the-device.md).
  const rail = scripts.filter((script) => /^\/assets\/(?:use-ledger|months)-/.test(script));
  expect(rail.reduce((total, script) => total + gzipped(script), 0)).toBeLessThanOrEqual(2 * KB);
  const sum = scripts.filter((script) => !rail.includes(script)).reduce((total, script) => total + gzipped(script), 0);
  // The Not Found page fetches the list of addresses, to name the one that was meant.
  expect(sum, scripts.join(' ')).toBeLessThanOrEqual(
    ((isLost ? 12 : islands === 0 ? 6 : 87) + 3 * counting.length) * KB + ownHours,
  );
};

let tab: Tab;
let asked: string[];
const elsewhere = new Set<string>();
beforeAll(async () => {
  tab = await openTab(tools, {
    greet: true,
    before: async (page, context) => {
      asked = scriptsAskedBy(page);
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== tools.site.origin) elsewhere.add(origin);
      });
      await page.addInitScript(noteHidden);
      await othersAnswer(page, context);
    },
  });
  return tab.close;
});

test.each(oneOfEachKind)(
  '%s keeps to the policy and its budget, and its first screen is never hidden',
  async (path) => {
    const isLost = path === '/nothing-here';
    const { page, errors } = tab;
    asked.length = 0;
    await page.goto(tools.site.origin + path);
    await styled(page);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => [...(window as unknown as { hidden: Set<string> }).hidden])).toEqual([]);
    await seeAll(page);
    const islands = await page.locator('[data-island]').count();
    await expect.poll(() => page.locator('[data-island][data-awake]').count()).toBe(islands);
    expectBudget(asked, islands, isLost);
    expect(errors.splice(0).filter((text) => !isLost || !text.includes('404'))).toEqual([]);
  },
);

test('all of them store what the privacy policy names, and ask nobody whom it does not name', async () => {
  const { page } = tab;
  const keys = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  expect(Object.keys(deviceNotes)).toEqual(expect.arrayContaining(keys));
  expect(await page.context().cookies()).toEqual([]);
  // A picture of a live post can be anywhere; the one that answers here is the tests' own.
  elsewhere.delete(new URL(PICTURE).origin);
  expect(otherHosts.map(({ origin }) => origin)).toEqual(expect.arrayContaining([...elsewhere]));
});
