import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { addDays } from '../../dates/days.ts';
import { paise } from '../money.ts';
import { monthsTouched } from '../quarter.ts';
import { english, englishTools } from '../testing/english.ts';
import { sheetIn } from '../testing/sheet-in.ts';
import type { Outcome, Sheet } from '../tool.ts';
import type { TdsFacts } from './facts.ts';
import { calculateTds } from './tds.ts';
import { interestCases, interestExamples, namesCases, taxCases, tcsCases, tcsNamesCases } from './testing/cases.ts';

const { tool, law } = englishTools.tds;
const words = { ...english.tdsWords, ...english.tdsResult };
const texts = { ...english, words };
const TODAY = '2028-01-15';

const makeSheet = (given: Readonly<Record<string, string>>, today = TODAY): Sheet =>
  sheetIn(tool.answer(given, today, law));

const calculateTax = (given: Readonly<Record<string, string>>): number => makeSheet(given).lines[0]?.amount ?? 0;

test.each(taxCases)('agrees with the tax worked by hand %o', (given, tax) => {
  expect(calculateTax(given)).toBe(paise(tax));
});

describe('tax collected at source', () => {
  test.each(tcsCases)('is worked by hand %o', (given, tax) => {
    expect(calculateTax(given)).toBe(paise(tax));
    expect(makeSheet(given).headline).toMatch(tax === 0 ? words.tcs.nothing : /^Collect TCS of ₹/);
  });

  test.each(tcsNamesCases)('has its days: $given', ({ given, items }) => {
    expect(makeSheet(given, given.day).lists.flatMap((list) => list.items)).toEqual(items);
  });

  test.each([
    ['a year before those in the register', 'scrap', '2025-03-31'],
    ['luxury goods before their notification', 'luxury', '2025-04-21'],
    ['a tour by the two rates of before', 'tour', '2026-03-31'],
  ])('is not stated for %s', (_, sold, day) => {
    const result = tool.answer({ what: 'tcs', sold, pan: 'yes', amount: '12,00,000', day }, TODAY, law);
    expect(result).toEqual({ none: english.toolWords.notKnown });
  });

  test('says what is only usual', () => {
    const of = (sold: string) => makeSheet({ what: 'tcs', sold, pan: 'yes', amount: '12,00,000', day: '2026-10-10' });
    expect(of('scrap').lines[0]?.label).toBe(words.tcs.usualLine);
    expect(of('scrap').notes).toEqual(
      expect.arrayContaining([words.tcs.usually, words.tcs.makers, words.tcs.smallSellers]),
    );
    expect(of('vehicle').lines[0]?.label).toBe(words.tcs.line);
    expect(of('vehicle').notes).not.toContain(words.tcs.usually);
    expect(of('loan').notes[0]).toBe(words.tcs.loan);
  });
});

describe('a property that several buy', () => {
  const property = { what: 'property', pan: 'yes', amount: '60 lakh', part: '30 lakh' };

  test('has one limit for all its buyers', () => {
    const { notes, lines } = makeSheet({ ...property, day: '2026-10-10' });
    expect(notes).toEqual(expect.arrayContaining([words.together, words.eachBuyer, words.price]));
    expect(lines[0]?.working).toBe('₹60,00,000 × 1% × ₹30,00,000 ÷ ₹60,00,000');
    expect(makeSheet({ ...property, part: '', day: '2026-10-10' }).notes).not.toContain(words.together);
  });

  test('has no sum where the law was disputed', () => {
    expect(tool.answer({ ...property, day: '2024-09-30' }, TODAY, law)).toEqual({
      none: words.disputed('1 October 2024'),
    });
  });
});

describe('a challan that is the statement too', () => {
  // September 2026: due on 30 October; 1 % of 60 lakhs is 60,000.
  const property = { what: 'property', pan: 'yes', amount: '60 lakh', day: '2026-09-10' };

  test.each([
    ['2026-10-30', []],
    // s. 427 (234E): ₹200 a day; s. 398(3)(a) (201(1A)): 1.5 % for September and October, then November too.
    ['2026-10-31', [1_800, 200]],
    ['2026-11-02', [2_700, 600]],
  ])('paid on %s costs %j', (paid, costs) => {
    const { lines, total } = makeSheet({ ...property, paid });
    expect(lines.slice(1).map(({ amount }) => amount)).toEqual(costs.map(paise));
    if (total) expect(total.amount).toBe(paise(60_000 + costs.reduce((sum, cost) => sum + cost, 0)));
  });

  test('costs at most the tax', () => {
    const rent = { what: 'building', payer: 'small', last: 'yes', pan: 'yes', amount: '60,000', day: '2026-09-10' };
    // 1,200 of tax: six days after 30 October, and then no more.
    const fee = (paid: string) => makeSheet({ ...rent, paid }).lines.at(-1)?.amount;
    expect(fee('2026-11-04')).toBe(paise(1_000));
    expect(fee('2026-11-05')).toBe(paise(1_200));
    expect(fee('2026-11-06')).toBe(paise(1_200));
  });

  test('is named where its day is past', () => {
    expect(makeSheet(property, '2026-11-02').notes).toContain(words.feeToo('141'));
    expect(makeSheet(property, '2026-10-30').notes).not.toContain(words.feeToo('141'));
  });
});

