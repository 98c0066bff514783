import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { fillContactForm, formSite } from '../../../tests/support/forms.ts';
import { goTo } from '../../../tests/support/islands.ts';
import { phone, stopClock } from '../../../tests/support/visit-page.ts';
import { CONTACT_FORM, contactFields, contactFieldsIn } from '../../forms/contact.ts';
import { sampleFields } from '../../forms/testing/samples.ts';
import { opensNext } from '../../office/answer-due.ts';
import { minuteInIndia } from '../../office/indian-time.ts';

const edition = sampleEdition();
const { contactHelp, contactSentences, enquiryPage, fieldRefusals, clockText, contactFormTexts } = edition;
const { officeHours, whatsappHref } = edition;

const forms = formSite();

const fields = contactFieldsIn(edition);

const send = (page: Page) => page.getByRole('button', { name: contactFormTexts.submit });
const sendAndSucceed = async (page: Page): Promise<void> => {
  await send(page).click();
  await page.getByText(contactFormTexts.success).waitFor();
};
const writeAnother = (page: Page) => page.getByRole('link', { name: contactHelp.another }).click();

test('stores its fields with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await forms.open('/contact', 'contact-form', { javaScriptEnabled });
    const typed = { ...sampleFields(CONTACT_FORM), message: `Without JavaScript: ${!javaScriptEnabled}` };
    const offered: string[] = [];
    for (const { name, kind, required, texts } of fields) {
      const field = page.getByLabel(texts.label, { exact: true });
      expect(await field.getAttribute('name'), name).toBe(name);
      expect((await field.getAttribute('required')) !== null, name).toBe(required);
      if (kind === 'choice') {
        offered.push(...texts.options);
        await field.selectOption(typed[name] ?? '');
        continue;
      }
      expect(await field.getAttribute('maxlength'), name).toBeNull();
      await field.fill(typed[name] ?? '');
    }
    const options = await page.getByLabel('Service Required').locator('option').allTextContents();
    expect(options).toEqual(['Select a service', ...offered]);
    expect(await page.getByLabel('Message').getAttribute('rows')).toBe('5');
    expect(await page.getByLabel('Message').getAttribute('placeholder')).toBe('Tell us about your requirements...');
    await sendAndSucceed(page);
    expect((await forms.leads()).find(({ message }) => message === typed.message)).toMatchObject(typed);
  }
});

test('takes stray signs and digits of another script', async () => {
  const { page } = await forms.open('/contact', 'contact-form');
  await fillContactForm(page);
  await page.getByLabel('Email Address').fill('Meena <meena@example.org>, ');
  await page.getByLabel('Phone Number').fill('௯௮௭௬௫ ௪௩௨௧௦');
  await sendAndSucceed(page);
  expect(await forms.leads()).toMatchObject([{ email: 'meena@example.org', phone_key: '9876543210' }]);
  await page.getByRole('link', { name: contactHelp.toEnquiry }).click();
  await page.getByLabel(enquiryPage.yours.digits).fill('௩௨௧௦');
  await page.getByRole('button', { name: enquiryPage.yours.show }).click();
  await page.getByText('meena@example.org').waitFor();
});

test('sends a lead, shows its reference, and clears', async () => {
  const { page } = await forms.open('/contact', 'contact-form');
  await fillContactForm(page);
  await sendAndSucceed(page);
  expect(await page.locator(':focus').textContent()).toContain(contactFormTexts.successSpoken);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('');
  expect(await page.getByLabel('Full Name').isVisible()).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem('contactDraft'))).toBeNull();
  const [lead, ...more] = await forms.leads();
  expect(more).toEqual([]);
  expect(lead).toMatchObject({ name: 'Meena Sundaram', email: 'meena@example.org', page: '/contact' });
  const reference = lead?.reference ?? '';
  const message = page.locator('#contact-sent');
  expect(await message.getByText(reference).isVisible()).toBe(true);
  const chat = message.getByRole('link', { name: contactHelp.onWhatsApp });
  expect(await chat.getAttribute('href')).toBe(whatsappHref(undefined, [contactSentences.myReference(reference)]));
  await message.getByRole('link', { name: contactHelp.toEnquiry }).click();
  await page.getByRole('heading', { level: 1, name: reference }).waitFor();
  // Nobody sent it just now.
  expect(await page.getByText(contactFormTexts.success).isVisible()).toBe(false);
});

