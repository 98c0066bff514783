import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../../tests/support/accessibility.ts';
import { sampleEditions } from '../../../tests/support/firms.ts';
import { goTo, isFirstWrong } from '../../../tests/support/islands.ts';
import { inOwnFonts } from '../../../tests/support/late-fonts.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { pageTests, phone, visitPage } from '../../../tests/support/visit-page.ts';
import { contactFieldsIn } from '../../forms/contact.ts';
import { sampleFields } from '../../forms/testing/samples.ts';

const editions = sampleEditions();
const { toolIndex, toolWords, toolPageWords, contactFormTexts, advanceTaxWords } = editions.en;
const siteInBrowser = openSite();
const testPage = pageTests(siteInBrowser);
const path = '/tools/gst-late-fee';
const sheet = (page: Page) => page.getByRole('region', { name: 'The result' });

/** The day before today in UTC, which is past in India too. */
const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

const taxReturn = (page: Page) =>
  page
    .getByRole('group', { name: 'Which return is it, and is there tax to pay?' })
    .getByRole('radio', { name: 'GSTR-3B with tax to pay' });

const fillSeptember = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await taxReturn(page).check();
  await page.getByLabel('Month of the return').fill('2026-09');
  await page.getByLabel('Date of filing').fill('2026-11-22');
  await page.getByLabel('Turnover in the previous year').fill('80 lakh');
  await page.getByLabel('Tax to pay from the cash ledger').fill('48,000');
};

test("leads from a year's income tax to its advance tax, which is filled in", async () => {
  const link = '#year=2026-27&age=below60&salaried=no&business=1800000&tds=20000';
  await visitPage(siteInBrowser, `/tools/income-tax${link}`, { viewport: phone }, async (page) => {
    await goTo(page, 'case-tool');
    await sheet(page).getByRole('link', { name: 'See the advance tax instalments for this tax' }).click();
    await page.waitForURL('**/tools/advance-tax#year=2026-27&tax=166400&tds=20000');
    await goTo(page, 'case-tool');
    await expect.poll(() => page.locator('[name=tax]').inputValue()).toBe('166400');
    expect(await page.locator('[name=tds]').inputValue()).toBe('20000');
    expect(await page.locator('[name=year][value="2026-27"]').isChecked()).toBe(true);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  });
});

