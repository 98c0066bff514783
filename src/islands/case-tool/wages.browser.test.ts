import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../../tests/support/accessibility.ts';
import { alive, phone } from '../../../tests/support/alive.ts';
import { goTo } from '../../../tests/support/awake.ts';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { BYTE_ORDER_MARK } from '../../text/csv.ts';

const { pfEsiWords } = sampleEdition();
const tools = openSite();
const path = '/tools/pf-esi';
const list = 'Name\tUAN\tPF wage\tGross\nRavi Kumar\t100123456789\t15,000\t18,000\nDevi\t1234 5678 9012\t12000\t23000';
const field = (page: Page) => page.getByLabel('Wages of the month');
const month = (page: Page) => page.getByLabel(pfEsiWords.fields.month);
const sheet = (page: Page) => page.getByRole('region', { name: 'The result' });

test('names and numbers of persons are dropped on paste, and only sums go to the firm', async () => {
  await alive(tools, path, { viewport: phone, bypassCSP: true }, async (page) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await goTo(page, 'case-tool');
    await month(page).fill('2026-10');
    await field(page).evaluate((element, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, list);
    expect(await field(page).inputValue()).toBe('15000 18000\n12000 23000');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await sheet(page).getByRole('heading', { name: '2 employees' }).waitFor();
    await sheet(page).getByText(pfEsiWords.above(1)).waitFor();
    expect(await sheet(page).getByRole('link', { name: 'Link to this case' }).count()).toBe(0);
    await sheet(page).getByText('Row by row').click();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const saved = page.waitForEvent('download');
    await sheet(page).getByRole('button', { name: 'Download as CSV' }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    expect(csv.startsWith(BYTE_ORDER_MARK)).toBe(true);
    expect(csv).toContain(
      '\r\n1,15000,18000,1800,1800,135,585\r\n2,12000,23000,1440,1440,above the limit,above the limit\r\n',
    );

    const chat = await sheet(page)
      .getByRole('link', { name: /WhatsApp/ })
      .getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain('PF, share of the employees: ₹3,240');
    expect(decodeURIComponent(chat ?? '')).not.toMatch(/Ravi|18,?000|23,?000/);
    await sheet(page).getByRole('link', { name: 'Send this to us' }).click();
    await goTo(page, 'contact-form');
    await expect.poll(() => page.getByLabel('Message').inputValue()).toContain('₹3,240');
    expect(posts).toEqual([]);
  });
});

test('without scripts the server works it out, and gives no name back', async () => {
  await alive(tools, path, { javaScriptEnabled: false }, async (page) => {
    await month(page).fill('2026-10');
    await field(page).fill(list.replace('23000', '14000'));
    await page.getByRole('button', { name: 'Work it out' }).click();
    await sheet(page).getByRole('heading', { name: '2 employees' }).waitFor();
    expect(await field(page).inputValue()).toBe('15000 18000\n12000 14000');
    expect(await page.content()).not.toMatch(/Ravi|100123456789/);
    expect(await sheet(page).getByRole('row').count()).toBeGreaterThan(5);
  });
});
