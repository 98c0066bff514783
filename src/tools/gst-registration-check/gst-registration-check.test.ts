import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstRegistrationCheckWords as words } from '../../../content/tools/gst-registration-check/en.ts';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { englishTools } from '../testing/english.ts';
import { sheetIn } from '../testing/sheet-in.ts';

const { tool, law } = englishTools['gst-registration-check'];
const TODAY = '2026-11-23';
type Given = Readonly<Record<string, string>>;

const shop: Given = { sells: 'goods', exempt: 'no', per: 'sold', states: 'no', online: 'no' };

const makeSheet = (given: Given, today = TODAY) => sheetIn(tool.answer({ ...shop, ...given }, today, law));

const { needed, willNeed, notNeeded, enrol } = words;

/**
 * The cases are worked by hand from sections 22, 23 and 24 of the Central Goods and Services Tax Act, 2017; or a case of others, with
 * its address, as far as it goes by the limits of Tamil Nadu.
 */
const cases: readonly (readonly [source: string, given: Given, headline: string])[] = [
  ['s. 23(2), Notification 10/2019-CT: goods, a rupee below', { sales: '39,99,999' }, notNeeded],
  ['s. 23(2), Notification 10/2019-CT: goods at the limit: "not exceeding"', { sales: '40,00,000' }, notNeeded],
  ['s. 23(2), Notification 10/2019-CT: goods, a rupee above', { sales: '40,00,001' }, needed],
  ['s. 22(1): services, a rupee below', { sells: 'services', sales: '19,99,999' }, notNeeded],
  ['s. 22(1): services at the limit: "exceeds"', { sells: 'services', sales: '20 lakh' }, notNeeded],
  ['s. 22(1): services, a rupee above', { sells: 'services', sales: '20,00,001' }, needed],
  ['s. 22(1): both, at the limit', { sells: 'both', sales: '20 lakh' }, notNeeded],
  ['s. 22(1): both, a rupee above: not "exclusively goods"', { sells: 'both', sales: '20,00,001' }, needed],
  ['s. 22(1): a forecast is not yet turnover', { sales: '45 lakh', per: 'year' }, willNeed],
  ['s. 22(1): nor is that of a month', { sells: 'services', sales: '2 lakh', per: 'month' }, willNeed],
  ['s. 22(1): a month of a twelfth of the limit', { sells: 'services', sales: '1,66,666', per: 'month' }, notNeeded],
  ['s. 22(1): a month of a rupee more', { sells: 'services', sales: '1,66,667', per: 'month' }, willNeed],
  ['s. 23(1)(a): all exempt', { exempt: 'yes', sales: '3 crore' }, notNeeded],
  ['s. 23(1)(a): all exempt, also to other states', { exempt: 'yes', sales: '3 crore', states: 'yes' }, notNeeded],
  ['s. 24(i): goods to other states at any turnover', { sales: '1,000', states: 'yes' }, needed],
  ['s. 24(i): also of those who serve as well', { sells: 'both', sales: '1,000', states: 'yes' }, needed],
  ['Notification 34/2023-CT: goods online, at the limit of s. 22(1)', { sales: '20 lakh', online: 'yes' }, enrol],
  ['Notification 34/2023-CT: a rupee above', { sales: '20,00,001', online: 'yes' }, needed],
  ['Notification 34/2023-CT (i): none to other states', { sales: '1 lakh', online: 'yes', states: 'yes' }, needed],
  ['https://thegstcalculator.in/tools/gst-eligibility-calculator', { sells: 'services', sales: '12 lakh' }, notNeeded],
  ['https://thegstcalculator.in/tools/gst-eligibility-calculator', { sales: '42 lakh' }, needed],
  ['http://www.lawcrux.com/data5t/gt/gtexmp/example_360.htm', { sells: 'both', sales: '23.5 lakh' }, needed],
  ['https://www.caclubindia.com/forum/gst-number-required-578607.asp', { sells: 'both', sales: '50,000' }, notNeeded],
  ['https://caclubindia.com/forum/aggregate-tournover-420734.asp', { sells: 'both', sales: '25 lakh' }, needed],
  ['https://webonlineca.com/page/who-should-register-for-gst', { sales: '39 lakh', states: 'yes' }, needed],
  ['https://vsmartdownload.com/downloads/bookpreview/cafinal/M24/IDT/Questioner/Ch9/', { sales: '39 lakh' }, notNeeded],
];

describe('whether a registration is needed', () => {
  test.each(cases)('is answered for %s: %o', (_, given, headline) => {
    const sheet = makeSheet(given);
    expect(sheet.headline).toBe(headline);
    expect(sheet.urgent).toBe(headline === needed);
  });

  test('asks services about no other states', () => {
    const { headline, notes } = makeSheet({ sells: 'services', sales: '5 lakh', states: 'yes', online: 'yes' });
    expect(headline).toBe(notNeeded);
    expect(notes).toContain(words.servicesFree);
  });

  test('leaves nothing at the limit, and no sum', () => {
    expect(makeSheet({ sales: '40 lakh' }).notes).toContain(words.atLimit);
    expect(makeSheet({ sales: '39,99,999' }).notes).toContain(
      'Your sales are ₹1 below the limit. Check again when your sales grow.',
    );
  });

  test('names the month in which the limit is passed', () => {
    const notes = (sales: string) => makeSheet({ sells: 'services', sales, per: 'month' }).notes.join(' ');
    expect(notes('2 lakh')).toContain('month 11 ');
    expect(notes('1,66,667')).toContain('month 12 ');
    expect(notes('20 lakh')).toContain('month 2 ');
    expect(notes('20,00,001')).toContain('month 1 ');
  });

  test('falls due within 30 days (s. 25(1))', () => {
    expect(makeSheet({ sales: '50 lakh' }).lists[0]?.items[0]).toContain('within 30 days');
    expect(makeSheet({ sales: '5 lakh' }).lists).toEqual([]);
  });

  test('knows the higher limit since 1 April 2019', () => {
    expect(tool.answer({ ...shop, sales: '5 lakh' }, '2019-03-31', law)).toHaveProperty('none');
    expect(makeSheet({ sales: '30 lakh' }, '2019-04-01').headline).toBe(notNeeded);
  });
});

const sales = fc.integer({ min: 0, max: 10_000_000 });
const given = fc.record({
  sells: fc.constantFrom('goods', 'services', 'both'),
  per: fc.constantFrom('sold', 'year', 'month'),
  online: fc.constantFrom('no', 'yes'),
  states: fc.constantFrom('no', 'yes'),
});
propertyTest('who needs a registration needs it with more sales too', [given, sales, sales], (answers, some, more) => {
  const of = (amount: number) => makeSheet({ ...answers, sales: String(amount) }).headline;
  const before = of(some);
  if (before === needed || before === willNeed) expect(of(some + more)).toBe(before);
});