describe('the interest, worked by hand', () => {
  test.each(interestCases)('%s, deducted %s, to %s, of %s', (day, deducted, paid, tax, interest) => {
    const { lines, total, headline } = makeSheet({ what: 'known', amount: tax, day, deducted, paid });
    const [first, ...more] = lines;
    expect(more.reduce((sum, { amount }) => sum + amount, 0)).toBe(paise(interest));
    if (total) expect(total.amount).toBe((first?.amount ?? 0) + paise(interest));
    if (interest === 0) expect(headline).toContain('no interest');
  });
});

describe('the interest by the examples of others', () => {
  // The rates, the days of deposit and the months have been the same since 2010.
  const facts = law.at(-1)?.facts as TdsFacts;
  const blank = {
    ...{ sold: null, payer: null, payee: null, pan: null, lorries: null, last: null },
    ...{ before: null, taxed: null, stamp: null, part: null },
  } as const;

  test.each(interestExamples)('%s', (_, late, since, done, months, tax = 1_000, interest?) => {
    const days = late === 'deduction' ? { deducted: done, paid: null } : { deducted: since, paid: done };
    const outcome: Outcome = calculateTds(
      texts,
      { ...blank, what: 'known', amount: paise(tax), day: since, ...days },
      facts,
      done,
    );
    const line = 'sheet' in outcome ? outcome.sheet.lines.at(-1) : undefined;
    expect(line?.label).toBe(words.lines[late === 'deduction' ? 'deduction' : 'deposit']);
    expect(line?.working).toContain(`${months} months`);
    if (interest) expect(line?.amount).toBe(paise(interest));
  });

  test('counts every month of the calendar that it touches', () => {
    expect(monthsTouched('2026-06-30', '2026-07-01')).toBe(2);
    expect(monthsTouched('2025-12-01', '2026-02-28')).toBe(3);
  });
});

/** Section 393(1) Sl. 2(ii) (194-I): a limit for each month from 1 April 2025 leaves earlier rent out. */
test.each([
  ['2025-03-31', true],
  ['2025-04-01', false],
])('asks for earlier rent of %s: %s', (day, isNeeded) => {
  const given = { what: 'building', payer: 'liable', pan: 'yes', amount: '30,000', day };
  expect(tool.fields.before?.isNeeded?.(given)).toBe(isNeeded);
  const [alone, after] = [makeSheet(given), makeSheet({ ...given, before: '5,00,000' })];
  expect(alone.headline !== after.headline).toBe(isNeeded);
});

test('opens with the tax, and the days until its deposit', () => {
  const given = { what: 'director', pan: 'yes', amount: '1,00,000', day: '2026-10-20' };
  expect(makeSheet(given, '2026-11-05')).toMatchObject({
    figure: { label: words.lines.tax, amount: paise(10_000) },
    beside: [words.depositBy('7 November 2026'), '2 days left'],
  });
  expect(makeSheet(given, '2026-11-08').beside).toEqual([words.lastDate('7 November 2026'), '1 day ago']);
  const late = makeSheet({ ...given, paid: '2026-11-08' }, '2026-11-08');
  // 1.5 % for October and for November on 10,000.
  expect(late.figure).toEqual({ label: words.lines.total, amount: paise(10_300) });
  expect(late.beside).toEqual([words.lateBy('₹300'), words.lastDate('7 November 2026')]);
  expect(late.lists.at(-1)?.items[0]).toBe(words.depositPast('7 November 2026'));
});

