/** Both forms in a browser, with and without JavaScript, down to the lead in the store. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactServices } from '../src/forms/contact.ts';
import { launchBrowser } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  site = await startSite();
  return () => site.close();
});

const success = "Thank you! Your message has been sent successfully. We'll get back to you soon.";
const failure = 'Sorry, there was an error sending your message. Please try again or contact us directly.';
const subscribed =
  "Thank you for subscribing to our newsletter. You'll receive the latest tax updates and business insights.";

const open = async (
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  // The map's placeholder leads nowhere, by design.
  await context.route(
    (url) => url.origin !== site.origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.goto(site.origin + path);
  // React hangs its properties on the elements that it has taken over.
  if (options.javaScriptEnabled !== false)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  return { context, page };
};

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('Full Name').fill('Meena Sundaram');
  await page.getByLabel('Email Address').fill('meena@example.org');
  await page.getByLabel('Phone Number').fill('+91 90000-00000');
  await page.getByLabel('Service Required').selectOption('GST Refunds');
  await page.getByLabel('Message').fill('Refund of accumulated credit,\nplease call after 5.');
};

const leads = () => site.store.db.selectFrom('leads').selectAll().execute();
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

describe('the contact form', () => {
  test('has the fields, options and texts of the specification', async () => {
    const { context, page } = await open('/contact');
    const options = await page.getByLabel('Service Required').locator('option').allTextContents();
    expect(options).toEqual(['Select a service', ...contactServices]);
    expect(await page.getByLabel('Message').getAttribute('rows')).toBe('5');
    expect(await page.getByLabel('Message').getAttribute('placeholder')).toBe('Tell us about your requirements...');
    for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Service Required', 'Message'])
      expect(await page.getByLabel(label).getAttribute('required'), label).not.toBeNull();
    await context.close();
  });

  test('sends a lead, says so, takes the focus to it, and clears the fields and the draft', async () => {
    const { context, page } = await open('/contact');
    await fill(page);
    await send(page).click();
    await page.getByText(success).waitFor();
    expect(await page.locator(':focus').textContent()).toContain('Form submitted successfully');
    expect(await page.getByLabel('Full Name').inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
    const [lead, ...more] = await leads();
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
    const { context, page } = await open('/contact');
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
    await fill(page);
    await expect.poll(() => mistakes.count()).toBe(0);
    await send(page).click();
    await page.getByText(success).waitFor();
    expect(await leads()).toHaveLength(1);
    await context.close();
  });

  test('is busy while it sends, and a double click makes one lead', async () => {
    const { context, page } = await open('/contact');
    await context.route(`${site.origin}/`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await fill(page);
    await send(page).dblclick();
    const busy = page.getByRole('button', { name: 'Sending...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await page.getByText(success).waitFor();
    expect(await send(page).isEnabled()).toBe(true);
    expect(await leads()).toHaveLength(1);
    await context.close();
  });

  test('keeps the fields when sending fails, and sends once when the line is back', async () => {
    const { context, page } = await open('/contact');
    await fill(page);
    await context.setOffline(true);
    await send(page).click();
    await page.getByText(failure).waitFor();
    expect(await page.locator(':focus').textContent()).toContain('Form submission failed');
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena Sundaram');
    expect(await send(page).isEnabled()).toBe(true);
    await context.setOffline(false);
    await page.getByText(success).waitFor();
    expect(await leads()).toHaveLength(1);
    await context.close();
  });

  test('an answer that was lost on the way does not make a second lead', async () => {
    const { context, page } = await open('/contact');
    let first = true;
    await context.route(`${site.origin}/`, async (route) => {
      if (!first) return route.continue();
      first = false;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await fill(page);
    await send(page).click();
    await page.getByText(failure).waitFor();
    await send(page).click();
    await page.getByText(success).waitFor();
    expect(await leads()).toHaveLength(1);
    await context.close();
  });

  test('is sent again by itself when the server had too much to do, as one lead', async () => {
    const { context, page } = await open('/contact');
    const keys: (string | undefined)[] = [];
    await context.route(`${site.origin}/`, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length > 2 ? route.continue() : route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
    });
    await fill(page);
    await send(page).click();
    await page.getByText(failure).waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena Sundaram');
    await page.getByText(success).waitFor();
    expect(await leads()).toHaveLength(1);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await context.close();
  });

  test('finds what was typed again after a reload', async () => {
    const { context, page } = await open('/contact');
    await page.getByLabel('Message').fill('Half a thought');
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('#contact-message')?.value === 'Half a thought',
    );
    await context.close();
  });

  test('works without JavaScript, with the same text', async () => {
    const { context, page } = await open('/contact', { javaScriptEnabled: false });
    await fill(page);
    await send(page).click();
    await page.waitForURL('**/contact#contact-sent');
    expect(await page.getByText(success).isVisible()).toBe(true);
    expect(await page.getByText(failure).isVisible()).toBe(false);
    expect(await leads()).toHaveLength(1);
    await context.close();
  });

  test('a robot that fills the hidden field is thanked and held as spam', async () => {
    const { context, page } = await open('/contact');
    await fill(page);
    await page.locator('#contact-bot-field').evaluate((field: HTMLInputElement) => {
      field.value = 'http://spam.example';
    });
    await send(page).click();
    await page.getByText(success).waitFor();
    expect((await leads()).map((lead) => lead.state)).toEqual(['spam']);
    expect(await site.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await context.close();
  });
});

