/** Moves inside the site: without a new document where the browser can, by page loads where it cannot. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firm } from '../content/firm.ts';
import { isActing } from '../src/app/acting-pages.ts';
import { legacyPaths } from '../src/site/aliases.ts';
import { resolve } from '../src/site/resolve.ts';
import { alive, phone } from './support/alive.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

/** Marks the document, so that a test can tell whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);
const arrive = (page: Page, path: string, title: string) =>
  page.waitForFunction(([wanted, start]) => location.pathname === wanted && document.title.startsWith(start ?? ''), [
    path,
    title,
  ] as const);
/** A link as a content author would write it, put where it can be clicked. */
const addLink = (page: Page, attributes: Record<string, string>) =>
  page.evaluate((wanted) => {
    const link = document.createElement('a');
    link.id = 'added';
    link.textContent = 'An added link';
    for (const [name, value] of Object.entries(wanted)) link.setAttribute(name, value);
    document.querySelector('main')?.prepend(link);
  }, attributes);
const historyUrls = (page: Page) =>
  page.evaluate(() => navigation.entries().map((entry) => new URL(entry.url ?? '').pathname));

/** The classes by which reveal and the menu say what they are at are no part of the page. */
const mainOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof HTMLElement)) return '';
    for (const element of main.querySelectorAll('[data-reveal]'))
      element.classList.remove('reveal-waiting', 'reveal-shown');
    // The page that is sent holds the drawings that the app refers to by their files.
    return main.innerHTML
      .replaceAll('<!-- -->', '')
      .replace(/\/assets\/icons-[\w-]+\.svg#/g, '#icon-')
      .replace(/\/kolam\/([\w-]+)\.svg#k/g, '#kolam-$1');
  });

/** The pages that arrive as they stay; those that act write their markup anew when they wake. */
const stillPages = oneOfEachKind.filter((path) => {
  const route = resolve(path);
  return route.kind !== 'not-found' && route.kind !== 'redirect' && !isActing(route);
});

test.each(stillPages)('after a move to %s the page is the very one that the server sends', async (path) => {
  const still = await tools.browser.newContext({ javaScriptEnabled: false });
  const sent = await still.newPage();
  await sent.goto(tools.site.origin + path);
  const expected = await mainOf(sent);
  await still.close();
  expect(expected).toContain('<h1>');
  await alive(tools, '/contact', {}, async (page) => {
    await page.evaluate((to) => void navigation.navigate(to), path);
    await page.waitForFunction((to) => location.pathname === to, path);
    await expect.poll(async () => (await mainOf(page)) === expected).toBe(true);
  });
});

