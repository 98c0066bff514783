import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { POPUP_KEY, WIDGET_KEY } from '../content/storage-keys.ts';
import { keepsPages } from './support/browser.ts';
import { openSite } from './support/open-site.ts';
import {
  launchPrerenderingBrowser,
  type PrerenderingBrowser,
  type Tab,
  type TabPage,
} from './support/prerendering-browser.ts';
import { type RecordingProxy, recordingProxy } from './support/recording-proxy.ts';

const siteInBrowser = openSite();

/** A pointer that rests for so long is a wish (ms). */
const REST = 200;

/** Nothing comes any more after so many milliseconds. */
const LONG_ENOUGH = 700;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let browser: PrerenderingBrowser;
let line: RecordingProxy;
let tab: Tab;
beforeAll(async () => {
  browser = await launchPrerenderingBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  line = await recordingProxy(siteInBrowser.site.origin);
  tab = await browser.newTab();
});
afterEach(async () => {
  await tab.close();
  await line.close();
});

/** Opens a page as a later one of a visit, on which no popup comes; without `quiet` as the first. */
const open = async (path: string, quiet = true): Promise<TabPage> => {
  if (quiet) {
    const first = await tab.goto(`${line.origin}/robots.txt`);
    await first.run(
      (...keys) => {
        for (const key of keys) sessionStorage.setItem(key, 'true');
      },
      POPUP_KEY,
      WIDGET_KEY,
    );
  }
  const page = await tab.goto(line.origin + path);
  await expect.poll(() => line.seen.some((request) => request.path === '/speculation-rules.json')).toBe(true);
  return page;
};
const requestsFor = (path: string) => line.seen.filter((request) => request.path === path);
/** Tells how a page was asked for: the browser's purpose, a visit, or the sign that it was opened. */
const asked = (path: string) =>
  requestsFor(path).map(({ method, headers }) => headers['sec-purpose'] ?? (method === 'HEAD' ? 'opened' : 'visit'));

/** Brings the first visible link to an address into the window and returns its position. */
const findPoint = (page: TabPage, href: string) =>
  page.run((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${wanted}"]`)];
    const link = links.find((one) => one.checkVisibility() && one.getClientRects().length > 0);
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = link?.getClientRects() ?? [];
    if (!box) throw new Error(`no link to ${wanted}`);
    return { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 };
  }, href);
const mouse = (page: TabPage, type: string, point: { x: number; y: number }) =>
  page.send('Input.dispatchMouseEvent', {
    type,
    ...point,
    ...(type === 'mouseMoved' ? {} : { button: 'left', buttons: type === 'mousePressed' ? 1 : 0, clickCount: 1 }),
  });
const restOn = async (page: TabPage, href: string) => {
  const point = await findPoint(page, href);
  await mouse(page, 'mouseMoved', { x: 2, y: 450 });
  await mouse(page, 'mouseMoved', point);
};
const renderedAhead = async (): Promise<TabPage> => {
  await expect
    .poll(async () => (await tab.ahead())?.run(() => document.readyState).catch(() => undefined))
    .toBe('complete');
  return (await tab.ahead()) as TabPage;
};
const press = async (page: TabPage, path: string): Promise<TabPage> => {
  // Late parts may have moved the link after the load.
  const point = await findPoint(page, path);
  await mouse(page, 'mousePressed', point);
  await mouse(page, 'mouseReleased', point).catch(() => {});
  const here = async () => (await tab.shown()).run(() => location.pathname + location.search);
  await expect.poll(() => here().catch(() => '')).toBe(path);
  return tab.shown();
};
const activation = () => {
  const [load] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart: number })[];
  return load?.activationStart ?? 0;
};
/** Rests on a link as a content author would write it, put where it can be pointed at. */
const restOnAdded = async (page: TabPage, attributes: Record<string, string>): Promise<void> => {
  await page.run((wanted) => {
    document.querySelector('#added')?.remove();
    const link = document.createElement('a');
    link.id = 'added';
    link.textContent = 'An added link';
    for (const [name, value] of Object.entries(wanted)) link.setAttribute(name, value);
    document.querySelector('main')?.prepend(link);
  }, attributes);
  await restOn(page, attributes.href ?? '');
};

