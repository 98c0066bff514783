import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factValue } from '../../../content/read-facts.ts';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { caseLines } from '../case.ts';
import { caseFragment, caseIn } from '../case-link.ts';
import { paise } from '../money.ts';
import { english, englishTools } from '../testing/english.ts';
import type { Outcome, Sheet } from '../tool.ts';
import { type WageRow, writeWages } from '../wage-list.ts';
import type { PfEsiFacts } from './facts.ts';
import { calculateAdministration, calculateContributions, calculateLate, calculatePfEsi } from './pf-esi.ts';
import { esiExamples, pfExamples } from './testing/examples.ts';

const { pfEsiResult: words } = english;
const texts = { ...english, words: english.pfEsiWords };

const facts: PfEsiFacts = {
  dueDay: 15,
  pf: {
    employees: 20,
    interest: 12,
    damages: 1,
    lateFee: paise(500),
    employee: 12,
    employer: 12,
    pension: 8.33,
    edli: 0.5,
    ceiling: paise(25_000),
    administration: { rate: 0.5, least: paise(500) },
  },
  esi: {
    employees: 10,
    interest: 12,
    employee: 0.75,
    employer: 3.25,
    limit: paise(21_000),
    disabilityLimit: paise(25_000),
  },
};

const makeSheet = (outcome: Outcome): Sheet => {
  if ('none' in outcome) throw new Error(outcome.none);
  return outcome.sheet;
};

describe('the examples of others', () => {
  test.each(pfExamples)('%s', (_, wages, employee, employer?) => {
    const { pfEmployee, pfEmployer, pension } = calculateContributions({ pf: paise(wages), gross: 0 }, facts);
    expect(pfEmployee).toBe(paise(employee));
    if (employer !== undefined) expect(pfEmployer + pension).toBe(paise(employer));
  });

  test.each(esiExamples)('%s', (_, gross, esiEmployee, esiEmployer, [employee, employer] = [0.75, 3.25]) => {
    const contributions = calculateContributions(
      { pf: 0, gross: paise(gross) },
      { ...facts, esi: { ...facts.esi, employee, employer } },
    );
    expect(contributions).toMatchObject({ esiEmployee: paise(esiEmployee), esiEmployer: paise(esiEmployer) });
  });
});

/**
 * EPFO's answers of September 2026, question 13, for a full month from October 2026 (the PDF in the register): wages,
 * employee, pension, employer's PF, EDLI, administration before its least, and the employer's total. The total of 20,000
 * is in the answers; the parts follow from the rates: 8.33 % of 15,000 is 1,249.50, so 1,250.
 */
test.each([
  [10_000, 1_200, 833, 367, 50, 50, 1_300],
  [15_000, 1_800, 1_250, 550, 75, 75, 1_950],
  [20_000, 2_400, 1_666, 734, 100, 100, 2_600],
  [24_999, 3_000, 2_082, 918, 125, 125, 3_250],
  [25_000, 3_000, 2_083, 917, 125, 125, 3_250],
  [25_001, 3_000, 2_083, 917, 125, 125, 3_250],
  [40_000, 3_000, 2_083, 917, 125, 125, 3_250],
])('agrees with EPFO on a PF wage of %i', (pf, employee, pension, employer, edli, administration, total) => {
  const parts = calculateContributions({ pf: paise(pf), gross: paise(pf) }, facts);
  expect(parts).toMatchObject({
    pfEmployee: paise(employee),
    pension: paise(pension),
    pfEmployer: paise(employer),
    edli: paise(edli),
  });
  const charges = calculateAdministration(parts.epfWage, {
    ...facts,
    pf: { ...facts.pf, administration: { rate: 0.5, least: 0 } },
  });
  expect(charges).toBe(paise(administration));
  expect(parts.pension + parts.pfEmployer + parts.edli + charges).toBe(paise(total));
});

