import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../../tests/support/accessibility.ts';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { goTo, isFirstWrong } from '../../../tests/support/islands.ts';
import { inOwnFonts } from '../../../tests/support/late-fonts.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { phone, visitPage } from '../../../tests/support/visit-page.ts';
import { addMonths } from '../../dates/months.ts';
import { dayInIndia } from '../../office/indian-time.ts';
import { BYTE_ORDER_MARK } from '../../text/csv.ts';

const { pfEsiWords, pfEsiResult } = sampleEdition();
const siteInBrowser = openSite();
const path = '/tools/pf-esi';
const { table } = pfEsiWords.fields;
const list = 'Name\tUAN\tGross\tPF wage\nRavi Kumar\t100123456789\t18,000\t15,000\nDevi\t1234 5678 9012\t23000\t12000';
const field = (page: Page) => page.getByLabel(table.paste);
const cell = (page: Page, row: number, column: 'pf' | 'gross' | 'special') =>
  page.getByLabel(`${table.row} ${row}: ${table[column]}`);
const rows = (page: Page) => page.getByLabel(new RegExp(`^${table.row} \\d+: ${table.pf}$`));
const wagesIn = async (page: Page): Promise<readonly string[]> =>
  (
    await rows(page).evaluateAll((cells) => cells.map((each) => (each instanceof HTMLInputElement ? each.value : '')))
  ).filter(Boolean);
const month = (page: Page) => page.getByLabel(pfEsiWords.fields.month);
const sheet = (page: Page) => page.getByRole('region', { name: 'The result' });

