/** The audit page in a browser over every address of the site: how long it takes, what the tab needs, how it feels. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Locator, type Page } from 'playwright-core';
import { audit } from '../content/pages/audit.ts';
import { allAddresses, allRedirects } from '../src/site/addresses.ts';
import { hrefPage } from '../src/site/href.ts';
import { startSite } from '../tests/support/site.ts';
import type { BenchPart, Row } from './part.ts';
import { openQuietTab, type QuietTab } from './quiet-tab.ts';
import { figure } from './statistics.ts';

const { tool } = audit;

/** How often the tab's memory is looked at during a run, milliseconds. */
const LOOK = 500;
/** How much slower a phone's processor is taken to be. */
const SLOWDOWN = 4;
/** What the run may take (seconds and MB), and an interaction (milliseconds; web.dev/articles/inp). */
const SECONDS = 90;
const MEGABYTES = 150;
const INTERACTION = 200;

/** Waits in the page until something is true; every look is an expression, so that nothing of ours stays there. */
const until = async (tab: QuietTab, expression: string, within: number): Promise<void> => {
  const end = performance.now() + within;
  while (!(await tab.evaluate<boolean>(expression))) {
    if (performance.now() > end) throw new Error(`The page did not come to: ${expression}`);
    await sleep(LOOK);
  }
};

const buttonNamed = (name: string): string =>
  `[...document.querySelectorAll('main button')].find((button) => button.textContent === ${JSON.stringify(name)})`;

/** Runs the audit over every address. Memory is the most that the tab had during it, less what it had before. */
const measureRun = async (tab: QuietTab, origin: string): Promise<{ seconds: number; memory: number | null }> => {
  await tab.open(origin + hrefPage('audit'));
  await until(tab, `${buttonNamed(tool.run)}?.disabled === false`, 60_000);
  await tab.evaluate(`sessionStorage.setItem('welcomePopupShown', 'true')`);
  await tab.evaluate(`document.querySelector('main [role=switch]').click()`);
  const before = await tab.memory();
  let most = before;
  const look = async (): Promise<void> => {
    const now = await tab.memory();
    if (now !== null && most !== null) most = Math.max(most, now);
  };
  const looking = setInterval(() => void look(), LOOK);
  const started = performance.now();
  await tab.evaluate(`${buttonNamed(tool.run)}.click()`);
  const done = `[...document.querySelectorAll('main :is(h2, h3, h4)')].some((title) => title.textContent === '${tool.summaryTitle}')`;
  await until(tab, done, 600_000);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(looking);
  await look();
  return { seconds, memory: most === null || before === null ? null : most - before };
};

/** The slowest of the page's interactions from the press to the next picture, by the browser's own clock. */
const slowest = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const seen = { worst: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.worst = Math.max(seen.worst, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  // The browser reports an interaction after the picture that follows it.
  await page.waitForTimeout(1000);
  return page.evaluate(() => (globalThis as unknown as { seen: { worst: number } }).seen.worst);
};

/** Acts on each in turn and waits until the browser has drawn what came of it. */
const each = async (page: Page, things: readonly Locator[], act: (thing: Locator) => Promise<void>): Promise<void> => {
  for (const thing of things) {
    await act(thing);
    await page.waitForTimeout(400);
  }
};

const sortAll = async (page: Page): Promise<void> => {
  const headings = await page.locator('main table thead button').all();
  await each(page, [...headings, ...headings], (heading) => heading.click());
};

const filterAll = async (page: Page): Promise<void> => {
  const filters = await page.locator('main search fieldset label').all();
  await each(page, [...filters, ...filters.slice(0, 1)], (filter) => filter.click());
  await page.locator('main search input[type=search]').pressSequentially('erode', { delay: 150 });
  await page.locator('main search input[type=search]').fill('');
};

const turnOver = async (page: Page): Promise<void> => {
  const next = page.getByRole('button', { name: tool.later, exact: true });
  for (let turns = 0; turns < 5; turns += 1) await each(page, [next], (button) => button.click());
};

const feeling = (what: string, worst: number): Row => ({
  what: `${what}, slowest answer, processor slowed ${SLOWDOWN} times`,
  ours: `${figure(worst)} ms`,
  peer: '',
  ratio: '',
  aim: `at most ${INTERACTION} ms`,
  met: worst <= INTERACTION,
});

const run = async (): Promise<readonly Row[]> => {
  const [site, tab] = await Promise.all([startSite(), openQuietTab()]);
  try {
    const { seconds, memory } = await measureRun(tab, site.origin);
    const browser = await chromium.connectOverCDP(tab.endpoint);
    const page = browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error('The browser has lost its page');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const sorting = await slowest(page, () => sortAll(page));
    const filtering = await slowest(page, () => filterAll(page));
    const turning = await slowest(page, () => turnOver(page));
    await browser.close();
    return [
      {
        what: `Audit of ${figure(allAddresses().length + allRedirects().length)} addresses in the browser`,
        ours: `${figure(seconds, 1)} s`,
        peer: '',
        ratio: '',
        aim: `under ${SECONDS} s`,
        met: seconds < SECONDS,
      },
      {
        what: 'More memory in the tab, at most',
        ours: memory === null ? 'not known on this system' : `${figure(memory)} MB`,
        peer: '',
        ratio: '',
        aim: `under ${MEGABYTES} MB`,
        met: memory === null ? null : memory < MEGABYTES,
      },
      feeling('Sorting the results', sorting),
      feeling('Filtering the results', filtering),
      feeling('Turning to the next rows', turning),
    ];
  } finally {
    await tab.close();
    await site.close();
  }
};

/** The audit tool on its page. */
export const auditPage: BenchPart = { name: 'audit', title: 'Audit tool', run };
