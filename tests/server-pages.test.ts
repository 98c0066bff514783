import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { allLeads, makeSubmission } from '../server/leads/store/testing/fixtures.ts';
import { sampleEdition } from './support/firms.ts';
import { openSite } from './support/open-site.ts';
import { type PageCheck, phone, visitPage } from './support/visit-page.ts';

const { firm } = sampleEdition();

// The limit is a single post, so that the second one is refused.
const siteInBrowser = openSite({ RATE_LIMIT_ADDRESS: '1' });
let lead: string;
beforeAll(async () => {
  const form = { 'form-name': 'newsletter', email: 'meena@example.org' };
  await fetch(`${siteInBrowser.site.origin}/`, { method: 'POST', body: new URLSearchParams(form) });
  lead = (await allLeads(siteInBrowser.site.store))[0]?.id ?? '';
});

/** Opens a page of the server on a phone; a violation of the policy or a missing file fails the test. */
const opened = (path: string, check: PageCheck): Promise<void> =>
  // The status is no error of the page's own.
  visitPage(siteInBrowser, path, { viewport: phone, expected: /status of 4(?:04|10)/ }, check);

const inClothes = async (page: Page, title: string): Promise<void> => {
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  expect(await page.title()).toBe(`${title} | ${firm.name}`);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('banner').getByRole('link', { name: firm.name }).getAttribute('href')).toBe('/');
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: firm.phone }).first().isVisible()).toBe(true);
  expect(await page.locator('script').count()).toBe(0);
  // The site's own styles apply, and nothing is wider than the phone.
  const body = await page.evaluate(() => [
    getComputedStyle(document.body).fontFamily.split(',')[0],
    document.documentElement.scrollWidth <= innerWidth,
  ]);
  expect(body).toEqual([expect.stringContaining('Figtree'), true]);
  expect(await page.content()).not.toContain('%%');
};

const action = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name }).or(page.locator('main').getByRole('link', { name }));

const isLargeEnough = async (page: Page, name: string): Promise<void> => {
  expect((await action(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
};

test('a subscription is confirmed on two pages of the site', async () => {
  const token = await siteInBrowser.site.store.newsletter.issueToken(lead, Date.now());
  await opened(`/newsletter/confirm/${token}`, async (page) => {
    await inClothes(page, 'Confirm your subscription');
    await isLargeEnough(page, 'Confirm subscription');
    await action(page, 'Confirm subscription').click();
    await inClothes(page, 'Your subscription is confirmed');
    await isLargeEnough(page, 'Read our blog');
    expect((await allLeads(siteInBrowser.site.store))[0]?.state).toBe('confirmed');
  });
});

test('a link that is too old leads to the form', async () => {
  const old = await siteInBrowser.site.store.newsletter.issueToken(lead, Date.now() - 8 * 24 * 60 * 60 * 1000);
  await opened(`/newsletter/confirm/${old}`, async (page) => {
    await inClothes(page, 'This link no longer works');
    await isLargeEnough(page, 'Subscribe again');
    await action(page, 'Subscribe again').click();
    expect(page.url()).toBe(`${siteInBrowser.site.origin}/blog#newsletter`);
  });
});

test('a subscription is ended on two pages of the site', async () => {
  await opened(
    `/newsletter/unsubscribe/${siteInBrowser.site.store.newsletter.unsubscribeToken(lead)}`,
    async (page) => {
      await inClothes(page, 'Unsubscribe from the newsletter');
      await isLargeEnough(page, 'Unsubscribe');
      await action(page, 'Unsubscribe').click();
      await inClothes(page, 'You are unsubscribed');
      expect((await allLeads(siteInBrowser.site.store))[0]?.state).toBe('unsubscribed');
    },
  );
});

test('says why a post without JavaScript is refused', async () => {
  const setup = { viewport: phone, javaScriptEnabled: false, expected: /status of 429/ };
  await visitPage(siteInBrowser, '/blog', setup, async (page) => {
    const form = page.locator('form', { has: page.locator('input[name=form-name][value=newsletter]') });
    await form.locator('input[type=email]').fill('kumar@example.org');
    const [response] = await Promise.all([page.waitForNavigation(), form.locator('[type=submit]').click()]);
    expect(response?.status()).toBe(429);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your message was not sent');
    expect(await page.getByText('Too many messages were sent').isVisible()).toBe(true);
    await isLargeEnough(page, `Call us: ${firm.phone}`);
  });
});

test("shows an enquiry's page complete without a script", async () => {
  const submitted = await siteInBrowser.site.store.submit(makeSubmission());
  const { reference = '', token } = (submitted.result !== 'key-reused' && submitted.receipt) || {};
  await opened(`/enquiry/${token}`, async (page) => {
    await inClothes(page, `Your enquiry ${reference}`);
    await isLargeEnough(page, 'Show what I sent');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main').getByText(reference).first().isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Show what I sent' }).isVisible()).toBe(false);
  });
});

test('an enquiry that nobody knows leads home', async () => {
  await opened('/enquiry/unknown', async (page) => {
    await inClothes(page, 'We found no enquiry with this link');
    await isLargeEnough(page, 'Go to our homepage');
  });
});

test('the page takes no text as HTML', async () => {
  const answer = await fetch(
    `${siteInBrowser.site.origin}/newsletter/confirm/${encodeURIComponent('"><script>%%title%%')}`,
  );
  expect([answer.status, (await answer.text()).includes('<script')]).toEqual([410, false]);
});
