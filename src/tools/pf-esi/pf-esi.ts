import { daysBetween } from '../../dates/days.ts';
import { addMonths, makeDay } from '../../dates/months.ts';
import { type Mistakes, wageCell } from '../field.ts';
import { addUp, amountInWords, calculatePart, paise } from '../money.ts';
import type { ToolTexts, WordsOf } from '../texts.ts';
import { defineTool, type Line, type List, type Outcome, type Tool } from '../tool.ts';
import { readWages, UNREAD, type WageRow } from '../wage-list.ts';
import type { PfEsiFacts } from './facts.ts';
import { pfEsiFields } from './fields.ts';
import { listUses } from './uses.ts';

/** The wages of a month in paise; zero without PF or ESI. */
export interface Wages {
  readonly pf: number;
  readonly gross: number;
  /** True for a person who is not a member of the pension scheme: the whole share of the employer is provident fund. */
  readonly noPension?: boolean;
  /** True if insured at the beginning of the contribution period: the insurance then lasts to its end, whatever the wage. */
  readonly esiContinues?: boolean;
  /** The limit of ESI is higher. */
  readonly disability?: boolean;
}

const isInsured = ({ gross, esiContinues, disability }: Wages, { esi }: PfEsiFacts): boolean =>
  esiContinues || gross <= (disability ? esi.disabilityLimit : esi.limit);

/**
 * PF: each account to the nearest rupee, fifty paise or more count as a rupee (Employees' Provident Funds Scheme, 1952,
 * paragraph 29, sub-paragraph 4; Scheme of 2026, paragraph 18(5)), and the employer's provident fund is what his share
 * leaves after the pension (EPFO's answers of September 2026, question 13). Pension and EDLI: of the wage up to the ceiling
 * (Employees' Pension Scheme, 2026, paragraph 4; EDLI Scheme, 2026, paragraph 5). ESI: each up to the next rupee (Social
 * Security (Central) Rules, 2026, rule 19(1)), of the whole gross wage, and none where it is above the limit.
 * @param wholeWage whether PF is paid on more than the ceiling
 */
export const calculateContributions = (wages: Wages, facts: PfEsiFacts, wholeWage = false) => {
  const { pf: rates, esi } = facts;
  const upToCeiling = Math.min(wages.pf, rates.ceiling);
  const epfWage = wholeWage ? wages.pf : upToCeiling;
  const epsWage = wages.noPension ? 0 : upToCeiling;
  const insured = isInsured(wages, facts) ? wages.gross : 0;
  const pension = calculatePart(epsWage, rates.pension, 'rupee');
  return {
    epfWage,
    epsWage,
    edliWage: upToCeiling,
    pfEmployee: calculatePart(epfWage, rates.employee, 'rupee'),
    pension,
    pfEmployer: calculatePart(epfWage, rates.employer, 'rupee') - pension,
    edli: calculatePart(upToCeiling, rates.edli, 'rupee'),
    esiEmployee: calculatePart(insured, esi.employee, 'rupee-up'),
    esiEmployer: calculatePart(insured, esi.employer, 'rupee-up'),
  };
};

/** Rounds to the nearest rupee and charges at least the least of a month (S.O. 2011(E) of 21 May 2018). */
export const calculateAdministration = (wages: number, { pf: { administration } }: PfEsiFacts): number =>
  wages === 0 ? 0 : Math.max(calculatePart(wages, administration.rate, 'rupee'), administration.least);

/** The words of the form, and those of the result. */
export type PfEsiTexts = ToolTexts<'pfEsiWords'> & { readonly pfEsiResult: WordsOf<'pfEsiResult'> };

type ResultTexts = Pick<PfEsiTexts, 'words' | 'pfEsiResult' | 'inWords' | 'monthInWords'>;
type Faults = PfEsiTexts['pfEsiResult']['mistakes'];

const MAX_EMPLOYEES = 500;
const MAX_WAGE_RUPEES = 1_000_000;
const MAX_MISTAKES_SHOWN = 5;

interface Fault {
  readonly column: 'pf' | 'gross';
  readonly text: string;
}

const findFault = (mistakes: Faults, { pf, gross }: WageRow, row: number): Fault | null => {
  if (pf === UNREAD && gross === UNREAD) return { column: 'pf', text: mistakes.unread(row) };
  for (const [column, amount] of [
    ['pf', pf],
    ['gross', gross],
  ] as const) {
    const name = mistakes.columns[column];
    if (amount === UNREAD) return { column, text: mistakes.unreadCell(row, name) };
    if (amount === '') return { column, text: mistakes.missing(row, name) };
    if (Number(amount) > MAX_WAGE_RUPEES)
      return { column, text: mistakes.tooMuch(row, amountInWords(paise(MAX_WAGE_RUPEES))) };
  }
  return Number(gross) > 0 && Number(pf) > Number(gross) ? { column: 'pf', text: mistakes.order(row) } : null;
};

