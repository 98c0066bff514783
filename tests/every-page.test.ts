import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { openSite } from './support/open-site.ts';
import { refuseStorage, visitPage, withoutObserver } from './support/visit-page.ts';

const siteInBrowser = openSite();

const withoutClipboard = (page: Page) =>
  page.addInitScript(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined }));
const withFailingAnalytics = (page: Page) =>
  page.addInitScript(() => {
    const gtag = () => {
      throw new Error('blocked');
    };
    Object.assign(window, { gtag });
  });

test.each([
  ['when session storage throws', refuseStorage],
  ['without IntersectionObserver', withoutObserver],
  ['without a clipboard', withoutClipboard],
  ['when analytics throws', withFailingAnalytics],
])('nothing breaks %s', async (_name, before) => {
  await visitPage(siteInBrowser, '/locations', { clock: true, greet: true, before }, async (page) => {
    await page.clock.runFor(3000);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Chat with us on WhatsApp' }).waitFor();
    await page.getByRole('searchbox').fill('erode');
    await page.getByText('1 city found').waitFor();
    await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about');
  });
});
