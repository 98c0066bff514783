/** The welcome popup and the WhatsApp widget, with the clock in the test's hands (specification 2.16, 4, 9). */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firm } from '../content/firm.ts';
import { alive, phone } from './support/alive.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

const dialog = (page: Page) => page.getByRole('dialog', { name: /question about GST/ });
const button = (page: Page) => page.getByRole('button', { name: 'Chat with us on WhatsApp' });
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('welcomePopupShown'));
/** By its element: what is closed has no role any more, a moment before the close event sets the flag. */
const gone = (page: Page) => page.locator('dialog').waitFor({ state: 'detached' });
const greeted = async (page: Page): Promise<void> => {
  await page.clock.runFor(3000);
  await dialog(page).waitFor();
};

describe('the welcome popup', () => {
  test('comes after three seconds, not before, and not a second time', async () => {
    await alive(tools, '/', { clock: true, greet: true }, async (page) => {
      await page.clock.runFor(2900);
      await page.waitForTimeout(150);
      expect(await dialog(page).count()).toBe(0);
      await page.clock.runFor(100);
      await dialog(page).waitFor();
      expect(await flag(page)).toBeNull();
      expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
      expect(await page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await gone(page);
      expect(await flag(page)).toBe('true');
      await page.reload();
      await page.mouse.move(5, 5);
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
      await page.clock.runFor(4000);
      await button(page).waitFor();
      expect(await dialog(page).count()).toBe(0);
    });
  });

  const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a press on the backdrop', (page) => page.mouse.click(8, 8)],
    ['Chat on WhatsApp', (page) => dialog(page).getByRole('link', { name: 'Chat on WhatsApp' }).click()],
    ['Call Now', (page) => dialog(page).getByRole('link', { name: 'Call Now' }).click()],
  ];
  test.each(ways)('goes with %s, and the flag is set', async (_name, act) => {
    await alive(tools, '/about', { clock: true, greet: true }, async (page) => {
      await greeted(page);
      await act(page);
      await gone(page);
      expect(await flag(page)).toBe('true');
      expect(new URL(page.url()).pathname).toBe('/about');
    });
  });

  test('goes with Browse Our Services, which shows the services', async () => {
    await alive(tools, '/about', { clock: true, greet: true }, async (page) => {
      await greeted(page);
      await dialog(page).getByRole('link', { name: 'Browse Our Services' }).click();
      await page.waitForFunction(() => location.pathname === '/services' && !document.querySelector('dialog'));
      expect(await flag(page)).toBe('true');
    });
  });

  test('calls and writes to the firm', async () => {
    await alive(tools, '/services/gst-notices', { clock: true, greet: true }, async (page) => {
      await greeted(page);
      expect(await dialog(page).getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+910000000000');
      const chat = dialog(page).getByRole('link', { name: 'Chat on WhatsApp' });
      expect(await chat.getAttribute('target')).toBe('_blank');
      expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(firm.whatsappMessage);
    });
  });

  test('gives the focus back where it was', async () => {
    await alive(tools, '/', { clock: true, greet: true }, async (page) => {
      const link = page.locator('main').getByRole('link', { name: 'View Services' });
      await link.focus();
      await greeted(page);
      await page.keyboard.press('Escape');
      await gone(page);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  test('waits for somebody who is typing', async () => {
    await alive(tools, '/contact', { clock: true, greet: true }, async (page) => {
      await page.getByLabel('Full Name').click();
      await page.clock.runFor(6000);
      await button(page).waitFor({ state: 'attached' });
      expect(await dialog(page).count()).toBe(0);
      await page.keyboard.type('Meena');
      expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena');
      await page.getByLabel('Full Name').blur();
      await page.clock.runFor(1000);
      await dialog(page).waitFor();
    });
  });

  test('is a sheet at the bottom of a phone', async () => {
    await alive(tools, '/', { clock: true, greet: true, viewport: phone }, async (page) => {
      await greeted(page);
      await page.clock.runFor(500);
      const edges = async () => {
        const box = await page.locator('dialog').boundingBox();
        return [box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))];
      };
      await expect.poll(edges).toEqual([phone.width, phone.height]);
    });
  });
});

describe('the WhatsApp widget', () => {
  test('appears after three seconds and bounces half a second later', async () => {
    await alive(tools, '/', { clock: true }, async (page) => {
      await page.clock.runFor(2900);
      await page.waitForTimeout(150);
      expect(await button(page).count()).toBe(0);
      await page.clock.runFor(100);
      await button(page).waitFor();
      const animation = () => button(page).evaluate((element) => getComputedStyle(element).animationName);
      await page.clock.runFor(400);
      expect(await animation()).toBe('none');
      await page.clock.runFor(100);
      await expect.poll(animation).toMatch(/^bounce/);
    });
  });

  test('opens and closes its card, and closes it when a chat starts', async () => {
    await alive(tools, '/', { clock: true }, async (page) => {
      await page.clock.runFor(3000);
      const start = page.getByRole('link', { name: /^Start WhatsApp Chat/ });
      await button(page).click();
      await start.waitFor();
      expect(await button(page).getAttribute('aria-expanded')).toBe('true');
      await button(page).click();
      await start.waitFor({ state: 'detached' });
      await button(page).click();
      const opened = page.context().waitForEvent('page');
      await start.click();
      await (await opened).close();
      await start.waitFor({ state: 'detached' });
      expect(await button(page).getAttribute('aria-expanded')).toBe('false');
      await button(page).click();
      await page.keyboard.press('Escape');
      await start.waitFor({ state: 'detached' });
    });
  });

  test.each([
    ['/', ''],
    ['/services/gst-refunds', 'GST Refunds'],
    ['/locations/erode', 'Erode'],
    ['/locations/erode/iec-registration', 'IEC Registration in Erode'],
  ])('on %s names "%s" in the message', async (path, subject) => {
    await alive(tools, path, { clock: true }, async (page) => {
      await page.clock.runFor(3000);
      await button(page).waitFor({ state: 'attached' });
      await button(page).dispatchEvent('click');
      const href = (await page.getByRole('link', { name: /^Start WhatsApp Chat/ }).getAttribute('href')) ?? '';
      expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=[^ ]+$/);
      const message = new URL(href).searchParams.get('text') ?? '';
      expect(message.startsWith(firm.whatsappMessage)).toBe(true);
      expect(message).toContain(subject);
      expect(href).toContain(encodeURIComponent(message));
    });
  });

  test('never covers a field, a button or the links of the footer on a phone', async () => {
    await alive(tools, '/contact', { clock: true, greet: true, viewport: phone }, async (page) => {
      await page.clock.runFor(4000);
      await button(page).waitFor({ state: 'attached' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      let seen = 0;
      for (let top = 0; top < height; top += 260) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await page.waitForTimeout(100);
        const state = await page.evaluate(() => {
          const widget = document.querySelector('aside button');
          if (!widget || getComputedStyle(widget).visibility === 'hidden') return 'away';
          const box = widget.getBoundingClientRect();
          const covered = [...document.querySelectorAll('main :is(input, select, textarea, button), footer a')].some(
            (element) => {
              const other = element.getBoundingClientRect();
              return (
                other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top
              );
            },
          );
          return covered ? 'covers' : 'free';
        });
        expect(state, `at ${top}`).not.toBe('covers');
        if (state === 'free') seen += 1;
      }
      expect(seen).toBeGreaterThan(2);
    });
  });
});