/** The lowest ceiling, in rupees: a PF wage at a ceiling can be a small part of a large salary. */
const MIN_CEILING = 15_000;
const MIN_SHARE_OF_GROSS = 0.2;

/** Returns whether the first column counts people, or is far too small for a wage in every row. */
const firstIsNoWage = (rows: readonly WageRow[]): boolean => {
  const wages = rows.map(({ pf, gross }) => ({ pf: Number(pf), gross: Number(gross) }));
  const counts = rows.length > 1 && wages.every(({ pf }, row) => pf === (wages[0]?.pf ?? 0) + row);
  return counts || wages.every(({ pf, gross }) => pf > 0 && pf < MIN_CEILING && pf < gross * MIN_SHARE_OF_GROSS);
};

/** The ceiling changed on its 17th; the words and the table by which EPFO splits that month differ (its answers of 24 September 2026). */
const SPLIT = '2026-09';

const FIELD = 'wages';

const check = (
  { mistakes }: PfEsiTexts['pfEsiResult'],
  { month, wages }: { readonly month: string; readonly wages: string },
): Mistakes => {
  if (month === SPLIT) return { month: mistakes.split };
  const rows = readWages(wages);
  if (rows.length === 0) return { [FIELD]: mistakes.none };
  if (rows.length > MAX_EMPLOYEES) return { [FIELD]: mistakes.tooMany(MAX_EMPLOYEES) };
  const faults = rows.flatMap((each, index) => {
    const fault = findFault(mistakes, each, index + 1);
    return fault ? [[wageCell(FIELD, index + 1, fault.column), fault.text] as const] : [];
  });
  const more = faults.length - MAX_MISTAKES_SHOWN;
  if (faults.length > 0)
    return {
      ...Object.fromEntries(faults.slice(0, MAX_MISTAKES_SHOWN)),
      ...(more > 0 ? { [FIELD]: mistakes.more(more) } : {}),
    };
  return firstIsNoWage(rows) ? { [FIELD]: mistakes.notWages } : {};
};

const wagesIn = (text: string): readonly Wages[] =>
  readWages(text).map(({ pf, gross, special }) => ({
    pf: paise(Number(pf)),
    gross: paise(Number(gross)),
    noPension: special.startsWith('no-pension'),
    esiContinues: special.endsWith('esi-continues'),
    disability: special.endsWith('disability'),
  }));

const OCTOBER = 10;
const APRIL = 4;

/** Returns the last day of the contribution period of a month (ISO date): 30 September or 31 March. */
const periodEnd = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  if (number >= APRIL && number < OCTOBER) return `${year}-09-30`;
  return `${number >= OCTOBER ? year + 1 : year}-03-31`;
};

const DAYS_A_YEAR = 365;

/** Returns how many months have begun since a due day; it is before the 29th, so that each month has its day. */
const countMonthsBegun = (due: string, today: string): number => {
  let months = 1;
  while (makeDay(addMonths(due.slice(0, 7), months), Number(due.slice(8))) < today) months += 1;
  return months;
};

interface Unpaid {
  /** Paise of the PF challan, of its administration charges, and of the ESI challan. */
  readonly pf: number;
  readonly charges: number;
  readonly esi: number;
}

/**
 * Adds to what is paid after its day: simple interest for each day, which is rounded up, since no rule of rounding was found
 * (Code on Social Security, 2020, section 127); on PF damages for each month or part of one, at most the arrears (section
 * 128; notifications of 14 June 2024); and the fee of a late return, at most the administration charges (EPF Scheme, 2026,
 * paragraph 29(2)).
 */
export const calculateLate = ({ pf, charges, esi }: Unpaid, due: string, today: string, facts: PfEsiFacts) => {
  const days = Math.max(daysBetween(due, today), 0);
  const interest = (amount: number, rate: number): number =>
    calculatePart(amount, rate, 'rupee-up', { share: days, whole: DAYS_A_YEAR });
  const { damages, lateFee } = facts.pf;
  return {
    days,
    pfInterest: interest(pf, facts.pf.interest),
    esiInterest: interest(esi, facts.esi.interest),
    damages:
      damages === null || days === 0
        ? null
        : Math.min(calculatePart(pf, damages * countMonthsBegun(due, today), 'rupee'), pf),
    lateFee: lateFee === null ? null : Math.min(lateFee * days, charges),
  };
};