test('closes once sent, and opens empty again', async () => {
  const { page } = await forms.open('/contact?service=gst-refunds', 'contact-form', { viewport: phone });
  const heading = page.getByRole('heading', { name: edition.pages.contact.form.title });
  for (const count of [1, 2]) {
    await fillContactForm(page);
    // The server keeps the same message once.
    await page.getByLabel('Message').fill(`Message ${count}`);
    await sendAndSucceed(page);
    expect(await forms.leads()).toHaveLength(count);
    expect(await heading.isVisible()).toBe(false);
    expect(await page.getByLabel('Message').isVisible()).toBe(false);
    await writeAnother(page);
    await page.locator('h2:target').waitFor();
    expect(await page.getByText(contactFormTexts.success).isVisible()).toBe(false);
    expect(await page.getByLabel('Service Required').inputValue()).toBe('');
    const header = await page.locator('header').first().boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    // The keyboard goes on from the heading.
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('name')).toBe('name');
  }
});

test.runIf(edition.claimed('reply', true, false))('shows thanks and promise below the header once sent', async () => {
  for (const path of ['/contact', '/contact?service=gst-refunds#write']) {
    const { page } = await forms.open(path, 'contact-form', { viewport: { width: 360, height: 640 } });
    await fillContactForm(page);
    await sendAndSucceed(page);
    const header = await page.locator('header').first().boundingBox();
    const below = (header?.y ?? 0) + (header?.height ?? 0);
    const thanks = page.locator('#contact-sent').getByText(contactFormTexts.success);
    const promise = page.getByText(contactHelp.confirmation.call);
    await expect.poll(async () => (await thanks.boundingBox())?.y, { message: path }).toBeGreaterThanOrEqual(below);
    expect((await promise.boundingBox())?.y, path).toBeLessThan(640);
  }
});

test('closes and opens without JavaScript', async () => {
  const { page } = await forms.open('/contact#contact-sent', 'contact-form', { javaScriptEnabled: false });
  expect(await page.getByLabel('Message').isVisible()).toBe(false);
  await writeAnother(page);
  await page.getByLabel('Message').waitFor();
});

test('reduces a chosen service to a changeable line', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await forms.open('/contact', 'contact-form', { javaScriptEnabled });
    const field = page.getByLabel('Service Required');
    const change = page.locator('form[name=contact]').getByText(contactHelp.change, { exact: true });
    expect(await change.isVisible()).toBe(false);
    await field.selectOption('GST Refunds');
    expect(await change.isVisible()).toBe(true);
    await field.press('ArrowDown');
    expect(await field.inputValue()).toBe('Income Tax Filing');
    await field.selectOption('');
    expect(await change.isVisible()).toBe(false);
  }
});

test('lists what is wrong, and leads to the fields', async () => {
  const { page } = await forms.open('/contact', 'contact-form', { viewport: { width: 360, height: 640 } });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Full Name').fill('\u200b \u200b');
  await field('Email Address').fill('meena@example');
  await send(page).click();
  const { fields } = contactFormTexts;
  const expected = {
    'Full Name': fields.name.missing,
    'Email Address': fields.email.invalid,
    'Phone Number': fields.phone.missing,
    'Service Required': fields.service.missing,
    Message: fields.message.missing,
  };
  const summary = page.locator('form[name=contact] [role=alert]:focus');
  await summary.waitFor();
  expect(await summary.getByRole('link').allTextContents()).toEqual(Object.keys(expected));
  for (const [label, mistake] of Object.entries(expected)) {
    expect(await field(label).getAttribute('aria-invalid'), label).toBe('true');
    const id = await field(label).getAttribute('aria-describedby');
    expect(await page.locator(`#${id}`).textContent(), label).toBe(mistake);
  }
  expect(await forms.leads()).toEqual([]);

  await summary.getByRole('link', { name: fields.name.label }).click();
  expect(await page.locator(':focus').getAttribute('name')).toBe('name');
  const header = await page.locator('header').first().boundingBox();
  const label = await page.locator('label[for=contact-name]').boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

  const mistakes = page.locator('form[name=contact] [id$=-mistake]');
  await field('Service Required').selectOption('GST Refunds');
  await expect.poll(() => mistakes.count()).toBe(4);
  await fillContactForm(page);
  await expect.poll(() => mistakes.count()).toBe(0);
  expect(await page.locator('form[name=contact] [role=alert]').filter({ visible: true }).count()).toBe(0);
  await sendAndSucceed(page);
  expect(await forms.leads()).toHaveLength(1);
});

