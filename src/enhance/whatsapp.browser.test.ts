import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { phone, refuseStorage, sharedTab, tested, visitPage } from '../../tests/support/visit-page.ts';

const { firm, telHref } = sampleEdition();

const siteInBrowser = openSite();
const onPage = sharedTab(siteInBrowser, { clock: true });
const testPage = tested(onPage);

const button = (page: Page) => page.getByRole('button', { name: 'Chat with us on WhatsApp' });
const start = (page: Page) => page.getByRole('link', { name: /^Start WhatsApp Chat/ });
const animation = (page: Page) => button(page).evaluate((element) => getComputedStyle(element).animationName);
const appears = async (page: Page): Promise<void> => {
  await page.clock.runFor(3000);
  await button(page).waitFor();
};

describe('the WhatsApp button', () => {
  test('comes after three seconds, bounces, and is never printed', async () => {
    await onPage('/', {}, async (page) => {
      await page.clock.runFor(2999);
      await page.waitForTimeout(100);
      expect(await button(page).count()).toBe(0);
      await page.clock.runFor(1);
      await button(page).waitFor();
      await page.clock.runFor(499);
      expect(await animation(page)).toBe('none');
      await page.clock.runFor(1);
      await expect.poll(() => animation(page)).toMatch(/^bounce/);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('aside').isVisible()).toBe(false);
    });
  });

  testPage('at once on later pages of the session, and does not bounce again', '/', {}, async (page) => {
    await appears(page);
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about');
    await button(page).waitFor();
    await page.clock.runFor(9000);
    expect(await animation(page)).toBe('none');
  });

  test('comes after three seconds where storage is refused', async () => {
    // The script cannot remember without storage that the popup has been seen.
    await visitPage(siteInBrowser, '/', { clock: true, greet: true, before: refuseStorage }, async (page) => {
      for (const _load of [1, 2]) {
        await page.clock.runFor(2900);
        await page.waitForTimeout(100);
        expect(await page.locator('aside').isVisible()).toBe(false);
        await page.clock.runFor(100);
        await page.locator('aside').waitFor();
        await page.reload();
      }
    });
  });

  test('stays away without JavaScript', async () => {
    await visitPage(siteInBrowser, '/', { javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('aside').isVisible()).toBe(false);
    });
  });
});

describe('the card of the WhatsApp button', () => {
  testPage('opens and closes, and closes when a chat starts in a new tab', '/', {}, async (page) => {
    await appears(page);
    expect(await start(page).isVisible()).toBe(false);
    await button(page).click();
    await start(page).waitFor();
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    await button(page).click();
    await start(page).waitFor({ state: 'hidden' });
    await button(page).click();
    const opened = page.context().waitForEvent('page');
    await start(page).click();
    await (await opened).close();
    await start(page).waitFor({ state: 'hidden' });
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
    expect(page.url()).toBe(`${siteInBrowser.site.origin}/`);
  });

  testPage('closes on Escape, which gives the keyboard back to the button', '/', {}, async (page) => {
    await appears(page);
    await button(page).press('Enter');
    await start(page).focus();
    await page.keyboard.press('Escape');
    await start(page).waitFor({ state: 'hidden' });
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.each([
    ['/', ''],
    ['/services/gst-refunds', 'GST Refunds'],
    ['/locations/erode', 'Erode'],
    ['/locations/erode/gst-returns', 'GST Returns in Erode'],
  ])('names on %s "%s" in the message', async (path, subject) => {
    const html = parse(await (await fetch(siteInBrowser.site.origin + path)).text());
    const link = html.querySelector('aside dialog a');
    const href = link?.getAttribute('href') ?? '';
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=[^ ]+$/);
    const message = new URL(href).searchParams.get('text') ?? '';
    expect(message.startsWith(firm.whatsappMessage)).toBe(true);
    expect(message).toContain(subject);
  });
});

describe('the bar of a phone', () => {
  const bar = (page: Page) => page.locator('aside > div');
  const comes = async (page: Page): Promise<void> => {
    await page.evaluate(() => scrollTo(0, 1800));
    await appears(page);
  };

  test('stays with Call on the lower edge', async () => {
    await onPage('/services/gst-refunds', { viewport: phone }, async (page) => {
      await comes(page);
      for (const top of [1800, 2400]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        const edges = async () => {
          const box = await bar(page).boundingBox();
          return [box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))];
        };
        await expect.poll(edges).toEqual([0, phone.width, phone.height]);
        expect(await button(page).isVisible()).toBe(true);
      }
      expect(await bar(page).getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(telHref());
    });
  });

  test.each(['/', '/services/gst-refunds', '/locations/karur'])('comes on the first screen of %s', async (path) => {
    await onPage(path, { viewport: phone }, async (page) => {
      await page.clock.runFor(3000);
      await button(page).waitFor();
    });
  });

  testPage(
    "waits while the page's own ways to call are in the window",
    '/services/gst-refunds',
    { viewport: phone },
    async (page) => {
      await comes(page);
      const own = page.locator('main [data-reach]');
      await own.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await button(page).waitFor({ state: 'hidden' });
      await page.evaluate(() => scrollTo(0, 1800));
      await button(page).waitFor();
    },
  );

  testPage('above which the page ends', '/about', { viewport: phone }, async (page) => {
    await comes(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [link, aside] = ['footer a', 'aside'].map((selector) => page.locator(selector).last());
    const [over, under] = [await link?.boundingBox(), await aside?.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  });

  testPage('that gives way to a field in use', '/contact', { viewport: phone }, async (page) => {
    await comes(page);
    await page.getByLabel('Message').focus();
    await button(page).waitFor({ state: 'hidden' });
    await page.getByLabel('Message').blur();
    await button(page).waitFor();
  });

  testPage(
    'that does not come between a press on a button and its release',
    '/contact',
    { viewport: phone },
    async (page) => {
      await comes(page);
      const send = page.locator('main form button[type=submit]');
      await send.evaluate((element) => {
        scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' });
        element.addEventListener('click', () => element.setAttribute('data-pressed', ''));
      });
      await page.locator('main form textarea').evaluate((field) => field.focus({ preventScroll: true }));
      const box = await send.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 12);
      await page.mouse.down();
      // The press gives the button the focus, and the page its styles.
      await expect.poll(() => send.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.mouse.up();
      expect(await send.getAttribute('data-pressed')).toBe('');
    },
  );

  test('opens a sheet that holds the keyboard', async () => {
    await onPage('/', { viewport: phone }, async (page) => {
      await comes(page);
      const ways: readonly (() => Promise<unknown>)[] = [
        () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(20, 20),
      ];
      for (const close of ways) {
        await button(page).click();
        await start(page).waitFor();
        expect(await page.locator('aside dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
        expect(await page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true);
        await close();
        await start(page).waitFor({ state: 'hidden' });
        await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false');
      }
    });
  });
});

test.each([700, 768, 1024, 1100, 1343, 1344, 1440])('lies on nothing that is read at %i px', async (width) => {
  for (const path of ['/', '/contact', '/locations/karur'])
    await onPage(path, { viewport: { width, height: 780 } }, async (page) => {
      await appears(page);
      // It stays where it is in the window: what ends left of it never comes under it.
      const beside = await page.evaluate(() => {
        const left = document.querySelector('aside button[aria-controls]')?.getBoundingClientRect().left ?? 0;
        return [...document.querySelectorAll('main :is(p, td, dd, a, input, select, textarea, button), footer a')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > left)
          .map((element) => element.textContent);
      });
      expect(beside, path).toEqual([]);
    });
});