/** Says whether so many employees oblige the employer to register at all. */
const sayCoverage = ({ coverage }: PfEsiTexts['pfEsiResult'], people: number, { pf, esi }: PfEsiFacts): string => {
  if (people >= pf.employees) return coverage.both(people, pf.employees, esi.employees);
  const said =
    people >= esi.employees
      ? coverage.esiAlone(people, pf.employees, esi.employees)
      : coverage.neither(people, pf.employees, esi.employees);
  return `${said} ${coverage.others}`;
};

/** Returns the cost of the delay in all; damages on ESI have no rate, and those on PF have none in older months. */
const addUpLate = ({ pf, esi }: Unpaid, late: ReturnType<typeof calculateLate>): number =>
  (pf > 0 ? late.pfInterest + (late.damages ?? 0) + (late.lateFee ?? 0) : 0) + (esi > 0 ? late.esiInterest : 0);

/** Lists what is added if the challans are paid on the day of use. */
const listLate = (
  { late: words }: PfEsiTexts['pfEsiResult'],
  unpaid: Unpaid,
  late: ReturnType<typeof calculateLate>,
  facts: PfEsiFacts,
): List => {
  const { days, pfInterest, esiInterest, damages, lateFee } = late;
  const { pf } = facts;
  return {
    title: words.title(days),
    items: [
      words.together(
        amountInWords(addUpLate(unpaid, late)),
        amountInWords(unpaid.pf + unpaid.esi + addUpLate(unpaid, late)),
        unpaid.esi > 0 || damages === null,
      ),
      ...(unpaid.pf > 0
        ? [
            words.pfInterest(pf.interest, days, amountInWords(pfInterest)),
            damages === null || pf.damages === null
              ? words.damagesUnknown
              : words.damages(pf.damages, amountInWords(damages)),
            ...(lateFee === null || pf.lateFee === null
              ? []
              : [words.lateFee(amountInWords(pf.lateFee), amountInWords(lateFee))]),
          ]
        : []),
      ...(unpaid.esi > 0
        ? [words.esiInterest(facts.esi.interest, days, amountInWords(esiInterest)), words.esiDamages]
        : []),
    ],
  };
};

interface Asked {
  readonly month: string;
  readonly employees: readonly Wages[];
  /** True if PF is paid on more than the ceiling. */
  readonly wholeWage: boolean;
}

