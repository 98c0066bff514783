/** What employer and employees pay to PF and ESI for a month, from a list of wages. */
import { pfEsiWords as words } from '../../../content/tools/pf-esi.ts';
import { amountRows } from '../amount-rows.ts';
import { monthInWords } from '../days.ts';
import type { Mistakes } from '../field.ts';
import { amountInWords, paise } from '../money.ts';
import { defineTool, type Line, type Outcome } from '../tool.ts';
import { administrationOf, type Contributions, contributionsOf, type Wages } from './contributions.ts';
import type { PfEsiFacts } from './facts.ts';
import { pfEsiFields, WAGES_A_ROW } from './fields.ts';

const { mistakes, table } = words;

const MOST_EMPLOYEES = 500;
/** Rupees a month. */
const MOST_WAGE = 1_000_000;
/** How many faults are told at once. */
const TOLD = 3;

const faultOf = (amounts: readonly string[], row: number): string | null => {
  if (amounts.length === 0) return mistakes.unread(row);
  if (amounts.length !== WAGES_A_ROW) return mistakes.count(row, amounts.length);
  const [pf = 0, gross = 0] = amounts.map(Number);
  if (Math.max(pf, gross) > MOST_WAGE) return mistakes.tooMuch(row, amountInWords(paise(MOST_WAGE)));
  return gross > 0 && pf > gross ? mistakes.order(row) : null;
};

/** The ceiling changed on its 17th; the words and the table by which EPFO splits that month differ (its answers of 24 September 2026). */
const SPLIT = '2026-09';

const check = ({ month, wages }: { readonly month: string; readonly wages: string }): Mistakes => {
  if (month === SPLIT) return { month: mistakes.split };
  const rows = amountRows(wages, WAGES_A_ROW);
  if (rows.length === 0) return { wages: mistakes.none };
  if (rows.length > MOST_EMPLOYEES) return { wages: mistakes.tooMany(MOST_EMPLOYEES) };
  const faults = rows.flatMap((amounts, index) => faultOf(amounts, index + 1) ?? []);
  return faults.length > 0 ? { wages: faults.slice(0, TOLD).join(' ') } : {};
};

const wagesIn = (text: string): readonly Wages[] =>
  amountRows(text, WAGES_A_ROW).map(([pf = '0', gross = '0']) => ({
    pf: paise(Number(pf)),
    gross: paise(Number(gross)),
  }));

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

/** The contributions for a list of employees in a month by given facts. */
export const pfEsiOf = (month: string, employees: readonly Wages[], facts: PfEsiFacts): Outcome => {
  const isAbove = ({ gross }: Wages): boolean => gross > facts.esi.limit;
  const rows = employees.map((wages) => ({ ...wages, ...contributionsOf(wages, facts) }));
  const total = (name: keyof (Wages & Contributions)): number => sumOf(rows.map((row) => row[name]));
  const insured = sumOf(rows.map(({ gross }) => (gross <= facts.esi.limit ? gross : 0)));
  const above = rows.filter((row) => isAbove(row)).length;
  const pfLines: readonly Line[] = [
    {
      label: words.lines.pfEmployees,
      working: words.pfWorking(facts.pf.employee, amountInWords(total('pf'))),
      amount: total('pfEmployee'),
    },
    {
      label: words.lines.pfEmployer,
      working: words.pfWorking(facts.pf.employer, amountInWords(total('pf'))),
      amount: total('pfEmployer'),
    },
    {
      label: words.lines.edli,
      working: words.edliWorking(facts.pf.edli, amountInWords(facts.pf.ceiling)),
      amount: total('edli'),
    },
    {
      label: words.lines.administration,
      working: words.administrationWorking(
        facts.pf.administration.rate,
        amountInWords(total('pf')),
        amountInWords(facts.pf.administration.least),
      ),
      amount: administrationOf(total('pf'), facts),
    },
  ];
  const esiLines: readonly Line[] = [
    {
      label: words.lines.esiEmployees,
      working: words.esiWorking(facts.esi.employee, amountInWords(insured)),
      amount: total('esiEmployee'),
    },
    {
      label: words.lines.esiEmployer,
      working: words.esiWorking(facts.esi.employer, amountInWords(insured)),
      amount: total('esiEmployer'),
    },
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
      notes: [words.payBy, words.rounding, ...(above > 0 ? [words.above(above)] : [])],
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

export const pfEsi = defineTool<typeof pfEsiFields, PfEsiFacts>({
  slug: 'pf-esi',
  fields: pfEsiFields,
  check,
  factsOn: ({ month }) => `${month}-01`,
  work: ({ month, wages }, facts) => pfEsiOf(month, wagesIn(wages), facts),
});
