import { amountRows } from '../amount-rows.ts';
import type { Mistakes } from '../field.ts';
import { amountInWords, paise, partOf, sumOf } from '../money.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type Line, type Outcome, type Tool } from '../tool.ts';
import type { PfEsiFacts } from './facts.ts';
import { pfEsiFields, WAGES_A_ROW } from './fields.ts';

/** Of a month, paise; zero where there is no PF or no ESI. */
export interface Wages {
  readonly pf: number;
  readonly gross: number;
}

/**
 * PF: each to the nearest rupee, fifty paise or more count as a rupee (Employees' Provident Funds Scheme, 1952,
 * paragraph 29, sub-paragraph 4; Scheme of 2026, paragraph 18(5)). EDLI likewise, of the wage up to the ceiling (EDLI
 * Scheme, 2026, paragraph 5). ESI: each up to the next rupee (Employees' State Insurance (Central) Rules, 1950, rule
 * 51, as amended from 1 October 2004), and none where the gross wage is above the limit.
 */
export const contributionsOf = ({ pf, gross }: Wages, facts: PfEsiFacts) => {
  const insured = gross <= facts.esi.limit ? gross : 0;
  return {
    pfEmployee: partOf(pf, facts.pf.employee, 'rupee'),
    pfEmployer: partOf(pf, facts.pf.employer, 'rupee'),
    edli: partOf(Math.min(pf, facts.pf.ceiling), facts.pf.edli, 'rupee'),
    esiEmployee: partOf(insured, facts.esi.employee, 'rupee-up'),
    esiEmployer: partOf(insured, facts.esi.employer, 'rupee-up'),
  };
};

/** To the nearest rupee, and at least the least of a month (S.O. 2011(E) of 21 May 2018). */
export const administrationOf = (wages: number, { pf: { administration } }: PfEsiFacts): number =>
  wages === 0 ? 0 : Math.max(partOf(wages, administration.rate, 'rupee'), administration.least);

type Texts = Pick<ToolTexts<'pfEsiWords'>, 'words' | 'monthInWords'>;
type Faults = Texts['words']['mistakes'];

const MOST_EMPLOYEES = 500;
/** Rupees a month. */
const MOST_WAGE = 1_000_000;
/** How many faults are told at once. */
const TOLD = 3;

const faultOf = (mistakes: Faults, amounts: readonly string[], row: number): string | null => {
  if (amounts.length === 0) return mistakes.unread(row);
  if (amounts.length !== WAGES_A_ROW) return mistakes.count(row, amounts.length);
  const [pf = 0, gross = 0] = amounts.map(Number);
  if (Math.max(pf, gross) > MOST_WAGE) return mistakes.tooMuch(row, amountInWords(paise(MOST_WAGE)));
  return gross > 0 && pf > gross ? mistakes.order(row) : null;
};

/** In rupees. A PF wage at a ceiling can be a small part of a large salary; this is the lowest ceiling. */
const MIN_CEILING = 15_000;
const MIN_SHARE_OF_GROSS = 0.1;

/** Returns whether the first column counts people, or is far too small for a wage in every row. */
const firstIsNoWage = (rows: readonly (readonly string[])[]): boolean => {
  const wages = rows.map((amounts) => amounts.map(Number));
  const counts = rows.length > 1 && wages.every(([pf = 0], row) => pf === (wages[0]?.[0] ?? 0) + row);
  const isTooSmall = ([pf = 0, gross = 0]: readonly number[]): boolean =>
    pf > 0 && pf < MIN_CEILING && pf < gross * MIN_SHARE_OF_GROSS;
  return counts || wages.every(isTooSmall);
};

/** The ceiling changed on its 17th; the words and the table by which EPFO splits that month differ (its answers of 24 September 2026). */
const SPLIT = '2026-09';