export const calculatePfEsi = (
  { words: { payBy }, pfEsiResult: words, inWords, monthInWords }: ResultTexts,
  { month, employees, wholeWage }: Asked,
  facts: PfEsiFacts,
  today: string,
): Outcome => {
  const { table, notes } = words;
  const rows = employees.map((wages) => {
    const parts = calculateContributions(wages, facts, wholeWage);
    const { gross } = wages;
    return {
      ...wages,
      ...parts,
      insured: isInsured(wages, facts) ? gross : 0,
      isAbove: !isInsured(wages, facts),
      // The take-home pay is unknown without a gross wage.
      takeHome: gross > 0 ? gross - parts.pfEmployee - parts.esiEmployee : null,
      cost: gross > 0 ? gross + parts.pfEmployer + parts.pension + parts.edli + parts.esiEmployer : null,
    };
  });
  type NumberOf = keyof ReturnType<typeof calculateContributions> | 'pf' | 'gross' | 'insured';
  const total = (name: NumberOf): number => addUp(rows.map((row) => row[name]));
  const insured = total('insured');
  const count = (is: (row: (typeof rows)[number]) => boolean | undefined): number => rows.filter(is).length;
  const above = count(({ isAbove }) => isAbove);
  const { administration, ceiling } = facts.pf;
  const aboveCeiling = count(({ pf }) => pf > ceiling);
  const kept = count(({ esiContinues, gross, disability }) =>
    Boolean(esiContinues && gross > (disability ? facts.esi.disabilityLimit : facts.esi.limit)),
  );
  const line = (name: keyof typeof words.lines, working: string, amount: number): Line => ({
    label: words.lines[name],
    working,
    amount,
  });
  const epf = amountInWords(total('epfWage'));
  const limit = amountInWords(ceiling);
  const charges = calculateAdministration(total('epfWage'), facts);
  const pfLines = [
    line('pfEmployees', words.pfWorking(facts.pf.employee, epf), total('pfEmployee')),
    line('pfEmployer', words.pfEmployerWorking(facts.pf.employer, epf), total('pfEmployer')),
    line('pension', words.upToCeilingWorking(facts.pf.pension, limit), total('pension')),
    line('edli', words.upToCeilingWorking(facts.pf.edli, limit), total('edli')),
    line(
      'administration',
      words.administrationWorking(administration.rate, epf, amountInWords(administration.least)),
      charges,
    ),
  ];
  const gross = amountInWords(insured);
  const esiLines = [
    line('esiEmployees', words.esiWorking(facts.esi.employee, gross), total('esiEmployee')),
    line('esiEmployer', words.esiWorking(facts.esi.employer, gross), total('esiEmployer')),
  ];
  const subtotal = (name: 'pfTotal' | 'esiTotal', lines: readonly Line[]): Line => ({
    label: words.lines[name],
    amount: addUp(lines.map(({ amount }) => amount)),
    subtotal: true,
  });
  const parts = [
    ...(total('pf') > 0 ? [{ lines: pfLines, name: 'pfTotal' as const }] : []),
    ...(insured > 0 ? [{ lines: esiLines, name: 'esiTotal' as const }] : []),
  ];
  const lines = parts.flatMap((part) =>
    parts.length > 1 ? [...part.lines, subtotal(part.name, part.lines)] : part.lines,
  );
  const sum = {
    label: words.total,
    amount: addUp(parts.flatMap((part) => part.lines.map(({ amount }) => amount))),
  };
  const sumOf = (name: (typeof parts)[number]['name']): number =>
    addUp(parts.flatMap((part) => (part.name === name ? part.lines.map(({ amount }) => amount) : [])));
  const unpaid = { pf: sumOf('pfTotal'), charges, esi: sumOf('esiTotal') };
  const due = makeDay(addMonths(month, 1), facts.dueDay);
  const late = calculateLate(unpaid, due, today, facts);
  const isLate = late.days > 0 && sum.amount > 0;
  const known = rows.every((row) => row.takeHome !== null);
  const columns = Object.keys(table.columns) as (keyof typeof table.columns)[];
  return {
    sheet: {
      subject: words.subject(monthInWords(month)),
      uses: listUses({
        hasPf: total('pf') > 0,
        hasEsi: insured > 0,
        hasWholeWage: wholeWage,
        hasAboveLimit: above > 0,
        hasDisability: count(({ disability }) => disability) > 0,
        hasKept: kept > 0,
        isLate,
        hasDamages: facts.pf.damages !== null,
        hasLateFee: facts.pf.lateFee !== null,
      }),
      headline: words.employees(rows.length),
      figure: sum,
      beside: isLate
        ? [
            words.daysLate(late.days),
            words.wasDue(rows.length, inWords(due)),
            words.withDelay(amountInWords(sum.amount + addUpLate(unpaid, late))),
          ]
        : [words.due(inWords(due)), words.for(rows.length)],
      urgent: isLate,
      lines,
      total: sum,
      notes: [
        sayCoverage(words, rows.length, facts),
        ...(aboveCeiling > 0
          ? [
              wholeWage
                ? notes.wholeWage(aboveCeiling, limit)
                : notes.upToCeiling(aboveCeiling, limit, facts.pf.employee),
            ]
          : []),
        payBy,
        words.rounding,
        ...(count(({ noPension, pf }) => noPension && pf > 0) > 0 ? [notes.noPension] : []),
        ...(kept > 0 ? [notes.esiContinues(kept, inWords(periodEnd(month)))] : []),
        ...(above > 0
          ? [words.above(above), notes.choose(amountInWords(facts.esi.disabilityLimit), inWords(periodEnd(month)))]
          : []),
      ],
      lists: [
        ...(isLate ? [listLate(words, unpaid, late, facts)] : []),
        ...(known
          ? [
              {
                title: words.payroll.title,
                items: [
                  words.payroll.takeHome(amountInWords(addUp(rows.map(({ takeHome }) => takeHome ?? 0)))),
                  words.payroll.cost(amountInWords(addUp(rows.map(({ cost }) => cost ?? 0)) + charges)),
                ],
              },
            ]
          : []),
      ],
      table: {
        title: table.title,
        columns: columns.map((name) => table.columns[name]),
        rows: rows.map((row) =>
          columns.map((name) =>
            row.isAbove && (name === 'esiEmployee' || name === 'esiEmployer') ? words.aboveCell : row[name],
          ),
        ),
      },
    },
  };
};

/** Returns the tool in the language of its texts. */
export const createPfEsi = (texts: PfEsiTexts): Tool =>
  defineTool<ReturnType<typeof pfEsiFields>, PfEsiFacts>(texts, {
    slug: 'pf-esi',
    fields: pfEsiFields(texts),
    check: (given) => check(texts.pfEsiResult, given),
    factsOn: ({ month }) => `${month}-01`,
    work: ({ month, above, wages }, facts, today) =>
      calculatePfEsi(texts, { month, employees: wagesIn(wages), wholeWage: above === 'yes' }, facts, today),
  });
