import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { formSite } from '../../../tests/support/forms.ts';

const { newsletterFormTexts } = sampleEdition();

const forms = formSite();

const field = (page: Page) => page.getByPlaceholder('Enter your email address');
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

test('waits for text, and names what is wrong', async () => {
  const { page } = await forms.open('/blog', 'newsletter-form');
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('form[name=newsletter] button')?.disabled);
  await field(page).fill('not an address');
  await field(page).press('Enter');
  await page.getByText(newsletterFormTexts.fields.email.invalid).waitFor();
  await field(page).press('End');
  await field(page).pressSequentially('x');
  await page.getByText(newsletterFormTexts.fields.email.invalid).waitFor({ state: 'hidden' });
});

test('refuses an unmailable address, and takes stray signs', async () => {
  const { page } = await forms.open('/blog', 'newsletter-form');
  for (const address of ['ann@example..org', 'a..n@example.org', 'ann@192.168.1.1', 'ann@-example.org']) {
    await field(page).fill(address);
    await field(page).press('Enter');
    await page.getByText(newsletterFormTexts.fields.email.invalid).waitFor();
  }
  expect(await forms.leads()).toEqual([]);
  await field(page).fill('<Ann\u200b@example.org>. ');
  await field(page).press('Enter');
  await page.getByText(newsletterFormTexts.success).waitFor();
  expect(await forms.leads()).toMatchObject([{ email: 'Ann@example.org' }]);
});

test('asks for an address on Enter when empty', async () => {
  const { page } = await forms.open('/blog', 'newsletter-form');
  const missing = page.getByText(newsletterFormTexts.fields.email.missing);
  const atField = async () =>
    expect.poll(() => field(page).evaluate((each) => each === document.activeElement)).toBe(true);
  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await atField();
  expect(await missing.isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await missing.waitFor();
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  await atField();
  await page.keyboard.type('a');
  await missing.waitFor({ state: 'hidden' });
  await page.keyboard.press('Backspace');
  await missing.waitFor();
  await field(page).fill('asha@example.org');
  await page.keyboard.press('Enter');
  await page.getByText(newsletterFormTexts.successTitle).waitFor();
  expect(await missing.isVisible()).toBe(false);
});

test('stores the address, thanks, and tells the analytics', async () => {
  const { page } = await forms.open('/blog', 'newsletter-form');
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { events, gtag: (...event: unknown[]) => events.push(event) });
  });
  await page.clock.install();
  await field(page).fill('asha@example.org');
  await button(page).click();
  await page.getByText(newsletterFormTexts.success).waitFor();
  expect(await page.getByText(newsletterFormTexts.successTitle).isVisible()).toBe(true);
  expect(await field(page).inputValue()).toBe('');
  await page.clock.runFor(5100);
  // Out of sight, not out of hearing.
  expect(await page.getByText(newsletterFormTexts.success).boundingBox()).not.toBeNull();
  expect(await page.locator('form[name=newsletter] .visually-hidden').count()).toBe(1);
  // Nobody is asked to confirm where no mail is sent.
  expect(await page.getByText(newsletterFormTexts.confirm).isVisible()).toBe(false);
  expect(await page.evaluate(() => (globalThis as unknown as { events: unknown[] }).events)).toEqual([
    ['event', 'newsletter_subscription', { event_category: 'engagement', event_label: '/blog', value: 1 }],
  ]);
  const [subscriber] = await forms.leads();
  expect(subscriber).toMatchObject({ form: 'newsletter', email: 'asha@example.org', page: '/blog' });
});

test('is busy while sending, and keeps a failed address', async () => {
  const { context, page } = await forms.open('/blog', 'newsletter-form');
  const busy = page.getByRole('button', { name: newsletterFormTexts.sending });
  const refuse = async (route: Route): Promise<void> => {
    await busy.waitFor();
    expect([await busy.isDisabled(), await field(page).isDisabled()]).toEqual([true, true]);
    await route.fulfill({ status: 500, body: 'no' });
  };
  await context.route(`${forms.origin}/`, refuse, { times: 1 });
  await field(page).fill('asha@example.org');
  await button(page).click();
  await page.getByText(newsletterFormTexts.error).waitFor();
  expect(await page.getByText(newsletterFormTexts.errorTitle).isVisible()).toBe(true);
  expect(await field(page).inputValue()).toBe('asha@example.org');
  await button(page).click();
  await page.getByText(newsletterFormTexts.successTitle).waitFor();
  expect(await forms.leads()).toHaveLength(1);
});