test('counts a text over its limit like the server', async () => {
  const { page } = await forms.open('/contact', 'contact-form');
  await fillContactForm(page);
  const { maxLength } = contactFields.find(({ name }) => name === 'message') ?? contactFields[0];
  const { label } = contactFormTexts.fields.message;
  // This sign is one character for a reader and for the server, two for a browser's own count.
  const text = '\u{1F9FE}'.repeat(maxLength);
  const message = page.getByLabel(label, { exact: true });
  await message.fill(`${text}abc`);
  const mistake = page.getByText(fieldRefusals.tooLong(label, maxLength, 3));
  await mistake.waitFor();
  expect(await message.inputValue()).toBe(`${text}abc`);
  await send(page).click();
  await page.locator('form[name=contact] [role=alert]:focus').waitFor();
  expect(await forms.leads()).toEqual([]);
  await message.fill(`  ${text}  `);
  await mistake.first().waitFor({ state: 'hidden' });
  await sendAndSucceed(page);
  expect((await forms.leads())[0]?.message).toBe(text);
});

test('says after success what happens next', async () => {
  // A Sunday evening, when no office is open.
  const time = '2026-11-29T16:00:00Z';
  const { page } = await forms.open('/contact?service=gst-refunds', 'contact-form', {
    before: (page) => page.clock.setFixedTime(time),
  });
  await fillContactForm(page);
  await sendAndSucceed(page);
  expect(await page.getByText(contactHelp.next).textContent()).toContain(
    clockText(minuteInIndia(opensNext(Date.parse(time), officeHours))),
  );
  const chat = page.getByRole('link', { name: contactHelp.onWhatsApp });
  const [lead] = await forms.leads();
  const line = contactSentences.myReference(lead?.reference ?? '');
  expect(await chat.getAttribute('href')).toBe(whatsappHref('GST Refunds', [line]));
});

test('opens a chat with what was typed', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.getByLabel('Full Name').fill('Meena Sundaram');
  await page.getByLabel('Message').fill('Two lines\nof text');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: contactHelp.noEmail }).click();
  const chat = await opened;
  await chat.waitForURL('https://wa.me/**');
  expect(new URL(chat.url()).searchParams.get('text')).toContain(
    'Full Name: Meena Sundaram\nMessage: Two lines\nof text',
  );
  await chat.close();
});

test.each([
  ['gst-registration', 'salem', 'GST Registration', 'GST Registration, Salem'],
  ['udyam-registration', 'erode', 'General Inquiry', 'Udyam Registration, Erode'],
])('chooses what stands in the address: %s in %s', async (service, city, option, words) => {
  const { page } = await forms.open(`/contact?service=${service}&city=${city}`, 'contact-form');
  expect(await page.getByLabel('Service Required').inputValue()).toBe(option);
  const line = page.locator('[data-enquiry]');
  expect(await line.textContent()).toContain(`${contactHelp.about} ${words}`);
  await line.getByRole('link').click();
  await page.locator('h2:target').waitFor();
  await fillContactForm(page);
  await page.getByLabel('Service Required').selectOption(option);
  await sendAndSucceed(page);
  const [lead] = await forms.leads();
  expect(lead).toMatchObject({ service: option, page: `/contact?service=${service}&city=${city}` });
});

test.each(['/services/gst-refunds', '/locations/salem/gst-refunds'])(
  'is reached from %s where writing can begin',
  async (path) => {
    const { page } = await forms.open('/contact', 'contact-form', { viewport: phone });
    await page.goto(forms.origin + path);
    const buttons = page.locator('main a[href^="/contact?"]');
    const hrefs = await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(1);
    expect(new Set(hrefs).size).toBe(1);
    await buttons.first().click();
    await page.waitForURL('**/contact?*');
    const header = await page.locator('header').first().boundingBox();
    const heading = await page.locator('h2:target').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const label = await page.locator('label[for=contact-name]').boundingBox();
    const field = await page.getByLabel('Full Name').boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(phone.height);
  },
);

