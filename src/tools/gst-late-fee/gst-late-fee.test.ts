import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../dates/days.ts';
import { addMonths, dayOf } from '../../dates/months.ts';
import { allTools } from '../all-tools.ts';
import { paise } from '../money.ts';
import type { Outcome, Sheet } from '../tool.ts';
import type { GstLateFeeFacts, LateFee } from './facts.ts';
import { gstLateFeeOf } from './gst-late-fee.ts';
import { type LateFeeExample, lateFeeExamples } from './testing/examples.ts';

const sheetOf = (outcome: Outcome): Sheet => {
  if ('none' in outcome) throw new Error(outcome.none);
  return outcome.sheet;
};

const cap = (fee: number): LateFee['most'] => [{ turnover: null, fee: paise(fee) }];

const factsOf = ({ form, law = {} }: Pick<LateFeeExample, 'form' | 'law'>): GstLateFeeFacts => ({
  dueDay: { 'gstr-3b': 20, 'gstr-1': 11, ...(law.dueDay ? { [form]: law.dueDay } : {}) },
  moved: { 'gstr-3b': {}, 'gstr-1': {} },
  fee: {
    perDay: paise(law.perDay ?? 50),
    most: (law.caps ?? []).map(({ turnover, fee }) => ({ turnover: turnover && paise(turnover), fee: paise(fee) })),
  },
  nilFee: { perDay: paise(20), most: law.nilCap ? cap(law.nilCap) : [] },
  interest: 18,
});

/** Rupees: some pages cut the paise off, and we round them as the act says. */
const ROUNDED = 1;

describe('the examples of others', () => {
  test.each(lateFeeExamples.map((example) => [example.source, example] as const))('%s', (_, example) => {
    const { form, month, filed, nil, tax, says } = example;
    const given = { form, month, filed, nil: nil ? 'yes' : 'no', tax: tax === undefined ? null : paise(tax) } as const;
    const { headline, lines } = sheetOf(gstLateFeeOf(given, factsOf(example)));
    const [fee, interest] = lines;
    if (says.days) expect(headline).toMatch(new RegExp(`^${says.days} days? late$`));
    if (says.fee) expect(fee?.amount).toBe(paise(says.fee));
    if (says.interest) expect(Math.abs((interest?.amount ?? 0) / 100 - says.interest)).toBeLessThanOrEqual(ROUNDED);
  });
});

const plain = factsOf({ form: 'gstr-3b' });
const capped = factsOf({
  form: 'gstr-3b',
  law: {
    nilCap: 500,
    caps: [
      { turnover: 15_000_000, fee: 2_000 },
      { turnover: 50_000_000, fee: 5_000 },
      { turnover: null, fee: 10_000 },
    ],
  },
});

