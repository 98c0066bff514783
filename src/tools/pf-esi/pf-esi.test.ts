import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factValue } from '../../../content/read-facts.ts';
import { always } from '../../../tests/support/always.ts';
import { caseFragment, caseIn, caseLines } from '../case.ts';
import { paise } from '../money.ts';
import { english, englishTools } from '../testing/english.ts';
import type { Outcome, Sheet } from '../tool.ts';
import type { PfEsiFacts } from './facts.ts';
import { administrationOf, contributionsOf, pfEsiOf } from './pf-esi.ts';
import { esiExamples, pfExamples } from './testing/examples.ts';

const { pfEsiWords: words } = english;
const texts = { ...english, words };

const facts: PfEsiFacts = {
  pf: {
    employee: 12,
    employer: 12,
    edli: 0.5,
    ceiling: paise(25_000),
    administration: { rate: 0.5, least: paise(500) },
  },
  esi: { employee: 0.75, employer: 3.25, limit: paise(21_000), disabilityLimit: paise(25_000) },
};

const sheetOf = (outcome: Outcome): Sheet => {
  if ('none' in outcome) throw new Error(outcome.none);
  return outcome.sheet;
};

describe('the examples of others', () => {
  test.each(pfExamples)('%s', (_, wages, employee, employer?) => {
    const { pfEmployee, pfEmployer } = contributionsOf({ pf: paise(wages), gross: 0 }, facts);
    expect(pfEmployee).toBe(paise(employee));
    if (employer !== undefined) expect(pfEmployer).toBe(paise(employer));
  });

  test.each(esiExamples)('%s', (_, gross, esiEmployee, esiEmployer, [employee, employer] = [0.75, 3.25]) => {
    const contributions = contributionsOf(
      { pf: 0, gross: paise(gross) },
      { ...facts, esi: { ...facts.esi, employee, employer } },
    );
    expect(contributions).toMatchObject({ esiEmployee: paise(esiEmployee), esiEmployer: paise(esiEmployer) });
  });
});

const wage = fc.integer({ min: 0, max: 100_000_000 });
const employees = fc.array(fc.record({ pf: wage, gross: wage }), { minLength: 1, maxLength: 40 });

describe('a list of wages', () => {
  always('comes to the sum of its rows, in whole rupees', [employees], (list) => {
    const { lines, total, table } = sheetOf(pfEsiOf(texts, '2026-10', list, facts));
    const rows = list.map((wages) => contributionsOf(wages, facts));
    const wages = list.reduce((sum, { pf }) => sum + pf, 0);
    const all = rows
      .flatMap((row) => Object.values<number>({ ...row }))
      .reduce((sum, each) => sum + each, administrationOf(wages, facts));
    expect(total?.amount).toBe(all);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(all);
    expect(all % 100).toBe(0);
    expect(table?.rows).toHaveLength(list.length);
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
    expect(Object.values({ ...contributionsOf({ pf: 0, gross: 0 }, facts) })).toEqual([0, 0, 0, 0, 0]);
  });

  test('is insured up to the limit and not beyond', () => {
    expect(contributionsOf({ pf: 0, gross: paise(21_000) }, facts).esiEmployee).toBe(paise(158));
    expect(contributionsOf({ pf: 0, gross: paise(21_000) + 1 }, facts).esiEmployee).toBe(0);
  });
});