const REFUNDS = '/services/gst-refunds';

describe('rendering a page ahead', () => {
  test('starts when the pointer rests, and counts one visit', async () => {
    const page = await open('/');
    await restOn(page, REFUNDS);
    await renderedAhead();
    expect(asked(REFUNDS)).toEqual(['prefetch;prerender']);
    const opened = await press(page, REFUNDS);
    expect(await opened.run(activation)).toBeGreaterThan(0);
    expect(await opened.run(() => document.referrer)).toBe(`${line.origin}/`);
    await expect.poll(() => asked(REFUNDS)).toEqual(['prefetch;prerender', 'opened']);
    await wait(LONG_ENOUGH);
    expect(asked(REFUNDS)).toEqual(['prefetch;prerender', 'opened']);
  });

  test('starts when a finger presses its link', async () => {
    const page = await open('/');
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const point = await findPoint(page, REFUNDS);
    await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await renderedAhead();
    expect(asked(REFUNDS)).toEqual(['prefetch;prerender']);
    await page.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  });

  test('waits when the pointer only passes', async () => {
    const page = await open('/');
    const hrefs = await page.run(() => {
      const links = [...document.querySelectorAll('main a[href^="/services/"]')].filter((one) => one.checkVisibility());
      for (const link of links) {
        link.addEventListener('pointerenter', () => performance.mark('in'));
        link.addEventListener('pointerleave', () => performance.measure(link.getAttribute('href') ?? '', 'in'));
      }
      return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
    });
    let passed: string | undefined;
    // A pointer that was slow, as it may be on a busy machine, has rested: then another link is passed over.
    for (const href of hrefs) {
      await restOn(page, href);
      await mouse(page, 'mouseMoved', { x: 2, y: 450 });
      passed = await page.run(
        (rest) => performance.getEntriesByType('measure').find(({ duration }) => duration < rest / 2)?.name,
        REST,
      );
      if (passed) break;
    }
    expect(passed).toBeDefined();
    await wait(LONG_ENOUGH);
    expect(requestsFor(passed ?? '')).toEqual([]);
  });

  test('skips private pages, queries and downloads', async () => {
    const page = await open('/');
    // Pages that no plain link of the same page leads to: Chromium goes by the address alone.
    const links: readonly Record<string, string>[] = [
      { href: '/api/blog-proxy' },
      { href: '/sitemap.xml' },
      { href: '/enquiry/aaaa' },
      { href: '/gst-consultant-erode?x=1' },
      { href: '/gst-consultant-erode', target: '_blank' },
      { href: '/gst-consultant-salem', download: 'salem.html' },
    ];
    for (const attributes of links) {
      await restOnAdded(page, attributes);
      await wait(REST + 100);
    }
    await wait(LONG_ENOUGH);
    for (const { href = '' } of links) expect(requestsFor(href)).toEqual([]);
    // A pointer that rests on a link to the form does prerender it: only the link differs.
    const toForm = '/contact?service=gst-refunds&city=salem';
    await restOnAdded(page, { href: `${toForm}#write` });
    await expect.poll(() => asked(toForm)).toEqual(['prefetch;prerender']);
  });
});

