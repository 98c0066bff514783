/** Checks that the newsletter form asks for confirmation longer than it shows its thanks when mail is configured. */
import { expect, test } from 'vitest';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { formSite } from '../../../tests/support/forms.ts';

const { newsletterFormTexts } = sampleEdition();

// Nothing is sent: no outbox runs here.
const forms = formSite({ SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_TO: 'office@firm.example' });

test('keeps the line until the next attempt', async () => {
  const { context, page } = await forms.open('/blog', 'newsletter-form', { before: (page) => page.clock.install() });
  const step = page.getByText(newsletterFormTexts.confirm);
  const field = page.getByPlaceholder('Enter your email address');
  expect(await step.isVisible()).toBe(false);
  await field.fill('asha@example.org');
  await field.press('Enter');
  await step.waitFor();
  expect(await page.getByText(newsletterFormTexts.successTitle).isVisible()).toBe(true);
  expect(await page.getByText(newsletterFormTexts.success).isVisible()).toBe(true);
  await page.clock.runFor(60_000);
  expect(await page.locator('form[name=newsletter] .visually-hidden').count()).toBe(1);
  expect(await step.isVisible()).toBe(true);
  expect(await step.evaluate((line) => line.closest('.visually-hidden'))).toBeNull();
  await context.route(`${forms.origin}/`, (route) => route.fulfill({ status: 500, body: 'no' }));
  await field.fill('asha@example.org');
  await field.press('Enter');
  await page.getByText(newsletterFormTexts.error).waitFor();
  expect(await step.isVisible()).toBe(false);
});

test('says both together without JavaScript', async () => {
  const { page } = await forms.open('/blog', 'newsletter-form', { javaScriptEnabled: false });
  await page.getByPlaceholder('Enter your email address').fill('asha@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL('**/blog#newsletter-confirm');
  for (const text of [newsletterFormTexts.successTitle, newsletterFormTexts.success, newsletterFormTexts.confirm])
    expect(await page.getByText(text).isVisible()).toBe(true);
  expect(await page.getByText(newsletterFormTexts.error).isVisible()).toBe(false);
});