describe('section, code and days, worked by hand', () => {
  test.each(namesCases)('$given', ({ given, items }) => {
    expect(makeSheet(given, given.day).lists.flatMap((list) => list.items)).toEqual(items);
  });

  test('has no statement for a later deduction', () => {
    const given = { what: 'director', pan: 'yes', amount: '1,00,000', day: '2026-03-10', deducted: '2026-05-10' };
    const items = makeSheet(given, given.deducted).lists.flatMap((list) => list.items);
    expect(items).toContain('Deposit the TDS by 7 June 2026 (a Sunday or holiday, so 8 June 2026 is also in time).');
    expect(items.join()).toContain('ask us in which return');
  });

  test("leaves a private person's technical fees free", () => {
    const given = { what: 'technical', payer: 'small', pan: 'yes', amount: '60,00,000', day: '2026-10-10' };
    expect(makeSheet(given)).toMatchObject({ headline: words.nothing, notes: [words.notByThem], lists: [] });
  });

  test("has the rent's tax wait for March", () => {
    const given = { what: 'building', payer: 'small', last: 'no', pan: 'yes', amount: '60,000', day: '2026-11-10' };
    const { headline, lines, urgent, notes, lists } = makeSheet(given, '2027-05-01');
    expect({ headline, lines, urgent }).toEqual({ headline: words.notYet, lines: [], urgent: false });
    expect(notes).toContain(words.home);
    // 2 % of 60,000.
    expect(notes[0]).toBe(words.soFar('₹1,200', '₹60,000 × 2%'));
    expect(lists.map(({ title }) => title)).toEqual([words.lists.section, words.datesOfMarch]);
    expect(makeSheet({ ...given, amount: '50,000' }).headline).toBe(words.nothing);
    expect(makeSheet({ ...given, last: 'yes' }).headline).toBe('Deduct TDS of ₹1,200');
  });

  test('names an exempt transporter in the statement alone', () => {
    const lorry = {
      what: 'transport',
      payee: 'other',
      payer: 'liable',
      pan: 'yes',
      amount: '40,000',
      day: '2026-10-10',
    };
    const { headline, notes, lists } = makeSheet({ ...lorry, lorries: 'yes' }, lorry.day);
    expect(headline).toBe(words.nothing);
    expect(notes).toEqual([words.declared, words.moreLorries]);
    expect(lists.at(-1)?.items).toEqual([
      'File the TDS return (Form 140) for October 2026 to December 2026 by 31 January 2027 (a Sunday or holiday, so 1 February 2027 is also in time).',
    ]);
    expect(makeSheet({ ...lorry, lorries: 'yes', pan: 'no' }).notes).toContain(words.declarationNeedsPan);
    expect(makeSheet({ ...lorry, lorries: 'no' }).notes).not.toContain(words.declarationNeedsPan);
  });

  test('calls a late deposit late without interest', () => {
    const given = { what: 'known', amount: '99', day: '2026-10-10', paid: '2026-11-08' };
    expect(makeSheet(given)).toMatchObject({ headline: words.lateForNothing, notes: [words.months] });
    expect(makeSheet({ ...given, paid: '2026-11-07' }).headline).toBe(words.inTime);
  });

  test('a day of deposit that is past is told', () => {
    const given = { what: 'director', pan: 'yes', amount: '1,00,000', day: '2026-10-10' };
    expect(makeSheet(given, '2026-11-07').urgent).toBe(false);
    expect(makeSheet(given, '2026-11-08')).toMatchObject({ urgent: true, headline: 'Deduct TDS of ₹10,000' });
  });
});

describe('the dates of a payment', () => {
  // August 2026: deposit by 7 September, return by 31 October (a Saturday), certificate by 15 November (a Sunday).
  const given = { what: 'director', pan: 'yes', amount: '1,00,000', day: '2026-08-10' };
  const datesOn = (today: string): readonly string[] => makeSheet(given, today).lists.at(-1)?.items ?? [];
  const quarter = ['140', 'July 2026', 'September 2026', '31 October 2026'] as const;

  test.each([
    ['2026-09-07', [words.deposit('7 September 2026'), words.statement(...quarter)]],
    ['2026-09-08', [words.depositPast('7 September 2026'), words.statement(...quarter)]],
    ['2026-10-31', [words.depositPast('7 September 2026'), words.statement(...quarter)]],
    ['2026-11-01', [words.depositPast('7 September 2026'), words.statementPast(...quarter)]],
  ])('are past once their day is over: %s', (today, items) => {
    expect(datesOn(today).slice(0, 2)).toEqual(items);
  });

  test('say that a certificate is due on a Sunday', () => {
    expect(datesOn('2026-11-15')[2]).toBe(words.certificate('131', words.onSunday('15 November 2026')));
    expect(datesOn('2026-11-16')[2]).toBe(words.certificatePast('131', '15 November 2026'));
  });

  test('are past for a collection too', () => {
    const scrap = { what: 'tcs', sold: 'scrap', pan: 'yes', amount: '1,00,000', day: '2026-08-10' };
    const items = makeSheet(scrap, '2026-11-16').lists.at(-1)?.items;
    expect(items).toEqual([
      words.tcs.depositPast('7 September 2026'),
      words.tcs.statementPast('143', 'July 2026', 'September 2026', '31 October 2026'),
      words.tcs.certificatePast('133', '15 November 2026'),
    ]);
  });
});

