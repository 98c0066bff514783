/** The contact form in a browser, with and without JavaScript, down to the lead in the store. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stopClock } from '../../../tests/support/alive.ts';
import { goTo } from '../../../tests/support/awake.ts';
import { fillContactForm, formSite } from '../../../tests/support/forms.ts';
import { CONTACT_FORM, contactFields, contactTexts } from '../../forms/contact.ts';
import { sampleFields } from '../../forms/testing/samples.ts';

const forms = formSite();

const send = (page: Page) => page.getByRole('button', { name: contactTexts.submit });

test('has the fields, options and texts of its contract', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  const options = await page.getByLabel('Service Required').locator('option').allTextContents();
  expect(options).toEqual(['Select a service', ...contactTexts.fields.service.options]);
  expect(await page.getByLabel('Message').getAttribute('rows')).toBe('5');
  expect(await page.getByLabel('Message').getAttribute('placeholder')).toBe('Tell us about your requirements...');
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Service Required', 'Message'])
    expect(await page.getByLabel(label).getAttribute('required'), label).not.toBeNull();
  await context.close();
});

test('has each field of the list, and what is typed into it is stored, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { context, page } = await forms.open('/contact', 'contact-form', { javaScriptEnabled });
    const typed = { ...sampleFields(CONTACT_FORM), message: `Without JavaScript: ${!javaScriptEnabled}` };
    for (const { name, kind, required, maxLength, texts } of contactFields) {
      const field = page.getByLabel(texts.label, { exact: true });
      expect(await field.getAttribute('name'), name).toBe(name);
      expect((await field.getAttribute('required')) !== null, name).toBe(required);
      if (kind === 'choice') {
        await field.selectOption(typed[name] ?? '');
        continue;
      }
      expect(await field.getAttribute('maxlength'), name).toBe(String(maxLength));
      await field.fill(typed[name] ?? '');
    }
    await send(page).click();
    await page.getByText(contactTexts.success).waitFor();
    expect((await forms.leads()).find(({ message }) => message === typed.message)).toMatchObject(typed);
    await context.close();
  }
});

test('sends a lead, says so, takes the focus to it, and clears the fields and the draft', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await fillContactForm(page);
  await send(page).click();
  await page.getByText(contactTexts.success).waitFor();
  expect(await page.locator(':focus').textContent()).toContain(contactTexts.successSpoken);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
  const [lead, ...more] = await forms.leads();
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    name: 'Meena Sundaram',
    email: 'meena@example.org',
    service: 'GST Refunds',
    page: '/contact',
  });
  await context.close();
});

test('says beside each field what is wrong, begins with the first, and takes it back when the field changes', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  const field = (label: string) => page.getByLabel(label);
  await field('Full Name').fill('Meena Sundaram');
  await field('Email Address').fill('meena');
  await send(page).click();
  const mistakes = page.locator('form[name=contact] [id$=-mistake]');
  await expect.poll(() => mistakes.count()).toBe(4);
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
  for (const label of ['Email Address', 'Phone Number', 'Service Required', 'Message']) {
    const said = await field(label).evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(said, label).not.toBe('');
    expect(await field(label).getAttribute('aria-invalid'), label).toBe('true');
    const id = await field(label).getAttribute('aria-describedby');
    expect(await page.locator(`#${id}`).textContent(), label).toBe(said);
  }
  expect(await field('Full Name').getAttribute('aria-invalid')).toBeNull();
  await field('Service Required').selectOption('GST Refunds');
  await field('Email Address').fill('meena@example.org');
  await expect.poll(() => mistakes.count()).toBe(2);
  await fillContactForm(page);
  await expect.poll(() => mistakes.count()).toBe(0);
  await send(page).click();
  await page.getByText(contactTexts.success).waitFor();
  expect(await forms.leads()).toHaveLength(1);
  await context.close();
});

test('is busy while it sends, and a double click makes one lead', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await context.route(`${forms.origin}/`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await fillContactForm(page);
  await send(page).dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await page.getByText(contactTexts.success).waitFor();
  expect(await send(page).isEnabled()).toBe(true);
  expect(await forms.leads()).toHaveLength(1);
  await context.close();
});

test('keeps the fields when sending fails, and sends once when the line is back', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await fillContactForm(page);
  await context.setOffline(true);
  await send(page).click();
  await page.getByText(contactTexts.error).waitFor();
  expect(await page.locator(':focus').textContent()).toContain(contactTexts.errorSpoken);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena Sundaram');
  expect(await send(page).isEnabled()).toBe(true);
  await context.setOffline(false);
  await page.getByText(contactTexts.success).waitFor();
  expect(await forms.leads()).toHaveLength(1);
  await context.close();
});

test('an answer that was lost on the way does not make a second lead', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  let first = true;
  await context.route(`${forms.origin}/`, async (route) => {
    if (!first) return route.continue();
    first = false;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fillContactForm(page);
  await send(page).click();
  await page.getByText(contactTexts.error).waitFor();
  await send(page).click();
  await page.getByText(contactTexts.success).waitFor();
  expect(await forms.leads()).toHaveLength(1);
  await context.close();
});

test('is sent again by itself when the server had too much to do, as one lead', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  const keys: (string | undefined)[] = [];
  await context.route(`${forms.origin}/`, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length > 2 ? route.continue() : route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
  });
  await fillContactForm(page);
  await send(page).click();
  await page.getByText(contactTexts.error).waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena Sundaram');
  await page.getByText(contactTexts.success).waitFor();
  expect(await forms.leads()).toHaveLength(1);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await context.close();
});

test('finds what was typed again after a reload', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await page.getByLabel('Message').fill('Half a thought');
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('#contact-message')?.value === 'Half a thought',
  );
  await context.close();
});

test('works without JavaScript, with the same text', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form', { javaScriptEnabled: false });
  await fillContactForm(page);
  await send(page).click();
  await page.waitForURL('**/contact#contact-sent');
  expect(await page.getByText(contactTexts.success).isVisible()).toBe(true);
  expect(await page.getByText(contactTexts.error).isVisible()).toBe(false);
  expect(await forms.leads()).toHaveLength(1);
  await context.close();
});