describe('what is paid late', () => {
  /**
   * Worked by hand: October 2026 is due on 15 November 2026, and PF of ₹4,175 has ₹500 of administration charges in it. Interest is
   * 12 % a year for each day, up to the next rupee: for 1 day 1.37 and 0.24, for 30 days 41.18 and 7.10, for 31 days 42.55 and 7.34,
   * for 365 days 501 and 86.40. Damages are 1 % for each month or part of one, to the nearest rupee: 41.75, 83.50, 501 and, after
   * 12 months and a day, 542.75. The fee of ₹500 a day ends at the administration charges.
   */
  test.each([
    ['2026-11-14', 0, 0, 0, null, 0],
    ['2026-11-15', 0, 0, 0, null, 0],
    ['2026-11-16', 1, 2, 1, 42, 500],
    ['2026-12-14', 29, 40, 7, 42, 500],
    ['2026-12-15', 30, 42, 8, 42, 500],
    ['2026-12-16', 31, 43, 8, 84, 500],
    ['2027-11-15', 365, 501, 87, 501, 500],
    ['2027-11-16', 366, 503, 87, 543, 500],
  ])('costs on %s, %i days late', (today, days, pfInterest, esiInterest, damages, lateFee) => {
    const unpaid = { pf: paise(4_175), charges: paise(500), esi: paise(720) };
    expect(calculateLate(unpaid, '2026-11-15', today, facts)).toEqual({
      days,
      pfInterest: paise(pfInterest),
      esiInterest: paise(esiInterest),
      damages: damages === null ? null : paise(damages),
      lateFee: paise(lateFee),
    });
  });

  test('grows by ₹500 a day up to larger administration charges', () => {
    const fees = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map(
      (today) => calculateLate({ pf: 0, charges: paise(1_250), esi: 0 }, '2026-11-15', today, facts).lateFee,
    );
    expect(fees).toEqual([500, 1_000, 1_250, 1_250].map(paise));
  });

  test('never brings damages above the arrears', () => {
    const unpaid = { pf: paise(4_175), charges: paise(500), esi: 0 };
    // 100 months are over on 15 March 2035, and 100 % is all that is owed.
    const damages = ['2035-02-15', '2035-03-15', '2035-03-16'].map(
      (today) => calculateLate(unpaid, '2026-11-15', today, facts).damages,
    );
    expect(damages).toEqual([4_133, 4_175, 4_175].map(paise));
  });
});