// Section 393(1) Sl. 6(i) (194C): above 30,000 for one payment, or above 1,00,000 in the year.
describe('the limit that was crossed', () => {
  const contract = { what: 'contract', payer: 'liable', payee: 'person', pan: 'yes', day: '2026-10-10' };
  const { alone, together } = words.crossed;

  test.each([
    ['30,000', '70,000', null],
    ['30,001', '', alone('₹30,001', '₹30,000')],
    ['45,000', '55,000', alone('₹45,000', '₹30,000')],
    ['45,000', '70,000', together('₹70,000', '₹45,000', '₹1,15,000', '₹1,00,000')],
  ])('is named for %s after %s', (amount, before, note) => {
    const { notes } = makeSheet({ ...contract, amount, before });
    expect(notes.filter((each) => each.startsWith('Here '))).toEqual(note === null ? [] : [note]);
  });
});

describe('whatever is paid', () => {
  const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2022-04-01', days));
  const rupees = fc.integer({ min: 1, max: 200_000_000 });
  const payment = fc.record({
    what: fc.constantFrom(
      ...['contract', 'professional', 'technical', 'commission', 'building', 'machinery', 'interest', 'bank'],
      'transport',
      ...['director', 'partner', 'goods', 'property'],
    ),
    payer: fc.constantFrom('liable', 'small'),
    payee: fc.constantFrom('person', 'senior', 'other'),
    pan: fc.constantFrom('yes', 'no'),
    last: fc.constant('yes'),
    lorries: fc.constantFrom('yes', 'no'),
    day,
  });

  propertyTest(
    'more is never taxed less, the tax is never more than a fifth of the year, and whole rupees',
    [payment, rupees, rupees, rupees],
    (given, amount, before, more) => {
      const of = (sum: number) => calculateTax({ ...given, amount: String(sum), before: String(before) });
      const tax = of(amount);
      expect(of(amount + more)).toBeGreaterThanOrEqual(tax);
      expect(tax).toBeLessThanOrEqual(paise(amount + before) / 5 + 50);
      expect(tax % 100).toBe(0);
    },
  );

  propertyTest('without PAN it is never less', [payment, rupees], (given, amount) => {
    const of = (pan: string) => calculateTax({ ...given, amount: String(amount), pan });
    expect(of('no')).toBeGreaterThanOrEqual(of('yes'));
  });

  const days = fc.integer({ min: 0, max: 400 });
  propertyTest(
    'a later deposit never costs less, and the parts add up to what is deposited',
    [day, rupees, days, days],
    (paidOn, amount, late, later) => {
      const deducted = addDays(paidOn, late);
      const of = (after: number): number => {
        const { lines, total } = makeSheet(
          { what: 'known', amount: String(amount), day: paidOn, deducted, paid: addDays(deducted, after) },
          '2029-12-31',
        );
        const sum = lines.reduce((all, line) => all + line.amount, 0);
        expect(total?.amount ?? sum).toBe(sum);
        return sum;
      };
      expect(of(later + 1)).toBeGreaterThanOrEqual(of(later));
    },
  );
});

describe('an unanswered question', () => {
  const who = { payer: 'liable', payee: 'other', pan: 'yes' };
  const contract = { ...who, what: 'contract', amount: '40,000', day: '2026-10-10' };
  test.each([
    ['what is paid', { ...contract, what: '' }, 'what'],
    ['who pays', { ...contract, payer: '' }, 'payer'],
    ['who receives', { ...contract, payee: '' }, 'payee'],
    ['the PAN', { ...contract, pan: '' }, 'pan'],
    ['more taxed than paid', { ...contract, before: '10,000', taxed: '10,001' }, 'taxed'],
    ['a deduction before the payment', { ...contract, deducted: '2026-10-09' }, 'deducted'],
    ['a deposit before the deduction', { ...contract, deducted: '2026-10-12', paid: '2026-10-11' }, 'paid'],
    ['whether the rent is the last', { ...contract, what: 'building', payer: 'small' }, 'last'],
    ['how many lorries he has', { ...contract, what: 'transport' }, 'lorries'],
    ['what is sold', { what: 'tcs', pan: 'yes', amount: '40,000', day: '2026-10-10' }, 'sold'],
    ['a part above the price', { ...contract, what: 'property', part: '40,001' }, 'part'],
    ['a day whose law is not known', { ...contract, day: '2022-03-31' }, 'day'],
  ])('%s', (_, given, field) => {
    const result = tool.answer(given, TODAY, law);
    expect('mistakes' in result && result.mistakes[field]).toMatch(/\w/);
  });
});
