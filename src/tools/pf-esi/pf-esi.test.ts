import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pfEsiWords as words } from '../../../content/tools/pf-esi.ts';
import { allTools } from '../all-tools.ts';
import { caseFragment, caseIn, caseLines } from '../case.ts';
import { paise } from '../money.ts';
import type { Outcome, Sheet } from '../tool.ts';
import { contributionsOf } from './contributions.ts';
import type { PfEsiFacts } from './facts.ts';
import { pfEsiOf } from './pf-esi.ts';
import { contributionExamples } from './testing/examples.ts';

const facts: PfEsiFacts = {
  pf: { employee: 12, employer: 12 },
  esi: { employee: 0.75, employer: 3.25, limit: paise(21_000) },
};

const sheetOf = (outcome: Outcome): Sheet => {
  if ('none' in outcome) throw new Error(outcome.none);
  return outcome.sheet;
};

describe('the examples of others', () => {
  test.each(contributionExamples.map((example) => [example.source, example] as const))('%s', (_, example) => {
    const { pf = 0, gross = 0, esi, says } = example;
    const own = esi ? { ...facts, esi: { ...facts.esi, employee: esi[0], employer: esi[1] } } : facts;
    const expected = Object.fromEntries(Object.entries(says).map(([name, rupees]) => [name, paise(rupees)]));
    expect(contributionsOf({ pf: paise(pf), gross: paise(gross) }, own)).toMatchObject(expected);
  });
});

const wage = fc.integer({ min: 0, max: 100_000_000 });
const employees = fc.array(fc.record({ pf: wage, gross: wage }), { minLength: 1, maxLength: 40 });

describe('a list of wages', () => {
  test('comes to the sum of its rows, in whole rupees', () => {
    fc.assert(
      fc.property(employees, (list) => {
        const { lines, total, table } = sheetOf(pfEsiOf(list, facts));
        const rows = list.map((wages) => contributionsOf(wages, facts));
        const all = rows.flatMap((row) => Object.values<number>({ ...row })).reduce((sum, each) => sum + each, 0);
        expect(total?.amount).toBe(all);
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(all);
        expect(all % 100).toBe(0);
        expect(table?.rows).toHaveLength(list.length);
      }),
    );
  });

  test('costs no less with a higher wage that is insured too, and nothing without a wage', () => {
    const limit = facts.esi.limit;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: limit - 1 }), wage, (gross, pf) => {
        const [less, more] = [
          contributionsOf({ pf, gross }, facts),
          contributionsOf({ pf: pf + 1, gross: gross + 1 }, facts),
        ];
        for (const name of Object.keys(less) as (keyof typeof less)[])
          expect(more[name]).toBeGreaterThanOrEqual(less[name]);
      }),
    );
    expect(Object.values({ ...contributionsOf({ pf: 0, gross: 0 }, facts) })).toEqual([0, 0, 0, 0]);
  });

  test('is insured up to the limit and not beyond', () => {
    expect(contributionsOf({ pf: 0, gross: paise(21_000) }, facts).esiEmployee).toBe(paise(158));
    expect(contributionsOf({ pf: 0, gross: paise(21_000) + 1 }, facts).esiEmployee).toBe(0);
  });
});

describe('with the register as it stands', () => {
  const { tool, law } = allTools['pf-esi'];
  const answer = (wages: string) => tool.answer({ wages }, '2026-11-22', law);
  const answered = (wages: string): Sheet => {
    const result = answer(wages);
    if ('mistakes' in result) throw new Error(result.mistakes.wages);
    return sheetOf(result);
  };

  test('PF and ESI are stated', () => {
    const { lines, total, headline } = answered('15000 18000\n12,345 14,555');
    expect(headline).toBe('2 employees');
    // 1,481.40 is rounded down, 109.16 and 473.04 up.
    expect(lines.map(({ amount }) => amount / 100)).toEqual([3_281, 3_281, 245, 1_059]);
    expect(total?.amount).toBe(paise(7_866));
  });

  test('a wage above the limit has no ESI', () => {
    expect(answered('15000 30000').notes).toContain(words.above(1));
  });

  test.each([
    ['nothing', ''],
    ['names alone', 'Ravi Kumar'],
    ['a line that cannot be read', '15000 18000\nLatha 1234 5678 9012'],
    ['one amount', '15000'],
    ['three amounts', '15000 18000 200'],
    ['amounts the wrong way round', '18000 15000'],
    ['a wage beyond belief', '15000 2000000'],
    ['too many employees', '15000 18000\n'.repeat(501)],
  ])('%s is refused in words', (_, wages) => {
    const result = answer(wages);
    expect('mistakes' in result && result.mistakes.wages).toMatch(/Please|ask us/);
  });

  test('only sums go to the firm, and there is no link', () => {
    const typed = { wages: 'Ravi 15000 18000\nDevi 12000 14000' };
    const result = answer(typed.wages);
    if ('mistakes' in result) throw new Error('refused');
    const text = caseLines(tool.fields, typed, result).join('\n');
    expect(text).toContain('2 employees');
    expect(text).toContain(words.lines.pfEmployees);
    expect(text).not.toMatch(/Ravi|Devi|15,?000|18,?000|12,?000|14,?000/);
    expect(caseFragment(tool.fields, typed)).toBeNull();
    expect(caseIn(tool.fields, '#wages=15000+18000')).toBeNull();
  });
});
