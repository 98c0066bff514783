/** The Content-Security-Policy with trusted types, in a browser: nothing that a visitor uses breaks it; one-of-each-kind.test.ts sees the pages. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleEdition } from './support/firms.ts';
import { fillContactForm } from './support/forms.ts';
import { goTo } from './support/islands.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { othersAnswer, reportViolations } from './support/others-answer.ts';
import { visitPage } from './support/visit-page.ts';

const { firm } = sampleEdition();

const siteInBrowser = openSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const useEverything = async (page: Page): Promise<void> => {
  // The welcome comes by itself.
  const welcome = page.getByRole('dialog', { name: /question about GST/ });
  await welcome.waitFor();
  await welcome.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Chat with us on WhatsApp').click();
  await page.getByRole('link', { name: /^Start WhatsApp Chat/ }).waitFor();
  await page.keyboard.press('Escape');

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.locator('summary', { hasText: 'Services' }).click();
  await main.getByRole('link', { name: 'GST Refunds' }).click();
  await page.waitForURL('**/services/gst-refunds');

  await page.goto(`${siteInBrowser.site.origin}/locations`);
  await page.getByRole('searchbox').fill('erode');
  await page.getByText('1 city found').waitFor();

  await page.goto(`${siteInBrowser.site.origin}/contact`);
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await page.locator('[data-map=ready]').waitFor();
  await page.frameLocator('iframe').getByText('A map').waitFor();
  await button(page, 'Send Message').click();
  await fillContactForm(page);
  await button(page, 'Send Message').click();
  await page.getByText('Your message has been sent successfully').waitFor();

  await page.goto(`${siteInBrowser.site.origin}/blog`);
  if (firm.blogUrl) {
    await page.getByText('Live blog feed active').waitFor();
    await button(page, 'Refresh Posts').click();
    const picture = page.locator('main li', { hasText: 'A live post' }).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  }
  await page.locator('form[name=newsletter] input[type=email]').fill('asha@example.org');
  await button(page, 'Subscribe').click();
  await page.getByText('Successfully subscribed!').waitFor();

  await page.route('**/sitemap.xml', (route) =>
    route.fulfill({
      contentType: 'application/xml',
      body: `<?xml version="1.0"?><urlset>${oneOfEachKind.slice(0, 5).map((path) => `<url><loc>${firm.origin}${path}</loc></url>`)}</urlset>`,
    }),
  );
  await page.goto(`${siteInBrowser.site.origin}/audit`);
  await goTo(page, 'audit-tool');
  await button(page, 'Run Audit').click();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
};

test('everything can be used', async () => {
  await visitPage(siteInBrowser, '/', { before: othersAnswer, greet: true }, useEverything);
});

test('is in force for text, scripts and other sites', async () => {
  const provoked = /Violation of|violates|requires 'Trusted|Refused|policy/i;
  await visitPage(siteInBrowser, '/about', { before: reportViolations, expected: provoked }, async (page) => {
    const refused = (code: () => unknown) => expect(page.evaluate(code)).rejects;
    await refused(() => {
      document.body.innerHTML = '<b>text</b>';
    }).toThrow(/TrustedHTML/);
    await refused(() => {
      document.createElement('script').src = '/script.js';
    }).toThrow(/TrustedScriptURL/);
    await refused(() => {
      // The types of the standard library do not know it.
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes.createPolicy('any', {});
    }).toThrow(/policy/i);
    await refused(() => fetch('https://elsewhere.example/')).toThrow();
    const coloured = await page.evaluate(() => {
      const sheet = document.createElement('style');
      sheet.textContent = 'body { color: rgb(1, 2, 3) }';
      document.head.append(sheet);
      return getComputedStyle(document.body).color;
    });
    expect(coloured).not.toBe('rgb(1, 2, 3)');
  });
});
