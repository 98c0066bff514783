import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firefoxPath } from '../support/browser.ts';
import { sampleEdition } from '../support/firms.ts';
import { oneOfEachKind } from '../support/kinds.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { desktop, phone } from '../support/visit-page.ts';

const { firm, locales, contactFormTexts } = sampleEdition();

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startSite(),
    puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath(), headless: true }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const audited = ['/', '/about'].map((path) => `<url><loc>${firm.origin}${path}</loc></url>`).join('');

/** The answers in place of the blog and, so that the audit is short, of the sitemap. */
const answers = new Map([
  ['/api/blog-proxy', { contentType: 'application/json', body: '{"feed":{"entry":[]}}' }],
  ['/sitemap.xml', { contentType: 'application/xml', body: `<?xml version="1.0"?><urlset>${audited}</urlset>` }],
]);

/** A Firefox that knows no orientation of a screen (ESR 140) has taken the size when it says so. */
const resize = async (page: Page, viewport: typeof phone): Promise<void> => {
  await page.setViewport(viewport).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
};

/** Opens a page and runs a check; whatever the console notes fails it. */
const visit = async (
  path: string,
  viewport: { readonly width: number; readonly height: number },
  check: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const noted: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) noted.push(message.text());
  });
  page.on('pageerror', (error) => noted.push(String(error)));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const answer = answers.get(pathname);
    if (origin !== site.origin) request.abort().catch(() => {});
    else if (answer) void request.respond(answer);
    else void request.continue();
  });
  await resize(page, viewport);
  await page.evaluateOnNewDocument(() => {
    // Neither the map's frame nor the empty page before the first has a storage.
    if (self === top && location.protocol === 'http:') sessionStorage.setItem('welcomePopupShown', 'true');
  });
  await page.goto(site.origin + path);
  await check(page);
  await context.close();
  expect(noted, `console of ${path}`).toEqual([]);
};

/** Scrolls to an island and waits until it acts. */
const goTo = async (page: Page, island: string): Promise<void> => {
  await page.$eval(`[data-island=${island}]`, (element) => element.scrollIntoView());
  await page.waitForSelector(`[data-island=${island}][data-awake]`);
};

/** It does not wait by locators or functions to wait for: in Firefox ESR 140 the page's policy stops them. */
const press = async (page: Page, selector: string): Promise<void> => {
  const found = await page.waitForSelector(selector, { visible: true });
  await found?.click();
};
const type = async (page: Page, selector: string, text: string): Promise<void> => {
  const found = await page.waitForSelector(selector, { visible: true });
  await found?.type(text);
};

test.each(oneOfEachKind)('%s loads, in its own styles and without sideways scroll', async (path) => {
  await visit(path, phone, async (page) => {
    const seen = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      family: getComputedStyle(document.body).fontFamily.split(',')[0],
      isNarrow: document.documentElement.scrollWidth <= innerWidth,
    }));
    expect(seen).toEqual({ headings: 1, family: expect.stringContaining('Figtree'), isNarrow: true });
  });
});

/** Long enough for a page that does not wait to lay out everything, milliseconds. */
const SHEET_DELAY_MS = 1500;

test.each([
  ['/', 390],
  ['/', 1440],
  ['/services/gst-returns', 390],
  ['/services/gst-returns', 1440],
  ['/due-dates', 1440],
  ...(locales.includes('ta') ? [['/ta', 390] as const] : []),
] as const)('%s at %i px shows nothing before its styles', async (path, width) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await resize(page, { width, height: 900 });
  await page.setRequestInterception(true);
  let isSheetAsked = false;
  page.on('request', (request) => {
    if (!/\/assets\/styles-[^/]+\.css$/.test(request.url())) return void request.continue();
    isSheetAsked = true;
    setTimeout(() => void request.continue(), SHEET_DELAY_MS);
  });
  const loading = page.goto(site.origin + path);
  await expect.poll(() => isSheetAsked).toBe(true);
  await wait(SHEET_DELAY_MS / 2);
  const look = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLLinkElement>('#root link[rel=stylesheet]');
      const isBelow = (element: Element): boolean =>
        !!link && (link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      const seen = [...document.body.querySelectorAll('*')].filter((each) => each.getClientRects().length > 0);
      return {
        isStyled: !!link?.sheet,
        headings: document.querySelectorAll('h1').length,
        below: seen.filter(isBelow).length,
      };
    });
  expect(await look()).toEqual({ isStyled: false, headings: 1, below: 0 });
  await loading;
  const after = await look();
  expect([after.isStyled, after.below > 100]).toEqual([true, true]);
  await context.close();
});

test("opens, closes and follows a phone's menu", async () => {
  await visit('/', phone, async (page) => {
    const openMenu = () => press(page, 'summary ::-p-text(Menu)');
    const isOpen = (open: boolean) =>
      expect.poll(() => page.evaluate(() => !!document.querySelector('details[data-menu][open]'))).toBe(open);
    await openMenu();
    await isOpen(true);
    await page.evaluate(() => history.back());
    await isOpen(false);
    expect(new URL(page.url()).pathname).toBe('/');
    await openMenu();
    await press(page, 'nav[aria-label=Main] a[href="/services/gst-refunds"]');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/services/gst-refunds');
  });
});

test('refuses an empty form, and sends a full one', async () => {
  await visit('/contact', desktop, async (page) => {
    await goTo(page, 'contact-form');
    const send = () => press(page, 'form[name=contact] [type=submit]');
    await send();
    await page.waitForSelector('form[name=contact] [id$=-mistake]');
    const fill = (name: string, text: string) => type(page, `form[name=contact] [name=${name}]`, text);
    await fill('name', 'Meena Sundaram');
    await fill('email', 'meena@example.org');
    await fill('phone', '+91 90000-00000');
    await page.select('form[name=contact] [name=service]', 'GST Refunds');
    await fill('message', 'Please call after 5.');
    await send();
    await page.waitForSelector(`main ::-p-text(${contactFormTexts.success})`);
  });
  const leads = await site.store.db.selectFrom('leads').select('email').execute();
  expect(leads).toEqual([{ email: 'meena@example.org' }]);
});

test('the search finds a city', async () => {
  await visit('/locations', desktop, async (page) => {
    await goTo(page, 'city-search');
    await type(page, 'main input[type=search]', 'erode');
    const found = () => page.evaluate(() => document.querySelectorAll('main ul:has([data-city]) > li').length);
    await expect.poll(found).toBe(1);
  });
});

test('the audit runs', async () => {
  await visit('/audit', desktop, async (page) => {
    await goTo(page, 'audit-tool');
    await press(page, '[data-island=audit-tool] button ::-p-text(Run Audit)');
    await page.waitForSelector('main table tbody tr:nth-child(2)');
    await page.waitForSelector('main h2 ::-p-text(Summary), main h3 ::-p-text(Summary)');
  });
});