test('drops names on paste, and sends sums alone', async () => {
  await visitPage(siteInBrowser, path, { viewport: phone, bypassCSP: true }, async (page) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await goTo(page, 'case-tool');
    await month(page).fill('2026-10');
    expect(await rows(page).filter({ visible: true }).count()).toBe(3);
    await page.getByRole('button', { name: table.add }).click();
    expect(await rows(page).filter({ visible: true }).count()).toBe(4);
    await cell(page, 3, 'pf').fill('10,000');
    await cell(page, 3, 'gross').fill('10,000');
    await field(page).evaluate((element, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, list);
    await page.getByText(table.read.replace('{}', '2')).waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(await wagesIn(page)).toEqual(['10,000', '15000', '12000']);
    expect(await cell(page, 2, 'gross').inputValue()).toBe('18000');
    await cell(page, 1, 'pf').fill('');
    await cell(page, 1, 'gross').fill('');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await sheet(page).getByRole('heading', { name: '2 employees' }).waitFor();
    await sheet(page).getByText(pfEsiResult.above(1)).waitFor();
    expect(await sheet(page).getByRole('link', { name: 'Link to this case' }).count()).toBe(0);
    await sheet(page).getByText(pfEsiResult.table.title).click();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const saved = page.waitForEvent('download');
    await sheet(page).getByRole('button', { name: 'Download as CSV' }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    expect(csv.startsWith(BYTE_ORDER_MARK)).toBe(true);
    expect(csv).toContain(
      '\r\n1,18000,15000,15000,15000,1800,1250,550,75,135,585,16065,20460\r\n2,23000,12000,12000,12000,1440,1000,440,60,above the limit,above the limit,21560,24500\r\n',
    );

    const chat = await sheet(page)
      .getByRole('link', { name: /WhatsApp/, includeHidden: true })
      .getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain(`${pfEsiResult.lines.pfEmployees}: ₹3,240`);
    expect(decodeURIComponent(chat ?? '')).not.toMatch(/Ravi|18,?000|23,?000/);
    await sheet(page).getByRole('link', { name: 'Send this to us' }).click();
    await goTo(page, 'contact-form');
    await expect.poll(() => page.getByLabel('Message').inputValue()).toContain('₹3,240');
    expect(posts).toEqual([]);
  });
});

test('begins with the last full month', async () => {
  await visitPage(siteInBrowser, path, { viewport: phone, bypassCSP: true }, async (page) => {
    await goTo(page, 'case-tool');
    const last = addMonths(dayInIndia(Date.now()).slice(0, 7), -1);
    await expect.poll(() => month(page).inputValue()).toBe(last);
  });
});

test('shows the column of special cases once it is asked for', async () => {
  await visitPage(siteInBrowser, path, { viewport: phone, bypassCSP: true }, async (page) => {
    await goTo(page, 'case-tool');
    expect(await cell(page, 1, 'special').isVisible()).toBe(false);
    await page.getByLabel(table.hasSpecials).check();
    await month(page).fill('2026-10');
    await cell(page, 1, 'pf').fill('15000');
    await cell(page, 1, 'gross').fill('25000');
    await cell(page, 1, 'special').selectOption(pfEsiWords.fields.specials.disability);
    await page.keyboard.press('Enter');
    await sheet(page).getByText(pfEsiResult.lines.esiTotal).waitFor();
    await page.getByLabel(table.hasSpecials).uncheck();
    expect(await cell(page, 1, 'special').isVisible()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  });
  // A pasted list that has pension wages of 0 opens it by itself.
  await visitPage(siteInBrowser, path, { viewport: phone, bypassCSP: true }, async (page) => {
    await goTo(page, 'case-tool');
    await field(page).evaluate((element, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, 'Name\tGross wage\tEPF wage\tEPS wage\nRavi\t18,000\t15,000\t0');
    await expect.poll(() => cell(page, 1, 'special').isVisible()).toBe(true);
    expect(await cell(page, 1, 'special').inputValue()).toBe('no-pension');
  });
});

test('says first whether to register, and how late it is', async () => {
  await visitPage(siteInBrowser, path, { viewport: phone, bypassCSP: true }, async (page) => {
    await page.clock.setFixedTime('2026-11-16T12:00:00+05:30');
    await goTo(page, 'case-tool');
    await month(page).fill('2026-10');
    await cell(page, 1, 'pf').fill('15000');
    await cell(page, 1, 'gross').fill('18000');
    await page.keyboard.press('Enter');
    await sheet(page).getByText(pfEsiResult.daysLate(1)).waitFor();
    const text = await sheet(page).innerText();
    for (const part of [pfEsiResult.coverage.neither(1, 20, 10), pfEsiResult.late.title(1), '₹42'])
      expect(text).toContain(part);
  });
});

test('shows the list of mistakes whole below the header', async () => {
  await visitPage(siteInBrowser, path, { viewport: { width: 360, height: 640 }, bypassCSP: true }, async (page) => {
    await goTo(page, 'case-tool');
    await inOwnFonts(page);
    await month(page).fill('');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect.poll(() => isFirstWrong(page)).toBe(true);
    const list = await page.locator('form [role=alert]').boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const wrong = await page.locator(':focus').boundingBox();
    expect((wrong?.y ?? 640) + (wrong?.height ?? 0)).toBeLessThanOrEqual(640);
  });
});

test('names a wrong row, and leads to it', async () => {
  await visitPage(siteInBrowser, path, { viewport: phone, bypassCSP: true }, async (page) => {
    await goTo(page, 'case-tool');
    await month(page).fill('2026-10');
    await cell(page, 1, 'pf').fill('15000');
    await cell(page, 1, 'gross').fill('14000');
    await cell(page, 3, 'pf').fill('fifteen');
    await cell(page, 3, 'gross').fill('18000');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert');
    await expect.poll(() => isFirstWrong(page)).toBe(true);
    await summary.getByRole('link', { name: pfEsiResult.mistakes.unreadCell(2, 'PF wage') }).click();
    expect(await cell(page, 2, 'pf').evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await cell(page, 2, 'pf').fill('15000');
    expect(await summary.getByRole('link').count()).toBe(1);
    await cell(page, 1, 'pf').fill('14000');
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('heading', { name: '2 employees' }).waitFor();
  });
});

test('works wages out without scripts or names', async () => {
  await visitPage(siteInBrowser, path, { javaScriptEnabled: false, viewport: phone }, async (page) => {
    await month(page).fill('2026-10');
    expect(await rows(page).filter({ visible: true }).count()).toBe(10);
    await cell(page, 1, 'pf').fill('10,000');
    await cell(page, 1, 'gross').fill('11,000');
    await field(page).fill(list.replace('23000', '14000'));
    await page.getByRole('button', { name: 'Work it out' }).click();
    await sheet(page).getByRole('heading', { name: '3 employees' }).waitFor();
    expect(await wagesIn(page)).toEqual(['10000', '15000', '12000']);
    expect(await page.content()).not.toMatch(/Ravi|100123456789/);
    expect(await sheet(page).getByRole('row').count()).toBeGreaterThan(5);

    // More than the table holds stay in the list, and can be sent again.
    await field(page).fill('15000 18000\n'.repeat(12));
    await page.getByRole('button', { name: 'Work it out' }).click();
    await sheet(page).getByRole('heading', { name: '15 employees' }).waitFor();
    expect(await wagesIn(page)).toHaveLength(10);
    await page.getByRole('button', { name: 'Work it out' }).click();
    await sheet(page).getByRole('heading', { name: '15 employees' }).waitFor();
  });
});