describe('a page that is rendered ahead', () => {
  test('leaves no trace when it is never opened', async () => {
    const page = await open('/about');
    const before = line.seen.length;
    await restOnAdded(page, { href: '/contact' });
    const ahead = await renderedAhead();
    await ahead.run(() => sessionStorage.clear());
    // The widget comes after three seconds.
    await wait(3000 + LONG_ENOUGH);
    const requests = line.seen.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(requests.filter((request) => !/^GET \/(assets\/|favicon)/.test(request))).toEqual(['GET /contact']);
    const state = () => ({
      stored: [Object.keys(localStorage), Object.keys(sessionStorage)],
      frames: document.querySelectorAll('iframe').length,
      awake: document.querySelectorAll('[data-awake]').length,
      widget: document.querySelector<HTMLElement>('aside[hidden]') !== null,
    });
    const here = await page.run(state);
    expect(await ahead.run(state)).toMatchObject({ frames: 0, awake: 0, widget: true, stored: [here.stored[0], []] });
    expect(await page.run(() => document.title)).toMatch(/About/);
  });

  test('counts hours and popup from its opening', async () => {
    const page = await open('/about', false);
    // This page's own popup would be in the way.
    await page.run((key) => sessionStorage.setItem(key, 'true'), POPUP_KEY);
    await restOnAdded(page, { href: '/contact' });
    const ahead = await renderedAhead();
    const hours = () => [...document.querySelectorAll('[data-hours]')].map(({ textContent }) => textContent);
    const built = await ahead.run(hours);
    await ahead.run(() => new Promise((resolve) => setTimeout(resolve, 3500)));
    expect(await ahead.run(hours)).toEqual(built);
    // On a later page of a session the widget stands at once.
    await page.run((key) => sessionStorage.removeItem(key), WIDGET_KEY);
    const opened = await press(page, '/contact');
    await expect.poll(() => opened.run(hours)).not.toEqual(built);
    const appeared = await opened.run(
      () =>
        new Promise<number>((resolve) => {
          const widget = document.querySelector<HTMLElement>('aside:has(dialog)');
          const look = (): void => {
            if (widget && !widget.hidden) resolve(performance.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(appeared - (await opened.run(activation))).toBeGreaterThanOrEqual(3000);
  });

  test('tells with a message how long it was open', async () => {
    const page = await open('/about');
    const path = '/contact?service=gst-refunds';
    await restOnAdded(page, { href: path });
    await renderedAhead();
    await wait(LONG_ENOUGH);
    const opened = await press(page, path);
    await opened.run(() => {
      document.querySelector('form[name=contact]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await expect.poll(() => opened.run(() => document.querySelector('[data-awake]') !== null)).toBe(true);
    await opened.run(() => {
      const form = document.querySelector<HTMLFormElement>('form[name=contact]');
      const typed = { name: 'Meena', email: 'meena@example.org', phone: '9000000000', message: 'Rendered ahead.' };
      for (const [name, value] of Object.entries(typed)) {
        const field = form?.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
      }
      form?.requestSubmit();
    });
    await expect.poll(() => requestsFor('/').filter(({ method }) => method === 'POST').length).toBe(1);
    const [post] = requestsFor('/').filter(({ method }) => method === 'POST');
    const now = await opened.run(() => performance.now());
    const start = await opened.run(activation);
    expect(start).toBeGreaterThan(LONG_ENOUGH);
    expect(Number(post?.headers['x-elapsed-ms'])).toBeLessThanOrEqual(now - start);
    expect(post?.headers['x-referrer']).toBe(`${line.origin}/about`);
  });

  test.runIf(keepsPages())('leads back to where the visitor was', async () => {
    const page = await open('/');
    await restOn(page, REFUNDS);
    await renderedAhead();
    // The press brings the link into the window once more, so that the place is read when the page is left. The page
    // keeps it.
    await page.run(() =>
      addEventListener('pagehide', () => {
        document.documentElement.dataset.leftAt = String(Math.round(scrollY));
      }),
    );
    const opened = await press(page, REFUNDS);
    // The step back waits, so that the page can answer before it is left.
    await opened.run(() => void setTimeout(() => history.back()));
    const leftAt = async () => (await tab.shown()).run(() => Number(document.documentElement.dataset.leftAt ?? 0));
    await expect.poll(() => leftAt().catch(() => 0)).toBeGreaterThan(0);
    const place = async () => (await tab.shown()).run(() => [location.pathname, Math.round(scrollY)]);
    await expect.poll(() => place().catch(() => [])).toEqual(['/', await leftAt()]);
  });
});
