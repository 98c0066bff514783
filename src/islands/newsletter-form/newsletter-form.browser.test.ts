/** The newsletter form in a browser, with and without JavaScript, down to the lead in the store. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stopClock } from '../../../tests/support/alive.ts';
import { formSite } from '../../../tests/support/forms.ts';
import { newsletterTexts } from '../../forms/newsletter.ts';

const forms = formSite();

const field = (page: Page) => page.getByPlaceholder('Enter your email address');
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

test('waits for text, names what is wrong with it, and forgets that on typing', async () => {
  const { page } = await forms.open('/blog', 'newsletter-form');
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('form[name=newsletter] button')?.disabled);
  await field(page).fill('not an address');
  await field(page).press('Enter');
  await page.getByText(newsletterTexts.fields.email.invalid).waitFor();
  await field(page).press('End');
  await field(page).pressSequentially('x');
  await page.getByText(newsletterTexts.fields.email.invalid).waitFor({ state: 'hidden' });
});

test('stores the address with its page, thanks for five seconds, and tells the analytics', async () => {
  const { page } = await forms.open('/blog', 'newsletter-form');
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { events, gtag: (...event: unknown[]) => events.push(event) });
  });
  await page.clock.install();
  await field(page).fill('asha@example.org');
  await button(page).click();
  await page.getByText(newsletterTexts.success).waitFor();
  expect(await page.getByText(newsletterTexts.successTitle).isVisible()).toBe(true);
  expect(await field(page).inputValue()).toBe('');
  await page.clock.runFor(5100);
  // Out of sight, not out of hearing.
  const box = await page.getByText(newsletterTexts.success).boundingBox();
  expect(await page.locator('form[name=newsletter] .visually-hidden').count()).toBe(1);
  // Nobody is asked to confirm where no mail is sent.
  expect(await page.getByText(newsletterTexts.confirm).isVisible()).toBe(false);
  expect(box).not.toBeNull();
  expect(await page.evaluate(() => (globalThis as unknown as { events: unknown[] }).events)).toEqual([
    ['event', 'newsletter_subscription', { event_category: 'engagement', event_label: '/blog', value: 1 }],
  ]);
  const [subscriber] = await forms.leads();
  expect(subscriber).toMatchObject({ form: 'newsletter', email: 'asha@example.org', page: '/blog' });
});

test('says when it failed', async () => {
  const { context, page } = await forms.open('/blog', 'newsletter-form');
  await context.route(`${forms.origin}/`, (route) => route.fulfill({ status: 500, body: 'no' }));
  await field(page).fill('asha@example.org');
  await button(page).click();
  await page.getByText(newsletterTexts.error).waitFor();
  expect(await page.getByText(newsletterTexts.errorTitle).isVisible()).toBe(true);
});

test('works without JavaScript, with the same text', async () => {
  const { page } = await forms.open('/blog', 'newsletter-form', { javaScriptEnabled: false });
  await field(page).fill('asha@example.org');
  await button(page).click();
  await page.waitForURL('**/blog#newsletter-subscribed');
  expect(await page.getByText(newsletterTexts.success).isVisible()).toBe(true);
});

test('whose request is not answered fails after twenty seconds, keeps the address, and can be sent again', async () => {
  const { context, page } = await forms.open('/blog', 'newsletter-form', { before: stopClock });
  let isSilent = true;
  await context.route(`${forms.origin}/`, (route) => (isSilent ? undefined : route.continue()));
  await field(page).fill('asha@example.org');
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await button(page).click();
  await asked;
  const busy = page.getByRole('button', { name: newsletterTexts.sending });
  await busy.waitFor();
  expect([await busy.isDisabled(), await field(page).isDisabled()]).toEqual([true, true]);
  await page.clock.runFor(19_500);
  expect(await busy.isDisabled()).toBe(true);
  await page.clock.runFor(1000);
  await page.getByText(newsletterTexts.error).waitFor();
  expect(await field(page).inputValue()).toBe('asha@example.org');
  isSilent = false;
  await button(page).click();
  await page.getByText(newsletterTexts.successTitle).waitFor();
  expect(await forms.leads()).toHaveLength(1);
});