describe('a link', () => {
  test('changes page, head, scroll, focus and says so, in the same document', async () => {
    await alive(tools, '/', {}, async (page) => {
      await mark(page);
      await page.locator('footer').getByRole('link', { name: 'GST Refunds' }).click();
      await arrive(page, '/services/gst-refunds', 'GST Refund');
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/refund/i);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `${firm.origin}/services/gst-refunds`,
      );
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index, follow');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      expect(await page.locator('#root > [role=status]').textContent()).toBe(await page.title());
    });
  });

  test('from the Not Found page gives the head its canonical address back', async () => {
    await alive(tools, '/nothing-here', { expected: /404/ }, async (page) => {
      await mark(page);
      expect(await page.locator('link[rel=canonical]').count()).toBe(0);
      await page.locator('main').getByRole('link', { name: 'Go to Homepage' }).click();
      await arrive(page, '/', 'Tax Consultant');
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index, follow');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${firm.origin}/`);
    });
  });

  test('to another kind of page brings its styles', async () => {
    await alive(tools, '/terms-of-service', {}, async (page) => {
      await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
      await arrive(page, '/contact', 'Contact');
      const [moved, fresh] = [await page.locator('#contact-name').boundingBox(), await freshBox('/contact')];
      expect(moved).toEqual(fresh);
    });
  });
  const freshBox = async (path: string) => {
    const page = await tools.browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(tools.site.origin + path);
    const box = await page.locator('#contact-name').boundingBox();
    await page.close();
    return box;
  };

  test('keeps aliases in the address bar and their canonical address in the head', async () => {
    await alive(tools, '/', {}, async (page) => {
      await mark(page);
      await addLink(page, { href: '/gst-consultant-erode' });
      await page.click('#added');
      await page.waitForFunction(() => location.pathname === '/gst-consultant-erode');
      await page.locator('h1', { hasText: 'Erode' }).waitFor();
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${firm.origin}/locations/erode`);
    });
  });

  test('to the page that is shown goes back to its top', async () => {
    await alive(tools, '/about', {}, async (page) => {
      await mark(page);
      await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
      expect(await historyUrls(page)).toEqual(['/about']);
    });
  });
});

test('back and forward restore the page and where it was scrolled to', async () => {
  await alive(tools, '/', {}, async (page) => {
    await mark(page);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.waitForTimeout(100);
    await page
      .locator('footer')
      .getByRole('link', { name: 'GST Returns' })
      .evaluate((link: HTMLElement) => link.click());
    await arrive(page, '/services/gst-returns', 'GST');
    await page.goBack();
    await arrive(page, '/', 'Tax Consultant');
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
    await page.goForward();
    await arrive(page, '/services/gst-returns', 'GST');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a path of the earlier site never enters the history', async () => {
  await alive(tools, '/about', {}, async (page) => {
    await mark(page);
    const visited = ['/about'];
    for (const [legacy, service] of Object.entries(legacyPaths)) {
      await addLink(page, { href: `/${legacy}?from=${legacy}` });
      await page.click('#added');
      await page.waitForFunction(
        ([path, from]) => location.pathname === path && location.search === from && !document.querySelector('#added'),
        [`/services/${service}`, `?from=${legacy}`] as const,
      );
      visited.push(`/services/${service}`);
      // Two old paths may lead to one service: its page is left again, so that the next move is a move.
      await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
      await arrive(page, '/about', 'About');
      visited.push('/about');
    }
    expect(await isSameDocument(page)).toBe(true);
    expect(await historyUrls(page)).toEqual(visited);
  });
});

describe('the browser keeps', () => {
  test('clicks with a modifier key', async () => {
    await alive(tools, '/', {}, async (page) => {
      await mark(page);
      const opened = page.context().waitForEvent('page');
      await page
        .locator('footer')
        .getByRole('link', { name: 'About Us' })
        .click({ modifiers: ['ControlOrMeta'] });
      await (await opened).waitForURL('**/about');
      expect(new URL(page.url()).pathname).toBe('/');
    });
  });

  test('links to a new tab', async () => {
    await alive(tools, '/', {}, async (page) => {
      await addLink(page, { href: '/about', target: '_blank' });
      const opened = page.context().waitForEvent('page');
      await page.click('#added');
      await (await opened).waitForURL('**/about');
      expect(new URL(page.url()).pathname).toBe('/');
    });
  });

  test('downloads', async () => {
    await alive(tools, '/', {}, async (page) => {
      await mark(page);
      await addLink(page, { href: '/about', download: 'about.html' });
      const download = page.waitForEvent('download');
      await page.click('#added');
      expect((await download).suggestedFilename()).toBe('about.html');
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  test('fragments of the page', async () => {
    await alive(tools, '/about', {}, async (page) => {
      await mark(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.hash === '#main');
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  test('files and unknown paths', async () => {
    await alive(tools, '/', { expected: /404/ }, async (page) => {
      await mark(page);
      await addLink(page, { href: '/locations/atlantis' });
      const answered = page.waitForResponse('**/locations/atlantis');
      await page.click('#added');
      expect((await answered).status()).toBe(404);
      await page.waitForURL('**/locations/atlantis');
      expect(await isSameDocument(page)).toBe(false);
    });
  });
});

describe('a failed chunk', () => {
  test('leads to a page load, not to a dead click', async () => {
    await alive(
      tools,
      '/',
      {
        before: (page) => page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 })),
        expected: /404|import/,
      },
      async (page) => {
        await mark(page);
        await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
        await page.waitForURL('**/about');
        await page.locator('h1', { hasText: /./ }).waitFor();
        await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
        expect(await page.title()).toMatch(/^About/);
        expect(await historyUrls(page)).toEqual(['/', '/about']);
      },
    );
  });
});

describe('warming', () => {
  const countChunks = (page: Page): string[] => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/(service|gst-refunds)-[\w-]{8}\.js/.test(request.url())) urls.push(request.url());
    });
    return urls;
  };

  test('by a pointer that rests loads the page once', async () => {
    await alive(tools, '/', {}, async (page) => {
      const fetched = countChunks(page);
      const link = page
        .locator('main')
        .getByRole('link', { name: /^GST Refunds/ })
        .first();
      await link.hover();
      await expect.poll(() => fetched.length).toBe(2);
      await page.mouse.move(2, 400);
      await link.hover();
      await link.click();
      await arrive(page, '/services/gst-refunds', 'GST Refund');
      expect(fetched).toHaveLength(2);
    });
  });

  test('by a finger loads it at once', async () => {
    await alive(tools, '/', { viewport: phone, hasTouch: true }, async (page) => {
      const fetched = countChunks(page);
      await page
        .locator('main')
        .getByRole('link', { name: /^GST Refunds/ })
        .first()
        .dispatchEvent('touchstart');
      await expect.poll(() => fetched.length).toBe(2);
    });
  });
});

describe('without the Navigation API', () => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'navigation', { value: undefined });
    });

  test('every move is a page load, forward and back', async () => {
    await alive(tools, '/', { before }, async (page) => {
      await mark(page);
      await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
      await page.waitForURL('**/about');
      expect(await isSameDocument(page)).toBe(false);
      expect(await page.title()).toMatch(/^About/);
      await page.goBack();
      await page.waitForURL(`${tools.site.origin}/`);
      expect(await page.title()).toMatch(/^Tax Consultant/);
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
      await addLink(page, { href: '/tds-tcs' });
      await page.click('#added');
      await page.waitForURL('**/services/tds-tcs-returns');
    });
  });

  test('menu, popup and search still act', async () => {
    await alive(tools, '/locations', { before, viewport: phone, clock: true, greet: true }, async (page) => {
      await page.locator('summary', { hasText: 'Menu' }).click();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
      await page.getByRole('searchbox').fill('salem');
      await page.getByText('1 city found').waitFor();
      await page.getByRole('searchbox').blur();
      await page.clock.runFor(3000 + 1000);
      await page.getByRole('dialog').waitFor();
    });
  });
});
