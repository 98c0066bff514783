import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tdsLateFeeWords as words } from '../../../content/tools/tds-late-fee.ts';
import { addDays, daysBetween } from '../../dates/days.ts';
import { allTools } from '../all-tools.ts';

import { paise } from '../money.ts';
import { dueAfter, quarterOf } from '../quarter.ts';
import type { Outcome, Sheet } from '../tool.ts';
import { movedOf, type TdsLateFeeFacts } from './facts.ts';
import { tdsLateFeeOf } from './tds-late-fee.ts';
import { feeExamples } from './testing/examples.ts';

const sheetOf = (outcome: Outcome): Sheet => {
  if ('none' in outcome) throw new Error(outcome.none);
  return outcome.sheet;
};

const dueDays = [
  { day: 31, month: 5 },
  { day: 31, month: 7 },
  { day: 31, month: 10 },
  { day: 31, month: 1 },
];
const facts: TdsLateFeeFacts = {
  due: { tds: dueDays, tcs: dueDays },
  moved: { tds: {}, tcs: {} },
  fee: { perDay: paise(200), capped: true },
};
const uncapped: TdsLateFeeFacts = { ...facts, fee: { ...facts.fee, capped: false } };

describe('the examples of others', () => {
  test.each(feeExamples.map((example) => [example.source, example] as const))('%s', (_, example) => {
    const { quarter, filed, tax, due, says } = example;
    const own = due ? { ...facts, due: { ...facts.due, tds: [{ day: due[0], month: due[1] }] } } : facts;
    const given = { what: 'tds', quarter, done: filed, tax: paise(tax) } as const;
    const { headline, total } = sheetOf(tdsLateFeeOf(given, own));
    if (says.days) expect(headline).toBe(words.late(says.days));
    if (says.fee) expect(total?.amount).toBe(paise(says.fee));
  });
});

const quarter = fc
  .tuple(fc.integer({ min: 2022, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
const tax = fc.integer({ min: 0, max: 100_000_000_000 });
const rules = fc.constantFrom(facts, uncapped);

const feeFor = (given: { quarter: string; tax: number; late: number }, rule: TdsLateFeeFacts): Sheet => {
  const due = dueAfter(quarterOf(given.quarter), dueDays);
  return sheetOf(
    tdsLateFeeOf({ what: 'tds', quarter: given.quarter, done: addDays(due, given.late), tax: given.tax }, rule),
  );
};

describe('a statement', () => {
  test('is due after its quarter, within two months', () => {
    fc.assert(
      fc.property(quarter, (month) => {
        const { first, last } = quarterOf(month);
        expect(first <= month && month <= last).toBe(true);
        const due = dueAfter({ first, last }, dueDays);
        expect(due.slice(0, 7) > last).toBe(true);
        expect(daysBetween(`${last}-01`, due)).toBeLessThanOrEqual(92);
      }),
    );
    expect(dueAfter(quarterOf('2026-03'), dueDays)).toBe('2026-05-31');
    expect(dueAfter(quarterOf('2026-11'), dueDays)).toBe('2027-01-31');
  });

  test('costs no less the later it is, never more than the tax where that is the cap, and its lines add up', () => {
    const given = fc.record({ quarter, tax, late: fc.integer({ min: 1, max: 2_000 }) });
    fc.assert(
      fc.property(given, rules, (each, rule) => {
        const today = feeFor(each, rule);
        const tomorrow = feeFor({ ...each, late: each.late + 1 }, rule);
        expect(tomorrow.total?.amount).toBeGreaterThanOrEqual(today.total?.amount ?? 0);
        if (rule.fee.capped) expect(today.total?.amount).toBeLessThanOrEqual(each.tax);
        expect(today.total?.amount).toBe(today.lines.reduce((sum, line) => sum + line.amount, 0));
        expect(Number.isSafeInteger(today.total?.amount)).toBe(true);
      }),
    );
  });

  test('is late from the day that the government has set, for that quarter alone', () => {
    const moved = { ...facts, moved: { tds: { '2026-27-q1': '2026-08-15' }, tcs: {} } };
    const of = (quarterGiven: string, done: string) =>
      sheetOf(tdsLateFeeOf({ what: 'tds', quarter: quarterGiven, done, tax: paise(50_000) }, moved)).headline;
    expect(of('2026-06', '2026-08-20')).toBe(words.late(5));
    expect(of('2026-09', '2026-11-05')).toBe(words.late(5));

    const extension = {
      period: '2026-27-q1',
      to: '2026-08-15',
      by: 'Circular 99/2026',
      source: 'https://example.com',
      recorded: '2026-07-30',
    };
    const all = (['tds-salaries', 'tds-residents', 'tds-non-residents'] as const).map((due) => ({ ...extension, due }));
    expect(movedOf('tds', all)).toEqual({ '2026-27-q1': '2026-08-15' });
    expect(movedOf('tds', all.slice(1))).toEqual({ '2026-27-q1': null });
    const some = { ...facts, moved: { tds: movedOf('tds', all.slice(1)), tcs: {} } };
    const given = { what: 'tds', quarter: '2026-06', done: '2026-08-20', tax: paise(50_000) } as const;
    expect(tdsLateFeeOf(given, some)).toHaveProperty('none');
  });

  test('costs nothing up to its due day', () => {
    fc.assert(
      fc.property(quarter, tax, fc.integer({ min: 0, max: 60 }), rules, (month, amount, early, rule) => {
        const { lines, headline } = feeFor({ quarter: month, tax: amount, late: -early }, rule);
        expect(lines).toEqual([]);
        expect(headline).toBe(words.onTime);
      }),
    );
  });
});

describe('with the register as it stands', () => {
  const { tool, law } = allTools['tds-late-fee'];
  const answer = (typed: Readonly<Record<string, string>>, today = '2026-11-22') => tool.answer(typed, today, law);
  const june = { what: 'tds', quarter: '2026-06', done: '2026-08-20', tax: '50,000' };

  test('a fee below the tax', () => {
    expect(answer(june)).toMatchObject({ sheet: { headline: '20 days late', total: { amount: paise(4_000) } } });
  });

  test('a fee is never more than the tax', () => {
    expect(answer({ ...june, tax: '3,000' })).toMatchObject({ sheet: { total: { amount: paise(3_000) } } });
  });

  test.each([
    ['a statement without its quarter', { ...june, quarter: '' }, 'quarter'],
    ['a quarter that is not over', { ...june, quarter: '2026-10' }, 'quarter'],
    ['a month before the tool begins', { ...june, quarter: '2022-03' }, 'quarter'],
    ['a day far ahead', { ...june, done: '2036-01-01' }, 'done'],
    ['no tax', { ...june, tax: '' }, 'tax'],
    ['an amount beyond belief', { ...june, tax: '200 crore' }, 'tax'],
    ['nothing at all', {}, 'what'],
  ])('%s is refused at its field', (_, typed, field) => {
    const result = answer(typed);
    expect('mistakes' in result && result.mistakes[field]).toMatch(/\w/);
  });
});