describe('a tool', () => {
  testPage('works out a case on the device, and takes it to the contact form when asked', path, {}, async (page) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await goTo(page, 'case-tool');
    await page.getByText(/^Nothing you type leaves this page/).waitFor();
    await fillSeptember(page);
    await page.getByRole('button', { name: 'Work it out' }).click();
    await sheet(page).getByRole('heading', { name: '33 days late' }).waitFor();
    const cells = await sheet(page).getByRole('cell').allInnerTexts();
    expect(cells).toEqual(['₹825', '₹825', '₹781', '₹48,000', '₹50,431']);
    await page.getByText('33 days late. Late fee and interest: ₹2,431').waitFor({ state: 'attached' });

    await page.getByLabel('Date of filing').fill('2026-11-23');
    await sheet(page).getByText('Fill in the form.').waitFor();
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('heading', { name: '34 days late' }).waitFor();

    await sheet(page).getByRole('link', { name: 'Send this to us' }).click();
    await goTo(page, 'contact-form');
    const message = page.getByLabel('Message');
    await expect.poll(() => message.inputValue()).toContain('To pay with the return: ₹50,505');
    expect(await page.getByRole('combobox').inputValue()).toBe('GST Returns Filing');
    expect(new URL(page.url()).search).not.toContain('48');
    expect(posts).toEqual([]);
  });

  test('opens a case from its link, which is not sent', async () => {
    const asked: string[] = [];
    const before = async (page: Page) => page.on('request', (request) => asked.push(request.url()));
    const link = '#filer=monthly&form=gstr-3b&month=2026-09&filed=2026-11-22&turnover=8000000&tax=48000';
    await visitPage(siteInBrowser, path + link, { before, viewport: phone }, async (page) => {
      await goTo(page, 'case-tool');
      await sheet(page).getByText('₹50,431').waitFor();
      expect(await sheet(page).getByRole('link', { name: 'Link to this case' }).getAttribute('href')).toBe(link);
      expect(asked.filter((url) => /tax=|48000/.test(url.replace(/#.*/, '')))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });

  testPage('says what is wrong, and leads to it', path, { bypassCSP: true }, async (page) => {
    await goTo(page, 'case-tool');
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await taxReturn(page).check();
    await page.getByLabel('Tax to pay from the cash ledger').fill('much');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert');
    await expect.poll(() => isFirstWrong(page)).toBe(true);
    expect(await summary.getByRole('link').count()).toBe(3);
    await summary.getByRole('link', { name: 'Tax to pay from the cash ledger' }).click();
    expect(
      await page.getByLabel('Tax to pay from the cash ledger').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Turnover in the previous year').fill('80 lakh');
    expect(await summary.getByRole('link').count()).toBe(2);
    expect(await violationsOn(page)).toEqual([]);
  });
});

describe('the chat button of a phone', () => {
  test('carries the result for as long as it is shown', async () => {
    await visitPage(siteInBrowser, path, { viewport: phone }, async (page) => {
      const button = page.getByRole('button', { name: toolWords.ask });
      const own = sheet(page).getByRole('link', { name: toolWords.whatsapp });
      await goTo(page, 'case-tool');
      await fillSeptember(page);
      await page.keyboard.press('Enter');
      await sheet(page).getByRole('heading', { name: '33 days late' }).waitFor();
      expect(await page.locator(':focus').innerText()).toBe(toolWords.submit);
      await button.click();
      expect(await own.isVisible()).toBe(false);
      const start = page.locator('#whatsapp dialog a');
      expect(decodeURIComponent((await start.getAttribute('href')) ?? '')).toContain('To pay with the return: ₹50,431');
      await page.keyboard.press('Escape');
      await page.getByLabel('Date of filing').fill('2026-11-23');
      await page.getByRole('heading', { name: toolWords.result }).click();
      await page.getByRole('button', { name: 'Chat with us on WhatsApp' }).waitFor();
      expect(await start.getAttribute('href')).not.toContain('431');
    });
  });
});

describe('a field that depends on an earlier answer', () => {
  const payee = (page: Page) => page.getByRole('radio', { name: 'Company, firm or others' });

  test('waits for that answer where scripts run', async () => {
    await visitPage(siteInBrowser, '/tools/tds', { bypassCSP: true, viewport: phone }, async (page) => {
      expect(await payee(page).isVisible()).toBe(false);
      await goTo(page, 'case-tool');
      await page.getByLabel('What is the payment for?').selectOption('professional');
      await page.getByRole('radio', { name: /LLP/ }).check();
      expect(await payee(page).isVisible()).toBe(false);
      await page.getByLabel('What is the payment for?').selectOption('contract');
      await payee(page).check();
      await page.getByRole('radio', { name: 'Yes' }).check();
      await page.getByLabel('Amount, in rupees').fill('1.2L');
      await page.getByLabel('Date of payment or credit').fill('2026-10-10');
      await page.getByText('If you deducted or deposited the TDS later').click();
      await page.getByLabel('Date of deposit').fill('2026-11-20');
      await page.keyboard.press('Enter');
      await sheet(page).getByRole('heading', { name: 'To deposit ₹2,472' }).waitFor();
      expect(await sheet(page).getByRole('cell').allInnerTexts()).toEqual(['₹2,400', '₹72']);
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  test('says to which answers it belongs where none runs', async () => {
    await visitPage(siteInBrowser, '/tools/tds', { javaScriptEnabled: false, viewport: phone }, async (page) => {
      expect(await payee(page).isVisible()).toBe(true);
      await page
        .getByText(/^Fill this in only if you answered .+ with “Contract, job work, passenger transport”/)
        .first()
        .waitFor();
      await page.getByLabel('What is the payment for?').selectOption('property');
      await page
        .getByRole('group', { name: 'Do you have the PAN of the payee or the buyer?' })
        .getByRole('radio', { name: 'No', exact: true })
        .check();
      await page.getByText(/answered .+ with “Goods transport by road” and .+ with “Company, firm or LLP/).waitFor();
      await page.getByLabel('Amount, in rupees').fill('60 lakh');
      await page.getByLabel('Date of payment or credit').fill('2026-10-10');
      await page.getByRole('button', { name: 'Work it out' }).click();
      await sheet(page).getByRole('heading', { name: 'Deduct ₹12,00,000' }).waitFor();
      expect(new URL(page.url()).hash).toBe('#answer');
      expect(await page.getByLabel('What is the payment for?').inputValue()).toBe('property');
      expect(await payee(page).isVisible()).toBe(true);
    });
  });
});

describe('a field that depends on one of several answers', () => {
  const turnover = (page: Page) => page.getByLabel('Turnover in the previous year');

  test('is asked with any of them, and fits phones', async () => {
    await visitPage(siteInBrowser, path, { bypassCSP: true, viewport: phone }, async (page) => {
      await goTo(page, 'case-tool');
      await page.getByRole('radio', { name: 'Quarterly (QRMP)' }).check();
      await page.getByRole('radio', { name: 'IFF with the bills for a month' }).check();
      expect(await turnover(page).isVisible()).toBe(false);
      await page.getByRole('radio', { name: 'GSTR-1 with sales' }).check();
      await turnover(page).fill('80 lakh');
      await page.getByLabel('Month of the return').fill('2026-07');
      await page.getByLabel('Date of filing').fill('2026-10-15');
      await page.keyboard.press('Enter');
      await sheet(page).getByText('Quarterly GSTR-1, July 2026 to September 2026').waitFor();
      expect(await sheet(page).getByRole('cell').allInnerTexts()).toEqual(['₹50', '₹50']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  test('is asked by the server too', async () => {
    await visitPage(
      siteInBrowser,
      path,
      { javaScriptEnabled: false, expected: /422/, viewport: phone },
      async (page) => {
        await page
          .getByText(/answered .+ with “GSTR-3B with tax to pay”/)
          .first()
          .waitFor();
        await page.getByRole('radio', { name: 'GSTR-9, 9C' }).check();
        await page.getByLabel('Financial year of the return').selectOption('2024-25');
        await page.getByLabel('Date of filing').fill('2026-01-10');
        await page.getByRole('button', { name: 'Work it out' }).click();
        await page.getByRole('link', { name: 'Turnover in all States for the year of the return' }).waitFor();
        await page.getByLabel('Turnover in all States for the year of the return').fill('8 crore');
        await page.getByRole('button', { name: 'Work it out' }).click();
        await sheet(page).getByRole('heading', { name: '10 days late' }).waitFor();
        expect(await sheet(page).getByRole('cell').allInnerTexts()).toEqual(['₹500', '₹500']);
      },
    );
  });
});

describe('amounts side by side', () => {
  const asked = async (page: Page): Promise<void> => {
    await page.getByRole('radio', { name: 'Financial year 2025-26' }).check();
    await page.getByRole('radio', { name: 'Below 60' }).check();
    await page.getByRole('radio', { name: 'Yes, salary or pension' }).check();
    await page.getByLabel('Salary or pension for the year').fill('13 lakh');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await sheet(page).getByRole('heading', { name: 'The new regime is ₹1,69,000 cheaper' }).waitFor();
    const { assumed, assumedParts } = editions.en.incomeTaxResult;
    await sheet(page)
      .getByText(assumed(Object.values(assumedParts).join(', ')))
      .waitFor();
  };
  const taxes = (page: Page) =>
    sheet(page).getByRole('row', { name: 'Tax for the year' }).getByRole('cell').allInnerTexts();

  test('are shown in a table that marks the best column', async () => {
    await visitPage(siteInBrowser, '/tools/income-tax', { bypassCSP: true, viewport: phone }, async (page) => {
      await goTo(page, 'case-tool');
      await asked(page);
      expect(await taxes(page)).toEqual(['₹26,000', '₹1,95,000']);
      expect(await sheet(page).locator('th[data-rank=best]').innerText()).toBe('New regime');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violationsOn(page)).toEqual([]);
      await sheet(page).getByRole('link', { name: 'Send this to us' }).click();
      await goTo(page, 'contact-form');
      await expect
        .poll(() => page.getByLabel('Message').inputValue())
        .toContain('Tax for the year: New regime ₹26,000, Old regime ₹1,95,000');
    });
  });

  test('lead to an answer that is missing, also in a fold', async () => {
    await visitPage(siteInBrowser, '/tools/income-tax', { bypassCSP: true, viewport: phone }, async (page) => {
      await goTo(page, 'case-tool');
      const fold = page.locator('form details', { hasText: 'Other income' });
      const submit = page.getByRole('button', { name: 'Work it out' });
      await submit.click();
      await expect.poll(() => isFirstWrong(page)).toBe(true);
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('year');
      expect(await fold.getAttribute('open')).toBeNull();
      await fold.locator('summary').click();
      await page.getByLabel('Agricultural income').fill('much');
      await fold.locator('summary').click();
      await submit.click();
      await expect.poll(() => fold.getAttribute('open')).toBe('');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  test('ask for the basic pay in a fold that opens', async () => {
    await visitPage(siteInBrowser, '/tools/income-tax', { viewport: phone }, async (page) => {
      await goTo(page, 'case-tool');
      const fold = page.locator('form details', { hasText: 'More about your salary' });
      expect(await fold.isVisible()).toBe(false);
      await page.getByRole('radio', { name: 'Yes, salary or pension' }).check();
      expect(await fold.getAttribute('open')).toBeNull();
      await page.getByRole('group', { name: /HRA/ }).getByRole('radio', { name: 'Yes' }).check();
      await page.getByLabel('Basic pay with dearness allowance').fill('6 lakh');
      await page.getByRole('group', { name: /HRA/ }).getByRole('radio', { name: 'No' }).check();
      expect(await fold.getAttribute('open')).toBe('');
    });
  });

  test('begin with the salary and end with what is still to pay, also without scripts', async () => {
    const linked = '/tools/income-tax#year=2025-26&age=below60&salaried=yes&salary=13+lakh&tds=20000';
    const { rows, balance } = editions.en.incomeTaxResult;
    await visitPage(siteInBrowser, linked, { viewport: phone }, async (page) => {
      await goTo(page, 'case-tool');
      const cells = (name: string) => sheet(page).getByRole('row', { name }).getByRole('cell').allInnerTexts();
      await sheet(page).getByText(balance.toPay('₹6,000')).waitFor();
      expect(await cells(rows.salary)).toEqual(['₹13,00,000', '₹13,00,000']);
      expect(await cells(rows.toPay)).toEqual(['₹6,000', '₹1,75,000']);
    });
    await visitPage(siteInBrowser, '/tools/income-tax', { javaScriptEnabled: false, viewport: phone }, async (page) => {
      await page.getByText(editions.en.incomeTaxWords.parts.paid, { exact: false }).first().click();
      await page.getByLabel(editions.en.incomeTaxWords.fields.tds).fill('30,000');
      await asked(page);
      await sheet(page)
        .getByRole('heading', { name: balance.refund('₹4,000') })
        .waitFor();
    });
  });

  test('are the same without scripts', async () => {
    await visitPage(siteInBrowser, '/tools/income-tax', { javaScriptEnabled: false, viewport: phone }, async (page) => {
      await asked(page);
      expect(await taxes(page)).toEqual(['₹26,000', '₹1,95,000']);
      expect(await sheet(page).locator('th[data-rank=best]').innerText()).toBe('New regime');
    });
  });
});

test('repeats a large amount in words while it is typed', async () => {
  await visitPage(siteInBrowser, '/tools/income-tax', { viewport: phone }, async (page) => {
    await goTo(page, 'case-tool');
    await page.getByRole('radio', { name: 'Yes, salary or pension' }).check();
    await page.getByLabel('Salary or pension for the year').pressSequentially('1250000');
    await page.getByText('₹12,50,000, 12.5 lakh').waitFor();
    await page.keyboard.press('Backspace');
    await page.getByText('₹1,25,000, 1.25 lakh').waitFor();
    await page.keyboard.press('Backspace');
    await expect
      .poll(() => page.locator('form').getByText('lakh', { exact: false }).filter({ hasText: '₹' }).count())
      .toBe(0);
  });
});

describe('the figures below a tool', () => {
  const ofSeptember = [
    'gst:gstr3b-due',
    'gst:late-fee-day/most',
    'gst:late-fee-day/perDay',
    'gst:late-interest',
    'gst:old-returns',
  ];
  const figures = (page: Page) =>
    page
      .locator('[data-figure]')
      .evaluateAll((all) => all.flatMap((each) => (each.checkVisibility() ? [each.dataset.figure] : [])).toSorted());

  test('are those that a case uses, also on paper', async () => {
    await visitPage(siteInBrowser, path, {}, async (page) => {
      await goTo(page, 'case-tool');
      await fillSeptember(page);
      await page.keyboard.press('Enter');
      await sheet(page).getByRole('heading', { name: '33 days late' }).waitFor();
      await page.getByText(toolPageWords.used).click();
      await expect.poll(() => figures(page)).toEqual(ofSeptember);
      const fee = page.locator('[data-figure="gst:late-fee-day/perDay"]:visible');
      expect(await fee.innerText()).toContain('₹50 a day');
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => figures(page)).toEqual(ofSeptember);
      await page.emulateMedia({ media: 'screen' });
      await page.getByLabel('Date of filing').fill('2026-11-23');
      await expect.poll(async () => (await figures(page)).length).toBeGreaterThan(ofSeptember.length);
    });
  });

  test('are the same without scripts', async () => {
    await visitPage(siteInBrowser, path, { javaScriptEnabled: false }, async (page) => {
      await fillSeptember(page);
      await page.getByRole('button', { name: 'Work it out' }).click();
      await sheet(page).getByRole('heading', { name: '33 days late' }).waitFor();
      await page.getByText(toolPageWords.used).click();
      expect(await figures(page)).toEqual(ofSeptember);
    });
  });

  test('are those of the day of the case', async () => {
    const link = '#what=interest&payer=liable&pan=yes&amount=6000&day=2025-03-20';
    await visitPage(siteInBrowser, `/tools/tds${link}`, {}, async (page) => {
      await goTo(page, 'case-tool');
      await sheet(page).getByText('TDS to deduct').first().waitFor();
      await page.getByText(toolPageWords.used).click();
      const limit = page.locator('[data-figure="tds:194a-threshold/notBanks"]:visible');
      expect(await limit.locator('strong').innerText()).toBe('₹5,000');
    });
  });
});

describe('a question', () => {
  test('is asked once its day has come', async () => {
    const before = (page: Page) => page.clock.setFixedTime('2027-07-31T23:59:59+05:30');
    await visitPage(siteInBrowser, '/tools/advance-tax', { before }, async (page) => {
      await goTo(page, 'case-tool');
      const late = page.getByRole('group', { name: advanceTaxWords.fields.late });
      const year = (name: string) => page.getByRole('radio', { name }).check();
      await year(advanceTaxWords.years['2025-26']);
      expect(await late.isVisible()).toBe(true);
      await year(advanceTaxWords.years['2026-27']);
      expect(await late.isVisible()).toBe(false);
      await page.clock.setFixedTime('2027-08-01T00:00:00+05:30');
      await page.reload();
      await goTo(page, 'case-tool');
      await year(advanceTaxWords.years['2026-27']);
      expect(await late.isVisible()).toBe(true);
    });
  });

  test('has label and hint of the chosen case alone', async () => {
    await visitPage(siteInBrowser, '/tools/tds', {}, async (page) => {
      await goTo(page, 'case-tool');
      const { fields } = editions.en.tdsWords;
      await page.getByLabel(fields.what).selectOption('known');
      await page.getByLabel(fields.amountFor.known).waitFor();
      expect(await page.getByText(fields.amountHint, { exact: true }).isVisible()).toBe(false);
      await page.getByLabel(fields.what).selectOption('property');
      await page.getByText(fields.amountHints.property, { exact: true }).waitFor();
      expect(await page.getByLabel(fields.amountFor.known).count()).toBe(0);
      await page.getByRole('button', { name: 'Work it out' }).click();
      await page.getByRole('alert').getByRole('link', { name: fields.amountFor.property }).waitFor();
    });
  });

  test('has a hint for every case without scripts', async () => {
    await visitPage(siteInBrowser, '/tools/tds', { javaScriptEnabled: false }, async (page) => {
      const { fields } = editions.en.tdsWords;
      await page.getByText(fields.amountHint).waitFor();
      await page.getByText(fields.beforeHint).waitFor();
      expect(await page.getByText(fields.beforeHints.whole).count()).toBe(0);
    });
  });
});

test('offers a photo on WhatsApp after the answer to a notice', async () => {
  await visitPage(siteInBrowser, '/tools/notice#form=ASMT-10', { viewport: phone }, async (page) => {
    await goTo(page, 'case-tool');
    const ask = sheet(page).getByRole('link', { name: editions.en.noticeWords.sendPhoto });
    expect(new URL((await ask.getAttribute('href')) ?? '').hostname).toBe('wa.me');
    const answer = sheet(page).getByText('If the notice is dated today');
    const isBelow = async () => ((await ask.boundingBox())?.y ?? 0) > ((await answer.boundingBox())?.y ?? 0);
    expect(await isBelow()).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await isBelow()).toBe(true);
    await ask.waitFor();
    const window = { height: page.viewportSize()?.height ?? 0 };
    expect((await ask.boundingBox())?.y).toBeLessThan(window.height);
  });
});

describe('a notice', () => {
  test('asks for the day of receipt of an order, and offers what fits', async () => {
    await visitPage(siteInBrowser, '/tools/notice', { viewport: phone }, async (page) => {
      await goTo(page, 'case-tool');
      const received = page.getByLabel('Date on which you received the order');
      const form = page.getByLabel('Form or section number');
      const offer = (name: string) => page.locator('[data-offer]').getByRole('link', { name });
      await form.fill('DRC-07');
      expect(await received.isVisible()).toBe(true);
      await form.fill('DRC-01');
      expect(await received.isVisible()).toBe(false);
      expect(await offer('PF').isVisible()).toBe(true);
      await page.getByLabel('Last date to reply').fill('2099-01-01');
      await page.getByLabel('Last date to reply').fill('');
      await page.keyboard.press('Enter');
      await sheet(page).getByText('You usually have 30 days').waitFor();
      expect(await offer('PF').isVisible()).toBe(false);
      expect(await offer('GST Notices').isVisible()).toBe(true);
    });
  });

  test.each([true, false])('can be chosen by those who find no number (scripts: %s)', async (javaScriptEnabled) => {
    await visitPage(siteInBrowser, '/tools/notice', { javaScriptEnabled, viewport: phone }, async (page) => {
      if (javaScriptEnabled) await goTo(page, 'case-tool');
      await page.getByLabel('Or, if there is no number, its kind').selectOption('GST: order demanding tax');
      if (!javaScriptEnabled) await page.getByText('If you received an order').click();
      await page.getByLabel('Date on which you received the order').fill(yesterday());
      await page.getByRole('button', { name: 'Work it out' }).click();
      await sheet(page).getByRole('heading', { name: 'You can appeal until' }).waitFor();
      await sheet(page)
        .getByText(editions.en.noticeForms['DRC-07'].otherwise ?? '')
        .waitFor();
      expect(await page.getByLabel('Or, if there is no number, its kind').inputValue()).toBe('gst-demand');
    });
  });

  test.each(Object.values(editions).map(({ hrefTool }) => hrefTool('notice')))(
    'has its button above the bar of a small phone on %s',
    async (at) => {
      const small = { width: 360, height: 640 };
      await visitPage(siteInBrowser, at, { viewport: small }, async (page) => {
        await goTo(page, 'case-tool');
        await inOwnFonts(page);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const bar = page.locator('#whatsapp');
        await bar.waitFor();
        const submit = await page.locator('main form [type=submit]').boundingBox();
        const end = (submit?.y ?? Infinity) + (submit?.height ?? 0);
        expect(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      });
    },
  );

  test('can be an order where no script runs', async () => {
    await visitPage(siteInBrowser, '/tools/notice', { javaScriptEnabled: false, viewport: phone }, async (page) => {
      await page.getByLabel('Form or section number').fill('DRC-07');
      await page.getByText('If you received an order').click();
      await page.getByLabel('Date on which you received the order').fill(yesterday());
      await page.getByRole('button', { name: 'Work it out' }).click();
      await sheet(page).getByRole('heading', { name: 'You can appeal until' }).waitFor();
      expect(await page.locator('[data-offer]').allInnerTexts()).toHaveLength(1);
    });
  });
});

describe('without scripts', () => {
  test('works the case out, and keeps the input', async () => {
    await visitPage(siteInBrowser, path, { javaScriptEnabled: false, viewport: phone }, async (page) => {
      await page.getByText('our server does the calculation').waitFor();
      await fillSeptember(page);
      await page.getByRole('button', { name: 'Work it out' }).click();
      await sheet(page).getByRole('heading', { name: '33 days late' }).waitFor();
      expect(await sheet(page).getByRole('heading', { name: '₹2,431' }).isVisible()).toBe(true);
      expect(await page.getByLabel('Tax to pay from the cash ledger').inputValue()).toBe('48,000');
      expect(await taxReturn(page).isChecked()).toBe(true);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(
        await sheet(page)
          .getByRole('heading', { name: '33 days late' })
          .evaluate((heading) => heading.getBoundingClientRect().top < innerHeight),
      ).toBe(true);
      const sample = sampleFields('contact');
      await sheet(page).getByRole('link', { name: 'Send this to us' }).click();
      const heading = sheet(page).getByRole('heading', { name: toolWords.send });
      expect((await heading.boundingBox())?.y).toBeGreaterThan(
        (await page.locator('header').first().boundingBox())?.height ?? 0,
      );
      for (const { name, texts } of contactFieldsIn(editions.en))
        if (name !== 'service' && name !== 'message')
          await sheet(page)
            .getByLabel(texts.label, { exact: true })
            .fill(sample[name] ?? '');
      await sheet(page).getByRole('button', { name: contactFormTexts.submit }).click();
      await page.waitForURL(/\/enquiry\//);
      const [lead] = await siteInBrowser.site.store.db.selectFrom('leads').select(['service', 'message']).execute();
      expect(lead?.service).toBe('GST Returns Filing');
      expect(lead?.message).toContain('Late fee, central tax (CGST): ₹825 (33 days × ₹25)');
    });
  });

  test.each(toolIndex.flatMap(({ slug }) => Object.values(editions).map(({ hrefTool }) => hrefTool(slug))))(
    '%s asks again, and shows no mark of the template',
    async (at) => {
      const answer = await fetch(siteInBrowser.site.origin + at, {
        method: 'POST',
        body: new URLSearchParams({ form: '' }),
      });
      expect(answer.status).toBe(422);
      expect(await answer.text()).not.toContain('%%');
    },
  );

  test('the server says what is wrong', async () => {
    const expected = /422/;
    await visitPage(siteInBrowser, '/tools/notice', { javaScriptEnabled: false, expected }, async (page) => {
      await page.getByLabel('Form or section number').fill('ASMT-10');
      await page.getByLabel('Last date to reply').fill('2036-01-01');
      await page.getByRole('button', { name: 'Work it out' }).click();
      await page.getByRole('alert').getByRole('link', { name: 'far ahead' }).click();
      expect(page.url()).toMatch(/#tool-reply$/);
      expect(await page.getByLabel('Form or section number').inputValue()).toBe('ASMT-10');
    });
  });
});