test('a robot that fills the hidden field is thanked and held as spam', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await fillContactForm(page);
  await page.locator('#contact-bot-field').evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
  await send(page).click();
  await page.getByText(contactTexts.success).waitFor();
  expect((await forms.leads()).map((lead) => lead.state)).toEqual(['spam']);
  expect(await forms.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await context.close();
});

test('whose request is not answered fails after twenty seconds, keeps its fields, and can be sent again', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form', { before: stopClock });
  let isSilent = true;
  await context.route(`${forms.origin}/`, (route) => (isSilent ? undefined : route.continue()));
  await fillContactForm(page);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await send(page).click();
  await asked;
  await page.clock.runFor(19_500);
  expect(await page.getByRole('button', { name: contactTexts.sending }).isDisabled()).toBe(true);
  expect(await page.getByText(contactTexts.error).isVisible()).toBe(false);
  await page.clock.runFor(1000);
  await page.getByText(contactTexts.error).waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena Sundaram');
  isSilent = false;
  await send(page).click();
  await page.getByText(contactTexts.success).waitFor();
  expect(await forms.leads()).toHaveLength(1);
  await context.close();
});

test('tells which page led to it, after any number of links', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await page.goto(forms.origin);
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('**/about');
  await page.locator('header').getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/contact');
  await goTo(page, 'contact-form');
  await fillContactForm(page);
  await send(page).click();
  await page.getByText(contactTexts.success).waitFor();
  const [lead] = await forms.leads();
  expect(lead).toMatchObject({ page: '/contact', referrer: `${forms.origin}/about` });
  await context.close();
});