const month = fc
  .tuple(fc.integer({ min: 2021, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

const returns = fc.record({
  form: fc.constantFrom('gstr-3b', 'gstr-1'),
  month,
  nil: fc.constantFrom('yes', 'no'),
  late: fc.integer({ min: 1, max: 1_090 }),
  tax: fc.option(fc.integer({ min: 1, max: 100_000_000_000 })),
});

type Return = Readonly<typeof returns extends fc.Arbitrary<infer T> ? T : never>;

const filedLate = ({ late, tax, ...given }: Return, facts: GstLateFeeFacts, more = 0): Sheet => {
  const due = dayOf(addMonths(given.month, 1), facts.dueDay[given.form]);
  const paid = given.form === 'gstr-3b' && given.nil === 'no' ? tax : null;
  return sheetOf(gstLateFeeOf({ ...given, filed: addDays(due, late + more), tax: paid }, facts));
};

describe('a late return', () => {
  test.each([
    ['as specified', plain],
    ['with caps', capped],
  ])('costs no less the later it is, %s', (_, facts) => {
    fc.assert(
      fc.property(returns, (given) => {
        const today = filedLate(given, facts).lines;
        const tomorrow = filedLate(given, facts, 1).lines;
        // Beyond the lowest cap there is a sum for each turnover instead.
        if (tomorrow.length === 0) return;
        expect(tomorrow.length).toBe(today.length);
        for (const [index, line] of today.entries())
          expect(tomorrow[index]?.amount).toBeGreaterThanOrEqual(line.amount);
      }),
    );
  });

  test('its lines add up to the total', () => {
    fc.assert(
      fc.property(returns, (given) => {
        const { lines, total } = filedLate(given, plain);
        const added = lines.filter(({ subtotal }) => !subtotal).reduce((sum, { amount }) => sum + amount, 0);
        expect(total?.amount).toBe(added);
        expect(Number.isSafeInteger(added)).toBe(true);
      }),
    );
  });

  test('costs nothing up to its due day', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 0, max: 19 }), (each, early) => {
        const filed = addDays(dayOf(addMonths(each, 1), 20), -early);
        const given = { form: 'gstr-3b', month: each, filed, nil: 'no', tax: paise(48_000) } as const;
        const { lines, headline } = sheetOf(gstLateFeeOf(given, plain));
        expect(lines).toEqual([]);
        expect(headline).toBe('Not late');
      }),
    );
  });

  test('without the tax shows the fee alone, and says so', () => {
    const given = { form: 'gstr-3b', month: '2026-09', filed: '2026-11-22', nil: 'no', tax: null } as const;
    const { lines, total, notes } = sheetOf(gstLateFeeOf(given, plain));
    expect(lines.map(({ amount }) => amount)).toEqual([paise(1_650)]);
    expect(total?.amount).toBe(paise(1_650));
    expect(notes.join()).toContain('No tax was given');
  });

  test('that is more than three years past its due day has no result', () => {
    const given = { form: 'gstr-1', month: '2023-10', nil: 'no', tax: null } as const;
    expect(gstLateFeeOf({ ...given, filed: '2026-11-11' }, plain)).toHaveProperty('sheet');
    expect(gstLateFeeOf({ ...given, filed: '2026-11-12' }, plain)).toHaveProperty('none');
  });

  test('is counted from the day that the government has set', () => {
    const moved = { ...plain, moved: { ...plain.moved, 'gstr-3b': { '2026-09': '2026-11-20' } } };
    const given = { form: 'gstr-3b', month: '2026-09', filed: '2026-11-22', nil: 'no', tax: null } as const;
    expect(sheetOf(gstLateFeeOf(given, moved)).headline).toBe('2 days late');
  });

  test('beyond the lowest cap has a sum for each turnover', () => {
    const given = { form: 'gstr-3b', month: '2026-06', filed: '2026-11-22', nil: 'no', tax: null } as const;
    const { lines, total, lists } = sheetOf(gstLateFeeOf(given, capped));
    expect(lines).toEqual([]);
    expect(total).toBeUndefined();
    expect(lists[0]?.items.map((item) => /₹[\d,]+$/.exec(item)?.[0])).toEqual(['₹2,000', '₹5,000', '₹6,250']);
  });

  test('that is nil is capped for everybody', () => {
    const given = { form: 'gstr-3b', month: '2026-06', filed: '2026-11-22', nil: 'yes', tax: null } as const;
    expect(sheetOf(gstLateFeeOf(given, capped)).total?.amount).toBe(paise(500));
  });
});

describe('with the register as it stands', () => {
  const { tool, law } = allTools['gst-late-fee'];
  const answer = (typed: Readonly<Record<string, string>>, today = '2026-11-22') => tool.answer(typed, today, law);
  const september = { form: 'gstr-3b', month: '2026-09', filed: '2026-11-22', nil: 'no', tax: '48,000' };

  test('a few weeks', () => {
    const result = answer(september);
    if (!('sheet' in result)) throw new Error('no sheet');
    expect(result.sheet.lines.map(({ amount }) => amount / 100)).toEqual([1_650, 781, 2_431, 48_000]);
    expect(result.sheet.total?.amount).toBe(paise(50_431));
  });

  test('a long delay of a nil return costs no more than the cap', () => {
    expect(answer({ ...september, month: '2026-07', nil: 'yes', tax: '' })).toMatchObject({
      sheet: { total: { amount: paise(500) } },
    });
  });

  test.each([
    ['a month that is not over', { ...september, month: '2026-11' }, 'month'],
    ['a month before the tool begins', { ...september, month: '2021-05' }, 'month'],
    ['a day far ahead', { ...september, filed: '2036-11-22' }, 'filed'],
    ['an amount that is none', { ...september, tax: '-5' }, 'tax'],
    ['an amount beyond belief', { ...september, tax: '200 crore' }, 'tax'],
    ['tax of a nil return', { ...september, nil: 'yes' }, 'tax'],
    ['tax of a GSTR-1', { ...september, form: 'gstr-1' }, 'tax'],
    ['nothing at all', {}, 'form'],
    ['an answer that is not offered', { ...september, form: 'gstr-9' }, 'form'],
  ])('%s is refused at its field', (_, typed, field) => {
    const result = answer(typed);
    expect('mistakes' in result && result.mistakes[field]).toMatch(/\w/);
  });
});
