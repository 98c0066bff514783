/**
 * A render error anywhere shows the error screen (specification 2.15, decision 15). Each test breaks the real chunk of
 * a page or a feature on its way to the browser: an expression in its markup throws instead of giving its value.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { alive } from './support/alive.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

const assets = join(import.meta.dirname, '..', 'dist', 'site', 'assets');
const BROKEN = 'broken by the test';

/** The chunk of a name, and what its code says. */
const chunkOf = (name: string): { readonly path: string; readonly code: string } => {
  const file = readdirSync(assets).find((candidate) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(candidate));
  if (!file) throw new Error(`There is no chunk ${name}`);
  return { path: `/assets/${file}`, code: readFileSync(join(assets, file), 'utf8') };
};

const breakChunk = (page: Page, name: string, broken: (code: string) => string): Promise<unknown> => {
  const { path, code } = chunkOf(name);
  const body = broken(code);
  expect(body, `the chunk ${name} is broken`).not.toBe(code);
  return page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
};

/** A chunk of a page whose component throws. */
const throwingPage = (): string =>
  `export const load = () => ({ seo: { title: 'Broken', description: '' }, changedOn: '', node: {
     $$typeof: Symbol.for('react.transitional.element'), key: null, ref: null, props: {},
     type: () => { throw new Error('${BROKEN}'); } } });`;

/** Lets one text of a chunk throw when it is rendered. */
const throwingAt =
  (text: string) =>
  (code: string): string =>
    code.replace(`\`${text}\``, `(()=>{throw new Error('${BROKEN}')})()`);

const expectErrorScreen = async (page: Page): Promise<void> => {
  // Only the error screen has it; the Not Found page has the same heading.
  await page.getByRole('button', { name: 'Refresh Page' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  expect(await page.locator('footer').count()).toBe(0);
  await page.getByRole('link', { name: 'Go to Homepage' }).waitFor();
};

const onBroken = async (
  path: string,
  chunk: string,
  broken: (code: string) => string,
  check: (page: Page) => Promise<void> = async () => {},
): Promise<void> => {
  const context = await tools.browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.route(
    (url) => url.origin !== tools.site.origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(BROKEN)) logged.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (error.message.includes(BROKEN)) logged.push(error.message);
  });
  await breakChunk(page, chunk, broken);
  await page.goto(tools.site.origin + path);
  await check(page);
  await expectErrorScreen(page);
  expect(logged, 'logged once').toHaveLength(1);
  await context.close();
};

describe('a render error', () => {
  const acting: readonly (readonly [path: string, chunk: string])[] = [
    ['/blog', 'blog'],
    ['/locations', 'locations'],
    ['/contact', 'contact'],
    ['/audit', 'audit'],
  ];
  test.each(acting)('in the page %s shows the error screen and is logged once', async (path, chunk) => {
    await onBroken(path, chunk, throwingPage);
  });

  // Their markup is adopted on arrival and rendered only when a link leads to them.
  const still: readonly (readonly [path: string, chunk: string])[] = [
    ['/', 'home'],
    ['/about', 'about'],
    ['/services', 'services'],
    ['/services/gst-returns', 'service'],
    ['/locations/erode', 'city'],
    ['/locations/erode/gst-returns', 'city-service'],
    ['/privacy-policy', 'privacy'],
    ['/terms-of-service', 'terms'],
    ['/sitemap', 'sitemap'],
  ];
  test.each(still)(
    'in the page %s, reached by a move, shows the error screen and is logged once',
    async (path, chunk) => {
      await onBroken('/contact', chunk, throwingPage, async (page) => {
        await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
        await page.evaluate((to) => void navigation.navigate(to), path);
      });
    },
  );

  const features: readonly (readonly [feature: string, path: string, chunk: string, text: string])[] = [
    ['contact form', '/contact', 'contact', 'contact-name'],
    ['newsletter form', '/blog', 'newsletter-form', 'newsletter-email'],
    ['map', '/contact', 'contact', 'strict-origin-when-cross-origin'],
    ['city search', '/locations', 'locations', 'city-search'],
  ];
  test.each(features)('in the %s shows the error screen', async (_feature, path, chunk, text) => {
    await onBroken(path, chunk, throwingAt(text));
  });

  test('in the popup or the widget shows the error screen', async () => {
    await onBroken('/', 'greetings', throwingAt('welcome-title'));
  });
});

test('the error screen leads home and loads the page again', async () => {
  const expected = new RegExp(BROKEN);
  let broken = true;
  const before = async (page: Page): Promise<void> => {
    const { path } = chunkOf('about');
    await page.route(`**${path}`, (route) =>
      broken ? route.fulfill({ contentType: 'text/javascript', body: throwingPage() }) : route.continue(),
    );
  };
  await alive(tools, '/', { before, expected }, async (page) => {
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
    await expectErrorScreen(page);
    broken = false;
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/about');
  });
  broken = true;
  await alive(tools, '/', { before, expected }, async (page) => {
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
    await expectErrorScreen(page);
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await page.getByRole('heading', { level: 1, name: 'Every return filed' }).waitFor();
  });
});