describe('with the register as it stands', () => {
  const { tool, law } = englishTools['pf-esi'];
  const answer = (wages: string, month = '2026-10') => tool.answer({ month, wages }, '2026-11-22', law);
  const answered = (wages: string, month?: string): Sheet => {
    const result = answer(wages, month);
    if ('mistakes' in result) throw new Error(result.mistakes.wages);
    return sheetOf(result);
  };

  test('PF and ESI are stated', () => {
    const { lines, total, headline } = answered('15000 18000\n12,345 14,555');
    expect(headline).toBe('2 employees');
    // 1,481.40 is rounded down, 109.16 and 473.04 up.
    expect(lines.map(({ amount }) => amount / 100)).toEqual([3_281, 3_281, 137, 500, 245, 1_059]);
    expect(total?.amount).toBe(paise(8_503));
  });

  /**
   * Worked by hand: PF 12 % twice, EDLI 0.5 % of the wage up to the ceiling (15,000 until August 2026, then 25,000), each to
   * the nearest rupee; administration 0.5 % of all PF wages, at least 500; ESI 0.75 % and 3.25 % up to 21,000, upwards.
   * EPF Scheme, 2026, paragraph 18; EDLI Scheme, 2026, paragraph 5; S.O. 5109(E) of 17 September 2026; S.O. 2011(E) of 2018;
   * rule 50 of 1950. Rupees: staff's PF, employer's PF, EDLI, administration, staff's ESI, employer's ESI.
   */
  test.each([
    ['the challan of a ceiling of 15,000', '2026-08', '15000 18500', [1_800, 1_800, 75, 500, 139, 602]],
    ['at the old ceiling, one below', '2026-08', '14999 18500', [1_800, 1_800, 75, 500, 139, 602]],
    ['above the old ceiling EDLI stops', '2026-08', '25000 25000', [3_000, 3_000, 75, 500]],
    ['the new ceiling', '2026-10', '25000 25000', [3_000, 3_000, 125, 500]],
    ['one below it', '2026-10', '24999 25000', [3_000, 3_000, 125, 500]],
    ['one above it', '2026-10', '25001 25001', [3_000, 3_000, 125, 500]],
    ['far above it, on the whole wage', '2026-10', '60000 80000', [7_200, 7_200, 125, 500]],
    ['at the limit of ESI', '2026-10', '15000 21000', [1_800, 1_800, 75, 500, 158, 683]],
    ['one above the limit of ESI', '2026-10', '15000 21001', [1_800, 1_800, 75, 500]],
    ['one below the limit of ESI', '2026-10', '15000 20999', [1_800, 1_800, 75, 500, 158, 683]],
    ['paise below a half', '2026-10', '4170.83 5000', [500, 500, 21, 500, 38, 163]],
    ['paise above a half', '2026-10', '4170.84 5000', [501, 501, 21, 500, 38, 163]],
    ['ESI alone', '2026-10', '0 10000', [75, 325]],
    ['PF alone', '2026-10', '10000 0', [1_200, 1_200, 50, 500]],
    ['administration at its least', '2026-10', '50000 60000\n50000 60000', [12_000, 12_000, 250, 500]],
    ['administration above it', '2026-10', '50000 60000\n50300 60000', [12_036, 12_036, 250, 502]],
    ['one above the limit leaves others', '2026-10', '15000 18500\n20000 30000', [4_200, 4_200, 175, 500, 139, 602]],
    ['a leap day', '2028-02', '15000 18500', [1_800, 1_800, 75, 500, 139, 602]],
  ])('%s (%s)', (_, month, wages, rupees) => {
    const result = tool.answer({ month, wages }, '2028-03-01', law);
    if ('mistakes' in result) throw new Error(JSON.stringify(result.mistakes));
    expect(sheetOf(result).lines.map(({ amount }) => amount / 100)).toEqual(rupees);
  });

  test('the reason why a wage has no ESI stands in its row', () => {
    expect(answered('15000 18500\n20000 30000').table?.rows[1]?.slice(-2)).toEqual([words.aboveCell, words.aboveCell]);
  });

  test('September 2026 is left out, and the reason is said', () => {
    const result = answer('15000 18500', '2026-09');
    expect('mistakes' in result && result.mistakes.month).toBe(words.mistakes.split);
  });

  test('a heading and a line of totals are nobody, and a line in words alone is told', () => {
    expect(answered('Name PF Gross\nRavi 15000 18500\nTotal 15000 18500').headline).toBe('1 employee');
    const result = answer('Ravi 15000 18500\nMeena fourteen thousand');
    expect('mistakes' in result && result.mistakes.wages).toBe(words.mistakes.unread(2));
  });

  test('a wage above the limit has no ESI', () => {
    expect(answered('15000 30000').notes).toEqual(
      expect.arrayContaining([words.above(1), words.stillInsured('₹25,000')]),
    );
    expect(answered('15000 21000').notes).not.toContain(words.stillInsured('₹25,000'));
  });

  // S.O. 5109(E): 25,000 from 17 September 2026, 15,000 before.
  test.each([
    ['2026-10', '25000 25000', 0, '₹25,000'],
    ['2026-10', '25001 25001', 1, '₹25,000'],
    ['2026-10', '30000 30000\n30000 30000', 2, '₹25,000'],
    ['2026-08', '15000 20000', 0, '₹15,000'],
    ['2026-08', '15001 20000', 1, '₹15,000'],
  ])('PF above the ceiling of %s is said to be a choice: %s', (month, wages, count, ceiling) => {
    const note = words.aboveCeiling(count, ceiling, 12);
    expect(answered(wages, month).notes.includes(note)).toBe(count > 0);
  });

  test('ESI is due on the same day as PF', () => {
    expect(factValue('esi.return-due', '2026-11-26')).toEqual(factValue('pf.return-due', '2026-11-26'));
  });

  test.each([
    ['a running number', '1 Ravi 18000\n2 Devi 14000'],
    ['a single running number', '1 Ravi 18000'],
    ['a staff number', '1001 Ravi 18000'],
    ['staff numbers that count', '11001 Ravi 18000\n11002 Devi 14000'],
    ['an age', 'Ravi, 34, 18000\nDevi, 28, 14000'],
  ])('%s beside one amount is no PF wage', (_, wages) => {
    const result = answer(wages);
    expect('mistakes' in result && result.mistakes.wages).toBe(words.mistakes.notWages);
  });

  test.each([
    ['no PF', '0 18000\n0 14000'],
    ['a PF wage at the ceiling of a large salary', '25000 300000'],
    ['one small wage among others', '1000 18000\n15000 18500'],
    ['two equal wages', '15000 18000\n15000 18000'],
  ])('%s is taken', (_, wages) => {
    expect(answered(wages).lines.length).toBeGreaterThan(0);
  });

  test('lakhs are read as lakhs', () => {
    expect(answered('1.5 lakh 2 lakh').lines[0]?.amount).toBe(paise(18_000));
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
    const typed = { month: '2026-10', wages: 'Ravi 15000 18000\nDevi 12000 14000' };
    const result = answer(typed.wages);
    if ('mistakes' in result) throw new Error('refused');
    const text = caseLines(english, tool.fields, typed, result).join('\n');
    expect(text).toContain('2 employees');
    expect(text).toContain(words.lines.pfEmployees);
    expect(text).not.toMatch(/Ravi|Devi|15,?000|18,?000|12,?000|14,?000/);
    expect(caseFragment(tool.fields, typed)).toBeNull();
    expect(caseIn(tool.fields, '#wages=15000+18000')).toBeNull();
  });
});