test('ignores unknown parameters, and survives a reload', async () => {
  const { page } = await forms.open('/contact?service=<b>&city=atlantis&x=1', 'contact-form');
  expect(await page.locator('[data-enquiry]').isVisible()).toBe(false);
  expect(await page.getByLabel('Service Required').inputValue()).toBe('');
  await page.goto(`${forms.origin}/contact?service=gst-refunds`);
  await goTo(page, 'contact-form');
  await page.getByLabel('Service Required').selectOption('General Inquiry');
  await page.reload();
  await goTo(page, 'contact-form');
  expect(await page.getByLabel('Service Required').inputValue()).toBe('General Inquiry');
});

test('makes one lead after a lost answer', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  const keys: (string | undefined)[] = [];
  await context.route(`${forms.origin}/`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fillContactForm(page);
  await send(page).click();
  await page.getByText(contactFormTexts.error).waitFor();
  await page.reload();
  await goTo(page, 'contact-form');
  await sendAndSucceed(page);
  expect(keys[1]).toBe(keys[0]);
  expect(await forms.leads()).toHaveLength(1);
});

test('keeps its draft over a reload, in one tab alone', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await page.getByLabel('Message').fill('Half a thought');
  const other = await context.newPage();
  await other.goto(`${forms.origin}/contact`);
  await goTo(other, 'contact-form');
  expect(await other.getByLabel('Message').inputValue()).toBe('');
  await other.close();
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('#contact-message')?.value === 'Half a thought',
  );
});

test('is busy while sending, and takes one lead', async () => {
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
  await page.getByText(contactFormTexts.success).waitFor();
  await writeAnother(page);
  expect(await send(page).isEnabled()).toBe(true);
  expect(await forms.leads()).toHaveLength(1);
});

test('keeps the fields when sending fails, then sends once', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  await fillContactForm(page);
  await context.setOffline(true);
  await send(page).click();
  await page.getByText(contactFormTexts.error).waitFor();
  expect(await page.locator(':focus').textContent()).toContain(contactFormTexts.errorSpoken);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena Sundaram');
  expect(await send(page).isEnabled()).toBe(true);
  expect(await page.getByText(contactHelp.again.waiting).isVisible()).toBe(true);
  await context.setOffline(false);
  await page.getByText(contactFormTexts.success).waitFor();
  expect(await forms.leads()).toHaveLength(1);
});

describe('an unsent message', () => {
  const fail = async (page: Page): Promise<void> => {
    await fillContactForm(page);
    await page.context().setOffline(true);
    await send(page).click();
    await page.getByText(contactHelp.again.waiting).waitFor();
  };
  const staysUntilSent = async (page: Page): Promise<void> => {
    await page.getByText(contactHelp.again.stopped).waitFor();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.context().setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await page.getByText(contactFormTexts.error).isVisible()).toBe(true);
    expect(posts).toEqual([]);
    await sendAndSucceed(page);
    expect(await forms.leads()).toHaveLength(1);
  };

  test('stops resending when the visitor stops it', async () => {
    const { page } = await forms.open('/contact', 'contact-form');
    await fail(page);
    await page.getByRole('button', { name: contactHelp.stop }).click();
    expect(await page.locator(':focus').textContent()).toContain(contactHelp.again.stopped);
    await staysUntilSent(page);
  });

  test('stops resending while the visitor types', async () => {
    const { page } = await forms.open('/contact', 'contact-form');
    await fail(page);
    await page.getByLabel('Message').pressSequentially('And');
    await staysUntilSent(page);
  });
});