describe('the newsletter form', () => {
  const field = (page: Page) => page.getByPlaceholder('Enter your email address');
  const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

  test('waits for text, names what is wrong with it, and forgets that on typing', async () => {
    const { context, page } = await open('/blog');
    await page.waitForFunction(
      () => document.querySelector<HTMLButtonElement>('form[name=newsletter] button')?.disabled,
    );
    await field(page).fill('not an address');
    await field(page).press('Enter');
    await page.getByText('Please enter a valid email address').waitFor();
    await field(page).press('End');
    await field(page).pressSequentially('x');
    await page.getByText('Please enter a valid email address').waitFor({ state: 'hidden' });
    await context.close();
  });

  test('stores the address with its page, thanks for five seconds, and tells the analytics', async () => {
    const { context, page } = await open('/blog');
    await page.evaluate(() => {
      const events: unknown[] = [];
      Object.assign(globalThis, { events, gtag: (...event: unknown[]) => events.push(event) });
    });
    await page.clock.install();
    await field(page).fill('asha@example.org');
    await button(page).click();
    await page.getByText(subscribed).waitFor();
    expect(await page.getByText('Successfully subscribed!').isVisible()).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    await page.clock.runFor(5100);
    // Out of sight, not out of hearing.
    const box = await page.getByText(subscribed).boundingBox();
    expect(await page.locator('form[name=newsletter] > .visually-hidden').count()).toBe(1);
    expect(box).not.toBeNull();
    expect(await page.evaluate(() => (globalThis as unknown as { events: unknown[] }).events)).toEqual([
      ['event', 'newsletter_subscription', { event_category: 'engagement', event_label: '/blog', value: 1 }],
    ]);
    const [subscriber] = await leads();
    expect(subscriber).toMatchObject({ form: 'newsletter', email: 'asha@example.org', page: '/blog' });
    await context.close();
  });

  test('says when it failed', async () => {
    const { context, page } = await open('/blog');
    await context.route(`${site.origin}/`, (route) => route.fulfill({ status: 500, body: 'no' }));
    await field(page).fill('asha@example.org');
    await button(page).click();
    await page.getByText('Unable to process subscription. Please try again or contact us directly.').waitFor();
    expect(await page.getByText('Subscription failed').isVisible()).toBe(true);
    await context.close();
  });

  test('works without JavaScript, with the same text', async () => {
    const { context, page } = await open('/blog', { javaScriptEnabled: false });
    await field(page).fill('asha@example.org');
    await button(page).click();
    await page.waitForURL('**/blog#newsletter-subscribed');
    expect(await page.getByText(subscribed).isVisible()).toBe(true);
    await context.close();
  });
});