const wage = fc.integer({ min: 0, max: 100_000_000 });
const employees = fc.array(
  fc.record({
    pf: wage,
    gross: wage,
    noPension: fc.boolean(),
    esiContinues: fc.boolean(),
    disability: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);
const parts = ['pfEmployee', 'pfEmployer', 'pension', 'edli', 'esiEmployee', 'esiEmployer'] as const;

describe('a list of wages', () => {
  propertyTest('comes to the sum of its rows, in whole rupees', [employees, fc.boolean()], (list, wholeWage) => {
    const asked = { month: '2026-10', employees: list, wholeWage };
    const { lines, total, table } = makeSheet(calculatePfEsi(texts, asked, facts, '2026-11-15'));
    const rows = list.map((wages) => calculateContributions(wages, facts, wholeWage));
    const epf = rows.reduce((sum, { epfWage }) => sum + epfWage, 0);
    const all = rows
      .flatMap((row) => parts.map((name) => row[name]))
      .reduce((sum, each) => sum + each, calculateAdministration(epf, facts));
    expect(total?.amount).toBe(all);
    expect(lines.reduce((sum, line) => sum + (line.subtotal ? 0 : line.amount), 0)).toBe(all);
    expect(all % 100).toBe(0);
    expect(table?.rows).toHaveLength(list.length);
  });

  test('costs no less with a higher insured wage', () => {
    const limit = facts.esi.limit;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: limit - 1 }), wage, fc.boolean(), (gross, pf, wholeWage) => {
        const [less, more] = [
          calculateContributions({ pf, gross }, facts, wholeWage),
          calculateContributions({ pf: pf + 1, gross: gross + 1 }, facts, wholeWage),
        ];
        for (const name of ['pfEmployee', 'pension', 'edli', 'esiEmployee', 'esiEmployer'] as const)
          expect(more[name]).toBeGreaterThanOrEqual(less[name]);
        expect(more.pfEmployer + more.pension).toBeGreaterThanOrEqual(less.pfEmployer + less.pension);
      }),
    );
    expect(parts.map((name) => calculateContributions({ pf: 0, gross: 0 }, facts)[name])).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('with the register as it stands', () => {
  const { tool, law } = englishTools['pf-esi'];
  const answer = (wages: string, month = '2026-10', above = '') =>
    tool.answer({ month, above, wages }, '2026-11-22', law);
  const answered = (wages: string, month?: string, above?: string): Sheet => {
    const result = answer(wages, month, above);
    if ('mistakes' in result) throw new Error(JSON.stringify(result.mistakes));
    return makeSheet(result);
  };
  const amounts = ({ lines }: Sheet): readonly number[] =>
    lines.filter(({ subtotal }) => !subtotal).map(({ amount }) => amount / 100);
  /** Returns a list of one, as the table gives it. */
  const person = (pf: number, gross: number, special: WageRow['special'] = ''): string =>
    writeWages([{ pf: String(pf), gross: String(gross), special }]);

  test('PF and ESI are stated, each with its challan', () => {
    const { lines, total, headline, lists } = answered('15000 18000\n12,345 14,555');
    expect(headline).toBe('2 employees');
    // 12,345: 1,481.40 is rounded down, pension 1,028.34 too; 109.16 and 473.04 are rounded up.
    expect(lines.map(({ amount }) => amount / 100)).toEqual([
      1_800 + 1_481,
      550 + 453,
      1_250 + 1_028,
      75 + 62,
      500,
      7_199,
      135 + 110,
      585 + 474,
      1_304,
    ]);
    expect(total?.amount).toBe(paise(8_503));
    // 32,555 less 3,281 and 245; with 3,281, 137, 500 and 1,059.
    expect(lists.at(-1)?.items).toEqual([words.payroll.takeHome('₹29,029'), words.payroll.cost('₹37,532')]);
  });

  /**
   * The cases are worked by hand: PF 12 % of the wage up to the ceiling (15,000 until August 2026, then 25,000), of the employer's share
   * 8.33 % of it pension, EDLI 0.5 % of it, each to the nearest rupee; administration 0.5 % of all PF wages, at least 500;
   * ESI 0.75 % and 3.25 % up to 21,000, upwards. EPF Scheme, 2026, paragraph 18; EPS, 2026, paragraph 4; EDLI Scheme, 2026,
   * paragraph 5; S.O. 5109(E) of 17 September 2026; S.O. 2011(E) of 2018; rule 50 of 1950. Rupees: staff's PF, employer's PF,
   * pension, EDLI, administration, staff's ESI, employer's ESI.
   */
  test.each([
    ['the challan of a ceiling of 15,000', '2026-08', '15000 18500', [1_800, 550, 1_250, 75, 500, 139, 602]],
    ['at the old ceiling, one below', '2026-08', '14999 18500', [1_800, 551, 1_249, 75, 500, 139, 602]],
    ['at the old ceiling, one above', '2026-08', '15001 25000', [1_800, 550, 1_250, 75, 500]],
    ['far above the old ceiling', '2026-08', '25000 25000', [1_800, 550, 1_250, 75, 500]],
    ['the new ceiling', '2026-10', '25000 25000', [3_000, 917, 2_083, 125, 500]],
    ['one below it', '2026-10', '24999 25000', [3_000, 918, 2_082, 125, 500]],
    ['one above it', '2026-10', '25001 25001', [3_000, 917, 2_083, 125, 500]],
    ['far above it, up to the ceiling', '2026-10', '60000 80000', [3_000, 917, 2_083, 125, 500]],
    ['at the limit of ESI', '2026-10', '15000 21000', [1_800, 550, 1_250, 75, 500, 158, 683]],
    ['one above the limit of ESI', '2026-10', '15000 21001', [1_800, 550, 1_250, 75, 500]],
    ['one below the limit of ESI', '2026-10', '15000 20999', [1_800, 550, 1_250, 75, 500, 158, 683]],
    ['paise below a half', '2026-10', '4170.83 5000', [500, 153, 347, 21, 500, 38, 163]],
    ['paise above a half', '2026-10', '4170.84 5000', [501, 154, 347, 21, 500, 38, 163]],
    ['ESI alone', '2026-10', '0 10000', [75, 325]],
    ['PF alone', '2026-10', '10000 0', [1_200, 367, 833, 50, 500]],
    ['administration at its least', '2026-10', '25000 60000\n'.repeat(4), [12_000, 3_668, 8_332, 500, 500]],
    ['administration above it', '2026-10', `${'25000 60000\n'.repeat(4)}300 60000`, [12_036, 3_679, 8_357, 502, 502]],
    [
      'one above the limit leaves others',
      '2026-10',
      '15000 18500\n20000 30000',
      [4_200, 1_284, 2_916, 175, 500, 139, 602],
    ],
    ['a leap day', '2028-02', '15000 18500', [1_800, 550, 1_250, 75, 500, 139, 602]],
  ])('%s (%s)', (_, month, wages, rupees) => {
    const result = tool.answer({ month, wages }, '2028-03-01', law);
    if ('mistakes' in result) throw new Error(JSON.stringify(result.mistakes));
    expect(amounts(makeSheet(result))).toEqual(rupees);
  });

  /**
   * Worked by hand as above. PF on more than the ceiling: 12 % of the whole wage, pension and EDLI of 25,000 (EPF Scheme,
   * 2026, paragraphs 9(4) and 19(3)). Without pension the whole 12 % of the employer is PF.
   */
  test.each([
    ['at the ceiling', 'yes', person(25_000, 40_000), [3_000, 917, 2_083, 125, 500]],
    ['a hundred below', 'yes', person(24_900, 40_000), [2_988, 914, 2_074, 125, 500]],
    ['a hundred above', 'yes', person(25_100, 40_000), [3_012, 929, 2_083, 125, 500]],
    ['far above, on the whole wage', 'yes', person(120_000, 150_000), [14_400, 12_317, 2_083, 125, 600]],
    ['the same without the choice', 'no', person(120_000, 150_000), [3_000, 917, 2_083, 125, 500]],
    ['nothing answered is no', '', person(120_000, 150_000), [3_000, 917, 2_083, 125, 500]],
    ['no pension', 'no', person(15_000, 30_000, 'no-pension'), [1_800, 1_800, 0, 75, 500]],
    ['no pension on the whole wage', 'yes', person(30_000, 30_000, 'no-pension'), [3_600, 3_600, 0, 125, 500]],
  ])('takes PF on more than the ceiling, %s', (_, above, wages, rupees) => {
    expect(amounts(answered(wages, '2026-10', above))).toEqual(rupees);
  });

  // https://www.citehr.com/amp.php?t=515560: ₹20,000 on the full salary, 2,400, "1,150 (2,400 - 1,250)", 1,250, EDLI 75.
  test('works the published example of PF on full salary', () => {
    expect(amounts(answered(person(20_000, 30_000), '2026-08', 'yes'))).toEqual([2_400, 1_150, 1_250, 75, 500]);
  });

  /**
   * The cases are worked by hand: the limit is 21,000, with a disability 25,000 (G.S.R. 1166(E) of 2016); who passed it in the period pays
   * on the whole wage (S.O. 2351(E) of 8 May 2026). 0.75 % and 3.25 %, upwards: of 24,999 187.49 and 812.47, of 25,000
   * 187.50 and 812.50, of 30,000 225 and 975. Published example: greytHR (article 360026502471), from 18,000 to
   * 22,000 in June, so "on the increased gross salary of Rs. 22,000" until September: 165 and 715.
   */
  test.each([
    ['below the limit with a disability', person(0, 24_999, 'disability'), [188, 813]],
    ['at it', person(0, 25_000, 'disability'), [188, 813]],
    ['above it', person(0, 25_001, 'disability'), []],
    ['with a disability and no pension', person(0, 25_000, 'no-pension+disability'), [188, 813]],
    ['passed in the period', person(0, 22_000, 'esi-continues'), [165, 715]],
    ['passed far in the period', person(0, 30_000, 'esi-continues'), [225, 975]],
    ['passed, and no pension', person(0, 30_000, 'no-pension+esi-continues'), [225, 975]],
  ])('counts ESI of somebody %s', (_, wages, rupees) => {
    expect(amounts(answered(wages))).toEqual(rupees);
  });

  test.each([
    ['2026-03', '31 March 2026'],
    ['2026-04', '30 September 2026'],
    ['2026-08', '30 September 2026'],
    ['2026-10', '31 March 2027'],
    ['2026-12', '31 March 2027'],
  ])('the contribution period of %s ends on %s', (month, day) => {
    expect(answered(person(0, 30_000, 'esi-continues'), month).notes).toContain(words.notes.esiContinues(1, day));
  });

  test('reads an ECR row with take-home pay', () => {
    const { table } = answered(person(25_000, 30_000, 'esi-continues'));
    // 30,000 less 3,000 and 225; with 917, 2,083, 125 and 975.
    const row = [30_000, 25_000, 25_000, 25_000, 3_000, 2_083, 917, 125, 225, 975, 26_775, 34_100];
    expect(table?.rows).toEqual([row.map(paise)]);
    expect(table?.columns).toEqual(Object.values(words.table.columns));
  });

  test('leaves pay unknown without a gross wage', () => {
    const { table, lists } = answered(person(15_000, 0));
    expect(table?.rows[0]?.slice(-2)).toEqual([null, null]);
    expect(lists.map(({ title }) => title)).not.toContain(words.payroll.title);
  });

  test('says in its row why a wage has no ESI', () => {
    expect(answered('15000 18500\n20000 30000').table?.rows[1]?.slice(8, 10)).toEqual([
      words.aboveCell,
      words.aboveCell,
    ]);
  });

  test('September 2026 is left out, and the reason is said', () => {
    const result = answer('15000 18500', '2026-09');
    expect('mistakes' in result && result.mistakes.month).toBe(words.mistakes.split);
  });

  test('skips a heading and totals, and tells so', () => {
    expect(answered('Name PF Gross\nRavi 15000 18500\nTotal 15000 18500').headline).toBe('1 employee');
    const result = answer('Ravi 15000 18500\nMeena fourteen thousand');
    expect('mistakes' in result && result.mistakes).toEqual({ 'wages-2-pf': words.mistakes.unread(2) });
  });

  test('leaves a high wage without ESI, and explains', () => {
    expect(answered('15000 30000').notes).toEqual(
      expect.arrayContaining([words.above(1), words.notes.choose('₹25,000', '31 March 2027')]),
    );
    expect(answered('15000 21000').notes).not.toContain(words.above(1));
  });

  // S.O. 5109(E): 25,000 from 17 September 2026, 15,000 before.
  test.each([
    ['2026-10', '25000 25000', 0, '₹25,000'],
    ['2026-10', '25001 25001', 1, '₹25,000'],
    ['2026-10', '30000 30000\n30000 30000', 2, '₹25,000'],
    ['2026-08', '15000 20000', 0, '₹15,000'],
    ['2026-08', '15001 20000', 1, '₹15,000'],
  ])('marks wages above the ceiling of %s: %s', (month, wages, count, ceiling) => {
    const counted = (notes: readonly string[], note: string): boolean => notes.includes(note);
    const { upToCeiling, wholeWage } = words.notes;
    expect(counted(answered(wages, month).notes, upToCeiling(count, ceiling, 12))).toBe(count > 0);
    expect(counted(answered(wages, month, 'yes').notes, wholeWage(count, ceiling))).toBe(count > 0);
  });

  // First Schedule, Code on Social Security, 2020: PF from 20 employees, ESI from 10.
  test.each([
    [1, words.coverage.neither(1, 20, 10)],
    [9, words.coverage.neither(9, 20, 10)],
    [10, words.coverage.esiAlone(10, 20, 10)],
    [11, words.coverage.esiAlone(11, 20, 10)],
    [19, words.coverage.esiAlone(19, 20, 10)],
    [20, words.coverage.both(20, 20, 10)],
    [21, words.coverage.both(21, 20, 10)],
  ])('says whether an employer with %i people must register', (people, said) => {
    const [first = ''] = answered('15000 18000\n'.repeat(people)).notes;
    expect(first.startsWith(said)).toBe(true);
    expect(first.includes(words.coverage.others)).toBe(people < 20);
  });

  describe('on the day of use', () => {
    const sheetOn = (today: string, month = '2026-10', wages = '15000 18000'): Sheet => {
      const result = tool.answer({ month, wages }, today, law);
      if ('mistakes' in result) throw new Error(JSON.stringify(result.mistakes));
      return makeSheet(result);
    };

    test.each(['2026-10-31', '2026-11-14', '2026-11-15'])('asks on %s to pay by the due day', (today) => {
      const { beside, urgent, lists } = sheetOn(today);
      expect(beside).toEqual([words.due('15 November 2026'), words.for(1)]);
      expect(urgent).toBe(false);
      expect(lists.map(({ title }) => title)).toEqual([words.payroll.title]);
    });

    test('says how late it is from the day after, and what that adds', () => {
      const { beside, urgent, lists, total } = sheetOn('2026-11-16');
      // Interest of 2 and 1, damages of 42 and the fee of 500 are 545 above the 4,895.
      expect(beside).toEqual([
        words.daysLate(1),
        words.wasDue(1, '15 November 2026'),
        'If all charges for the delay are added, it is about ₹5,440.',
      ]);
      expect(urgent).toBe(true);
      // PF of 4,175 and ESI of 720, as worked by hand above; they are not part of the challan.
      expect(total?.amount).toBe(paise(4_895));
      expect(lists[0]).toEqual({
        title: words.late.title(1),
        items: [
          words.late.together('₹545', '₹5,440', true),
          words.late.pfInterest(12, 1, '₹2'),
          words.late.damages(1, '₹42'),
          words.late.lateFee('₹500', '₹500'),
          words.late.esiInterest(12, 1, '₹1'),
          words.late.esiDamages,
        ],
      });
    });

    test('leaves out the part that is not paid', () => {
      const [together, ...others] = sheetOn('2026-11-16', '2026-10', '15000 0').lists[0]?.items ?? [];
      // PF of 4,175 with interest of 2, damages of 42 and the fee of 500.
      expect([together, others.length]).toEqual([words.late.together('₹544', '₹4,719', false), 3]);
      expect(sheetOn('2026-11-16', '2026-10', '0 18000').lists[0]?.items).toEqual([
        words.late.together('₹1', '₹721', true),
        words.late.esiInterest(12, 1, '₹1'),
        words.late.esiDamages,
      ]);
      const nothing = sheetOn('2026-11-16', '2026-10', '0 30000');
      expect([nothing.urgent, nothing.lists.map(({ title }) => title)]).toEqual([false, [words.payroll.title]]);
    });

    // Damages of 1 % a month since 14 June 2024, the late fee since 29 June 2026; before, other rates applied.
    test.each([
      ['2024-05', [words.late.damagesUnknown], 5],
      ['2024-07', [], 5],
      ['2026-06', [], 5],
      ['2026-07', [], 6],
    ])('states no rate of another time for %s', (month, unknown, count) => {
      const items = sheetOn('2026-11-26', month).lists[0]?.items ?? [];
      expect(items.filter((item) => item === words.late.damagesUnknown)).toEqual(unknown);
      expect(items).toHaveLength(count);
    });
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
    expect(answered('1.5 lakh 2 lakh', '2026-10', 'yes').lines[0]?.amount).toBe(paise(18_000));
  });

  test.each([
    ['nothing', ''],
    ['names alone', 'Ravi Kumar'],
    ['a line that cannot be read', '15000 18000\nLatha 1234 5678 9012'],
    ['one amount', '15000'],
    ['three amounts', '15000 18000 200'],
    ['amounts the wrong way round', '18000 15000'],
    ['a wage beyond belief', '15000 2000000'],
    ['a wage that is missing', person(15_000, 0).replace(';0;', ';;')],
    ['too many employees', '15000 18000\n'.repeat(501)],
  ])('%s is refused in words', (_, wages) => {
    const result = answer(wages);
    expect('mistakes' in result && Object.values(result.mistakes)[0]).toMatch(/Please|ask us/);
  });

  test('each row that is wrong is named, five at once', () => {
    const result = answer('15000 18000\n'.concat('18000 15000\n'.repeat(7)));
    const mistakes = 'mistakes' in result ? result.mistakes : {};
    expect(Object.keys(mistakes)).toEqual([2, 3, 4, 5, 6].map((row) => `wages-${row}-pf`).concat('wages'));
    expect(mistakes['wages-2-pf']).toBe(words.mistakes.order(2));
    expect(mistakes.wages).toBe(words.mistakes.more(2));
  });

  test('sends the firm sums alone', () => {
    const typed = { month: '2026-10', wages: 'Ravi 15000 18000\nDevi 12000 14000' };
    const result = answer(typed.wages);
    if ('mistakes' in result) throw new Error('refused');
    const text = caseLines(english, { fields: tool.fields, typed, today: '2026-11-26' }, result).join('\n');
    expect(text).toContain('2 employees');
    expect(text).toContain(words.lines.pfEmployees);
    expect(text).not.toMatch(/Ravi|Devi|15,?000|18,?000|12,?000|14,?000/);
    expect(caseFragment(tool.fields, typed, '2026-11-26')).toBeNull();
    expect(caseIn(tool.fields, '#wages=15000+18000')).toBeNull();
  });
});
