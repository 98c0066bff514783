import { describe, expect, test } from 'vitest';
import { sampleEditions } from '../../tests/support/firms.ts';
import { allTools } from './all-tools.ts';
import { isUsed } from './is-used.ts';
import { englishTools } from './testing/english.ts';
import { sheetIn } from './testing/sheet-in.ts';

const TODAY = '2026-11-27';

describe('a figure is used', () => {
  const line = { figure: 'tds:194a-rate', from: '2025-04-01', until: '2026-04-01' };

  test.each([
    ['the day before its first', '2025-03-31', false],
    ['its first day', '2025-04-01', true],
    ['its last day', '2026-03-31', true],
    ['the day after', '2026-04-01', false],
  ])('on %s', (_, day, used) => {
    expect(isUsed(line, undefined, day)).toBe(used);
  });

  test('only by a case that names it', () => {
    expect(isUsed(line, ['tds:194a-rate'], '2025-06-01')).toBe(true);
    expect(isUsed(line, ['tds:194c-rate/others'], '2025-06-01')).toBe(false);
    expect(isUsed({ figure: 'tds:194a-rate' }, ['tds:194a-rate'], '1999-01-01')).toBe(true);
  });
});

describe.each(Object.entries(sampleEditions(TODAY)))('in "%s"', (_, edition) => {
  test.each(Object.entries(allTools(edition)))('every figure of %s has its value today', (_, { used }) => {
    for (const { figure, periods } of used) {
      const now = periods.find(({ from, until }) => isUsed({ figure, from, until }, undefined, TODAY));
      expect(now?.text, figure).toMatch(/\S/);
    }
  });
});

const wages = '15000 18000';
const cases = [
  ['pf-esi', { month: '2026-10', wages }],
  ['gst', { prices: 'with', place: 'here', amount: '118', rate: '18', round: 'yes', day: TODAY }],
  ['gst-late-fee', { filer: 'monthly', form: 'gstr-1', month: '2026-09', filed: '2026-10-20', turnover: '1 crore' }],
  [
    'gst-registration-check',
    { exempt: 'no', sells: 'goods', sales: '50 lakh', per: 'sold', states: 'no', online: 'no' },
  ],
  ['tds', { what: 'property', pan: 'no', amount: '60 lakh', day: '2026-10-20', paid: '2026-12-15' }],
  ['tds', { what: 'tcs', sold: 'scrap', pan: 'no', amount: '1 lakh', day: '2026-10-20' }],
  ['tds-late-fee', { what: 'tcs', quarter: '2026-06', done: '2026-08-20', tax: '50,000' }],
  ['advance-tax', { year: '2026-27', who: 'others', tax: '2 lakh' }],
  ['itr-form', { who: 'individual', work: 'none', gains: 'none', over: 'no', special: 'no', audit: 'none' }],
  ['notice', { form: 'ASMT-10' }],
  ['notice', { form: 'DRC-07', reached: '2026-11-01' }],
] as const;

test.each(cases)('a case of %s names figures of its page: %o', (slug, typed) => {
  const { tool, law, used } = englishTools[slug];
  const { uses = [], lawOf } = sheetIn(tool.answer(typed, TODAY, law));
  const named = used.map(({ figure }): string => figure);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.length).toBeLessThan(Math.max(named.length, 5));
  expect(uses.filter((each) => !named.includes(each))).toEqual([]);
  expect(lawOf).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('names interest, damages and late fee only of a late month', () => {
  const { tool, law } = englishTools['pf-esi'];
  const usesOn = (today: string) => sheetIn(tool.answer({ month: '2026-10', wages }, today, law)).uses ?? [];
  const [inTime, late] = [usesOn('2026-11-15'), usesOn('2026-11-16')];
  expect(inTime).toEqual(expect.arrayContaining(['pf:employees', 'esi:employees']));
  const added = ['esi:interest', 'pf:damages', 'pf:interest', 'pf:return-late-fee'];
  expect(late.filter((each) => !inTime.includes(each)).toSorted()).toEqual(added);
});

test('names what a payment uses', () => {
  const { tool, law } = englishTools.tds;
  const given = { what: 'contract', payer: 'liable', payee: 'person', pan: 'yes', amount: '50,000', day: '2026-11-20' };
  const { uses } = sheetIn(tool.answer(given, TODAY, law));
  expect(uses?.toSorted()).toEqual([
    'advance:holidays',
    'tds:194c-rate/individual',
    'tds:194c-threshold/aggregate',
    'tds:194c-threshold/single',
    'tds:certificate-days',
    'tds:codes/person',
    'tds:deposit-due',
    'tds:due-all',
    'tds:payer-turnover',
  ]);
});