test('resends by itself after an overload, as one lead', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form');
  const keys: (string | undefined)[] = [];
  await context.route(`${forms.origin}/`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 2) {
      await page.getByText(contactHelp.again.trying).waitFor();
      return route.continue();
    }
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
  });
  await fillContactForm(page);
  await send(page).click();
  await page.getByText(contactFormTexts.error).waitFor();
  expect(await page.getByText(contactHelp.again.waiting).isVisible()).toBe(true);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena Sundaram');
  await page.getByText(contactFormTexts.success).waitFor();
  expect(await forms.leads()).toHaveLength(1);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('takes an answer without a receipt as success', async () => {
  const { page } = await forms.open('/contact', 'contact-form');
  let body = '';
  await page.route(
    (url) => url.pathname === '/',
    (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 200, body }) : route.fallback()),
  );
  for (body of ['', '{', '{"ok":true}', '{"reference":"x","page":"https://evil.example"}']) {
    await fillContactForm(page);
    await sendAndSucceed(page);
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('');
    expect(await page.getByText(contactHelp.toEnquiry).count()).toBe(0);
    await writeAnother(page);
  }
});

test('sends, shows and erases by keyboard without JavaScript', async () => {
  const path = '/contact?service=udyam-registration&city=salem';
  const { page } = await forms.open(path, 'contact-form', { javaScriptEnabled: false });
  await fillContactForm(page);
  await send(page).click();
  await page.waitForURL('**/enquiry/*#contact-sent');
  expect(await page.getByText(contactFormTexts.success).isVisible()).toBe(true);
  const [lead, ...more] = await forms.leads();
  expect([lead?.page, more]).toEqual([path, []]);
  expect(
    await page
      .locator('#contact-sent')
      .getByText(lead?.reference ?? '')
      .isVisible(),
  ).toBe(true);
  const { yours, ask, erased, stand } = enquiryPage;
  /** Presses a button as a keyboard does. */
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  const unlock = async (digits: string): Promise<void> => {
    await page.getByLabel(yours.digits).focus();
    await page.keyboard.type(digits);
    await page.keyboard.press('Enter');
  };
  await unlock('1234');
  await page.getByText(yours.wrong).waitFor();
  await unlock('0000');
  await page.getByText('please call after 5.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press(yours.download)]);
  expect(download.suggestedFilename()).toMatch(/^\w{4}-\w{4}\.txt$/);
  await press(yours.withdraw);
  await page.getByText(stand.rows.withdrawn).waitFor();
  expect(await forms.leads()).toMatchObject([{ withdrawn_at: expect.any(Number) }]);
  await unlock('0000');
  await press(yours.erase);
  await page.getByRole('heading', { name: ask.title }).waitFor();
  expect(await forms.leads()).toHaveLength(1);
  await press(ask.yes);
  await page.getByRole('heading', { level: 1, name: erased.title }).waitFor();
  expect(await forms.leads()).toEqual([]);
});

test('thanks a robot, and holds its message', async () => {
  const { page } = await forms.open('/contact', 'contact-form');
  await fillContactForm(page);
  await page.locator('#contact-bot-field').evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
  await sendAndSucceed(page);
  expect((await forms.leads()).map((lead) => lead.state)).toEqual(['spam']);
  expect(await forms.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('fails after twenty seconds, and keeps its fields', async () => {
  const { context, page } = await forms.open('/contact', 'contact-form', { before: (page) => stopClock(page) });
  let isSilent = true;
  await context.route(`${forms.origin}/`, (route) => (isSilent ? undefined : route.continue()));
  await fillContactForm(page);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await send(page).click();
  await asked;
  await page.clock.runFor(19_500);
  expect(await page.getByRole('button', { name: contactFormTexts.sending }).isDisabled()).toBe(true);
  expect(await page.getByText(contactFormTexts.error).isVisible()).toBe(false);
  await page.clock.runFor(1000);
  await page.getByText(contactFormTexts.error).waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Meena Sundaram');
  isSilent = false;
  await sendAndSucceed(page);
  expect(await forms.leads()).toHaveLength(1);
});

test('tells which page led to it', async () => {
  const { page } = await forms.open('/contact', 'contact-form');
  await page.goto(forms.origin);
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('**/about');
  await page.locator('header').getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/contact');
  await goTo(page, 'contact-form');
  await fillContactForm(page);
  await sendAndSucceed(page);
  const [lead] = await forms.leads();
  expect(lead).toMatchObject({ page: '/contact', referrer: `${forms.origin}/about` });
});
