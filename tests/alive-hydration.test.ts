/** The app takes over every page without a mismatch, when it is wanted, and whatever the browser lacks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allAddresses } from '../src/site/addresses.ts';
import { alive, desktop, isAlive, phone, stayHome, stopClock } from './support/alive.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

const SAMPLE = 210;
const TABS = 4;

/** A sample that differs from run to run; its seed is in the failure's text. */
const sampleOf = (paths: readonly string[], seed: number): string[] => {
  let state = seed;
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return paths
    .map((path) => ({ path, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, SAMPLE)
    .map(({ path }) => path);
};

test('takes over pages of every kind and a random sample without an error', async () => {
  const seed = Date.now() % 1_000_000;
  const queue = [
    ...oneOfEachKind,
    ...sampleOf(
      allAddresses().map(({ path }) => path),
      seed,
    ),
  ];
  const context = await tools.browser.newContext({ viewport: desktop });
  await stayHome(context, tools.site.origin);
  // Nobody has to wait for idle moments two hundred times.
  await context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))),
  );
  const errors: string[] = [];
  const visit = async (page: Page): Promise<void> => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      await page.goto(tools.site.origin + path);
      await isAlive(page);
    }
  };
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  for (const page of tabs) {
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const expected = message.location().url.includes('example.com') || page.url().endsWith('/nothing-here');
      if (message.type() === 'error' && !expected) errors.push(`${page.url()}: ${message.text()}`);
    });
  }
  await Promise.all(tabs.map(visit));
  await context.close();
  expect(errors, `seed ${seed}`).toEqual([]);
});

test.each(['/services/gst-returns', '/contact'])(
  'on %s the app keeps the very elements that the server sent',
  async (path) => {
    await alive(
      tools,
      path,
      {
        before: (page) =>
          page.addInitScript(() =>
            addEventListener('DOMContentLoaded', () => {
              Object.assign(window, { sent: [...document.querySelectorAll('#root *')] });
            }),
          ),
      },
      async (page) => {
        const kept = await page.evaluate(() =>
          (window as unknown as { sent: Element[] }).sent.every((element) => element.isConnected),
        );
        expect(kept).toBe(true);
      },
    );
  },
);

describe('the app comes', () => {
  /** Counts the fetches of the app's entry. */
  const appFetches = (page: Page): string[] => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/app-/.test(request.url())) urls.push(request.url());
    });
    return urls;
  };

  test('not before the load event and an idle moment', async () => {
    const context = await tools.browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    const fetched = appFetches(page);
    await stopClock(page);
    await page.goto(`${tools.site.origin}/about`);
    await page.waitForTimeout(300);
    expect(fetched).toEqual([]);
    await page.clock.runFor(2500);
    await isAlive(page);
    expect(fetched).toHaveLength(1);
    await context.close();
  });

  test.each([
    ['a pointer', (page: Page) => page.mouse.move(40, 40)],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a touch', (page: Page) => page.touchscreen.tap(300, 600)],
    ['focus', (page: Page) => page.locator('footer a').first().focus()],
  ])('at once with %s', async (_name, wake) => {
    const context = await tools.browser.newContext({ viewport: phone, hasTouch: true });
    const page = await context.newPage();
    const fetched = appFetches(page);
    await stopClock(page);
    await page.goto(`${tools.site.origin}/terms-of-service`);
    await wake(page);
    await isAlive(page);
    expect(fetched).toHaveLength(1);
    await context.close();
  });

  test('without losing the tap that woke it', async () => {
    const context = await tools.browser.newContext({ viewport: phone, hasTouch: true });
    const page = await context.newPage();
    await stopClock(page);
    await page.goto(tools.site.origin);
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await isAlive(page);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    await context.close();
  });
});

test('a document without #root fails with its message', async () => {
  const context = await tools.browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(`${tools.site.origin}/about`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') });
  });
  await page.goto(`${tools.site.origin}/about`);
  await expect.poll(() => errors).toEqual(['Root element not found']);
  await context.close();
});

describe('nothing breaks', () => {
  const lacks: readonly (readonly [string, () => void])[] = [
    [
      'when session storage throws',
      () => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new Error('denied');
          },
        });
      },
    ],
    ['without IntersectionObserver', () => void Reflect.deleteProperty(window, 'IntersectionObserver')],
    [
      'when IntersectionObserver throws',
      () => {
        class Refusing {
          constructor() {
            throw new Error('refused');
          }
        }
        Object.assign(window, { IntersectionObserver: Refusing });
      },
    ],
    ['without requestIdleCallback', () => void Reflect.deleteProperty(window, 'requestIdleCallback')],
    [
      'when requestIdleCallback throws',
      () => {
        Object.assign(window, {
          requestIdleCallback: () => {
            throw new Error('refused');
          },
        });
      },
    ],
    [
      'without a clipboard',
      () => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      },
    ],
    [
      'when analytics throws',
      () => {
        Object.assign(window, {
          gtag: () => {
            throw new Error('blocked');
          },
        });
      },
    ],
  ];
  test.each(lacks)('%s', async (_name, take) => {
    await alive(
      tools,
      '/locations',
      { clock: true, greet: true, before: (page) => page.addInitScript(take) },
      async (page) => {
        await page.clock.runFor(3000);
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Chat with us on WhatsApp' }).waitFor();
        await page.getByRole('searchbox').fill('erode');
        await page.getByText('1 city found').waitFor();
        await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
        await page.waitForFunction(() => document.title.startsWith('About'));
        expect(await page.getByRole('dialog').count()).toBe(0);
        for (const part of await page.locator('[data-reveal]').all())
          expect(
            await part.evaluate(
              (element) => getComputedStyle(element).opacity === '0' && !('IntersectionObserver' in window),
            ),
          ).toBe(false);
      },
    );
  });
});

test('the script that runs before the app is in the page, and with the name of the app under 1 KB', async () => {
  const html = await (await fetch(`${tools.site.origin}/services/gst-returns`)).text();
  expect(html).not.toMatch(/<script[^>]* src=|<link[^>]* rel="?(preload|modulepreload|stylesheet)/);
  const [boot = '', ...others] = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
  expect(others).toEqual([]);
  const naming = await (await fetch(`${tools.site.origin}/app.js`)).text();
  expect(gzipSync(boot).length + gzipSync(naming).length).toBeLessThan(1024);
});

test('a first move before the page has come whole starts the app when it has', async () => {
  // The rest of the page comes when the app has been fetched: an open line, and bytes by hand.
  const html = await (await fetch(`${tools.site.origin}/about`)).text();
  const cut = html.indexOf('<main');
  const appFetched = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.url === '/about') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, cut));
      await appFetched.promise;
      response.end(html.slice(cut));
      return;
    }
    const answer = await fetch(tools.site.origin + request.url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const context = await tools.browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/about`, { waitUntil: 'commit' });
  const app = page.waitForResponse((response) => /\/assets\/app-/.test(response.url()));
  await page.locator('header').first().waitFor();
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await (await app).finished();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  appFetched.resolve();
  await isAlive(page);
  expect(errors).toEqual([]);
  await context.close();
  server.close();
});