const check = (
  { mistakes }: Texts['words'],
  { month, wages }: { readonly month: string; readonly wages: string },
): Mistakes => {
  if (month === SPLIT) return { month: mistakes.split };
  const rows = amountRows(wages, WAGES_A_ROW);
  if (rows.length === 0) return { wages: mistakes.none };
  if (rows.length > MOST_EMPLOYEES) return { wages: mistakes.tooMany(MOST_EMPLOYEES) };
  const faults = rows.flatMap((amounts, index) => faultOf(mistakes, amounts, index + 1) ?? []);
  if (faults.length > 0) return { wages: faults.slice(0, TOLD).join(' ') };
  return firstIsNoWage(rows) ? { wages: mistakes.notWages } : {};
};

const wagesIn = (text: string): readonly Wages[] =>
  amountRows(text, WAGES_A_ROW).map(([pf = '0', gross = '0']) => ({
    pf: paise(Number(pf)),
    gross: paise(Number(gross)),
  }));

export const pfEsiOf = (
  { words, monthInWords }: Texts,
  month: string,
  employees: readonly Wages[],
  facts: PfEsiFacts,
): Outcome => {
  const { table } = words;
  const isAbove = ({ gross }: Wages): boolean => gross > facts.esi.limit;
  const rows = employees.map((wages) => ({ ...wages, ...contributionsOf(wages, facts) }));
  const total = (name: keyof (typeof rows)[number]): number => sumOf(rows.map((row) => row[name]));
  const insured = sumOf(rows.map(({ gross }) => (gross <= facts.esi.limit ? gross : 0)));
  const above = rows.filter((row) => isAbove(row)).length;
  const aboveCeiling = rows.filter(({ pf }) => pf > facts.pf.ceiling).length;
  const line = (name: keyof typeof words.lines, working: string, amount: number): Line => ({
    label: words.lines[name],
    working,
    amount,
  });
  const { administration, ceiling } = facts.pf;
  const pf = amountInWords(total('pf'));
  const pfLines = [
    line('pfEmployees', words.pfWorking(facts.pf.employee, pf), total('pfEmployee')),
    line('pfEmployer', words.pfWorking(facts.pf.employer, pf), total('pfEmployer')),
    line('edli', words.edliWorking(facts.pf.edli, amountInWords(ceiling)), total('edli')),
    line(
      'administration',
      words.administrationWorking(administration.rate, pf, amountInWords(administration.least)),
      administrationOf(total('pf'), facts),
    ),
  ];
  const gross = amountInWords(insured);
  const esiLines = [
    line('esiEmployees', words.esiWorking(facts.esi.employee, gross), total('esiEmployee')),
    line('esiEmployer', words.esiWorking(facts.esi.employer, gross), total('esiEmployer')),
  ];
  const lines = [...(total('pf') > 0 ? pfLines : []), ...(insured > 0 ? esiLines : [])];
  const columns = Object.keys(table.columns) as (keyof typeof table.columns)[];
  return {
    sheet: {
      subject: words.subject(monthInWords(month)),
      headline: words.employees(rows.length),
      urgent: false,
      lines,
      total: { label: words.total, amount: sumOf(lines.map(({ amount }) => amount)) },
      notes: [
        ...(aboveCeiling > 0 ? [words.aboveCeiling(aboveCeiling, amountInWords(ceiling), facts.pf.employee)] : []),
        words.payBy,
        words.rounding,
        ...(above > 0 ? [words.above(above), words.stillInsured(amountInWords(facts.esi.disabilityLimit))] : []),
      ],
      lists: [],
      table: {
        title: table.title,
        columns: columns.map((name) => table.columns[name]),
        rows: rows.map((row) =>
          columns.map((name) => {
            if (isAbove(row) && (name === 'esiEmployee' || name === 'esiEmployer')) return words.aboveCell;
            return row[name === 'pfWage' ? 'pf' : name];
          }),
        ),
      },
    },
  };
};

/** Returns the tool in the language of its texts. */
export const createPfEsi = (texts: ToolTexts<'pfEsiWords'>): Tool =>
  defineTool<ReturnType<typeof pfEsiFields>, PfEsiFacts>(texts, {
    slug: 'pf-esi',
    fields: pfEsiFields(texts),
    check: (given) => check(texts.words, given),
    factsOn: ({ month }) => `${month}-01`,
    work: ({ month, wages }, facts) => pfEsiOf(texts, month, wagesIn(wages), facts),
  });
