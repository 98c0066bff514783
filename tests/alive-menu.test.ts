/** What the main menu does beyond its native disclosures (specification 4). */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { alive, desktop, phone } from './support/alive.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => page.locator('summary', { hasText: 'Menu' });
const section = (page: Page, name: string) => nav(page).locator('summary', { hasText: name });

describe('on a phone', () => {
  test('the two sections open and close apart from each other', async () => {
    await alive(tools, '/', { viewport: phone }, async (page) => {
      await toggle(page).click();
      const service = nav(page).getByRole('link', { name: 'GST Refunds' });
      const city = nav(page).getByRole('link', { name: 'Thanjavur' });
      await section(page, 'Services').click();
      await section(page, 'Tamil Nadu Cities').click();
      expect([await service.isVisible(), await city.isVisible()]).toEqual([true, true]);
      await section(page, 'Services').click();
      expect([await service.isVisible(), await city.isVisible()]).toEqual([false, true]);
    });
  });

  test('choosing any link closes everything', async () => {
    await alive(tools, '/', { viewport: phone }, async (page) => {
      await toggle(page).click();
      await section(page, 'Services').click();
      await nav(page).getByRole('link', { name: 'GST Refunds' }).click();
      await page.waitForURL('**/services/gst-refunds');
      await nav(page).waitFor({ state: 'hidden' });
      expect(await page.locator('header details[open]').count()).toBe(0);
      await toggle(page).click();
      await page.locator('header').getByRole('link', { name: 'Coimbatore Tax Consultancy' }).click();
      await page.waitForURL(`${tools.site.origin}/`);
      expect(await page.locator('header details[open]').count()).toBe(0);
    });
  });

  test('Escape closes it and gives the keyboard back to the button', async () => {
    await alive(tools, '/', { viewport: phone }, async (page) => {
      await toggle(page).click();
      await section(page, 'Services').click();
      await page.keyboard.press('Escape');
      expect(await nav(page).isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Menu');
    });
  });

  test('the keyboard stays inside while it is open, both ways round', async () => {
    await alive(tools, '/', { viewport: phone }, async (page) => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = new Set<string>();
        for (let press = 0; press < 24; press += 1) {
          await page.keyboard.press(key);
          const [inside, text] = await page.evaluate(
            () => [!!document.activeElement?.closest('header'), document.activeElement?.textContent ?? ''] as const,
          );
          expect(inside).toBe(true);
          seen.add(text.trim());
        }
        expect(seen.size).toBeGreaterThan(6);
      }
    });
  });

  test('what lies behind neither scrolls nor can be reached, until it is closed or the window grows', async () => {
    await alive(tools, '/', { viewport: phone }, async (page) => {
      await toggle(page).click();
      await page.mouse.move(180, 500);
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(150);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.locator('main').getAttribute('inert')).not.toBeNull();
      await page.setViewportSize(desktop);
      await expect.poll(() => page.locator('main').getAttribute('inert')).toBeNull();
      await page.setViewportSize(phone);
      await expect.poll(() => page.locator('main').getAttribute('inert')).not.toBeNull();
      await toggle(page).click();
      await expect.poll(() => page.locator('main').getAttribute('inert')).toBeNull();
    });
  });
});

describe('on a desktop', () => {
  const panelLink = (page: Page) => nav(page).getByRole('link', { name: 'Udyam Registration' });

  test('a panel closes on Escape and on a press outside', async () => {
    await alive(tools, '/', {}, async (page) => {
      await section(page, 'Services').click();
      await panelLink(page).waitFor();
      await page.keyboard.press('Escape');
      await panelLink(page).waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Services');
      await page.mouse.move(700, 880);
      await section(page, 'Services').click();
      await panelLink(page).waitFor();
      await page.mouse.click(700, 880);
      await panelLink(page).waitFor({ state: 'hidden' });
    });
  });

  test('a panel that hover opened closes on a choice and opens again later', async () => {
    await alive(tools, '/', {}, async (page) => {
      await section(page, 'Services').hover();
      await panelLink(page).click();
      await page.waitForURL('**/services/udyam-registration');
      await panelLink(page).waitFor({ state: 'hidden' });
      await page.mouse.move(700, 880);
      await section(page, 'Services').hover();
      await panelLink(page).waitFor();
    });
  });
});
