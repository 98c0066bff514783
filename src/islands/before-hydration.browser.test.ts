import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { findPlace, holdScript, waitForIsland } from '../../tests/support/islands.ts';
import { fontsHaveCome } from '../../tests/support/late-fonts.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { desktop, phone, visitPage } from '../../tests/support/visit-page.ts';
import type { IslandName } from './list.ts';

const { firm, newsletterFormTexts } = sampleEdition();

const siteInBrowser = openSite();

/** Opens a page whose island cannot act until `release` is called. */
const held = (
  name: IslandName,
  path: string,
  check: (page: Page, release: () => void) => Promise<void>,
  viewport = desktop,
): Promise<void> => {
  let release = (): void => {};
  const before = async (page: Page): Promise<void> => {
    release = await holdScript(page, name);
  };
  return visitPage(siteInBrowser, path, { before, viewport }, (page) => check(page, () => release()));
};

const typed = {
  'Full Name': 'Meena Sundaram',
  'Email Address': 'meena@example.org',
  'Phone Number': '+91 90000-00000',
  Message: 'Typed before the script came.',
};

test('keeps what was typed, chosen and focused', async () => {
  await held('contact-form', '/contact', async (page, release) => {
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await page.getByLabel('Service Required').selectOption('GST Refunds');
    await page.getByLabel('Phone Number').focus();
    release();
    await waitForIsland(page, 'contact-form');
    for (const [label, text] of Object.entries(typed))
      expect(await page.getByLabel(label).inputValue(), label).toBe(text);
    expect(await page.getByLabel('Service Required').inputValue()).toBe('GST Refunds');
    expect(await page.locator(':focus').getAttribute('name')).toBe('phone');
    await page.reload();
    await waitForIsland(page, 'contact-form');
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(typed.Message);
  });
});

test('finds what was searched for', async () => {
  await held('city-search', '/locations', async (page, release) => {
    await page.getByRole('searchbox').fill('salem');
    release();
    await page.getByText('1 city found').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('salem');
  });
});

test('a subscription is a post of the browser itself', async () => {
  await held('newsletter-form', '/blog', async (page) => {
    await page.getByPlaceholder(newsletterFormTexts.fields.email.placeholder).fill('early@example.org');
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: newsletterFormTexts.submit }).click();
    expect((await posted).status()).toBe(303);
    await page.waitForURL('**/blog#newsletter-subscribed');
    expect(await page.getByText(newsletterFormTexts.success).isVisible()).toBe(true);
  });
  const leads = await siteInBrowser.site.store.db.selectFrom('leads').selectAll().execute();
  expect(leads.map(({ email }) => email)).toEqual(['early@example.org']);
});

test.each([
  ...(firm.blogUrl ? [['blog-posts', '/blog', 'Refresh Posts', phone] as const] : []),
  ['audit-tool', '/audit', 'Run Audit', desktop] as const,
])('disables the button of %s until its island starts', async (name, path, label, size) => {
  const boxes = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > *, main li, main button, main h2')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${Math.round(x)} ${Math.round(y + scrollY)} ${Math.round(width)} ${Math.round(height)}`;
      }),
    );
  await held(
    name,
    path,
    async (page, release) => {
      // A section that is being revealed moves by itself.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const button = page.getByRole('button', { name: label, exact: true });
      expect(await button.isDisabled()).toBe(true);
      // Fonts that come later set the page anew, whatever the island does.
      await fontsHaveCome(page);
      await findPlace(page, name).scrollIntoViewIfNeeded();
      const before = await boxes(page);
      release();
      await waitForIsland(page, name);
      await expect.poll(() => button.isEnabled()).toBe(true);
      expect(await boxes(page)).toEqual(before);
    },
    size,
  );
});
