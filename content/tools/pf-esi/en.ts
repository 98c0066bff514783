import type { Seo } from '../../schema.ts';
import type { AskedBy } from '../asked-facts.ts';

/** PF and ESI contributions: what the page, its form and its result say. */
export const pfEsiWords = ({ fact }: AskedBy<'pf-esi'>) =>
  ({
    changedOn: '2026-11-26',
    seo: {
      title: 'PF and ESI Contributions From Your Wage List',
      description:
        'Type or paste the PF wage and the gross wage of each employee: the tool adds up PF and ESI of staff and employer for the month, row by row. Names are dropped.',
    } satisfies Seo,
    title: 'PF and ESI contributions',
    lead: 'Type or paste two amounts for each employee from your wage sheet. You see what you deduct, what you add and what you pay in all.',
    fields: {
      month: 'Month of the wages',
      monthHint:
        'For example October 2026. The ceiling of PF wages, the highest wage that must be counted, changed on 17 September 2026.',
      wages: 'Wages of the month, one employee a line',
      wagesHint:
        'First the wage on which PF is paid, then the gross wage: for example 15,000 18,500. Write 0 where there is no PF or no ESI. What else you paste is dropped: names and numbers of persons, headings, and lines of totals.',
    },
    subject: (month: string): string => `PF and ESI, ${month}`,
    employees: (count: number): string => (count === 1 ? '1 employee' : `${count} employees`),
    lines: {
      pfEmployees: 'PF, share of the employees',
      pfEmployer: 'PF, share of the employer',
      edli: 'EDLI, the insurance of the employees, paid by the employer',
      administration: 'Administration charges, paid by the employer',
      esiEmployees: 'ESI, share of the employees',
      esiEmployer: 'ESI, share of the employer',
    },
    pfWorking: (percent: number, wages: string): string => `${percent}% of each PF wage (together ${wages})`,
    edliWorking: (percent: number, ceiling: string): string => `${percent}% of each PF wage up to ${ceiling}`,
    administrationWorking: (percent: number, wages: string, least: string): string =>
      `usually ${percent}% of all PF wages (${wages}), at least ${least} a month`,
    esiWorking: (percent: number, wages: string): string => `${percent}% of each gross wage (together ${wages})`,
    total: 'To deposit for the month',
    above: (count: number): string =>
      count === 1
        ? 'One gross wage lies above the limit of ESI: no ESI is counted for it.'
        : `${count} gross wages lie above the limit of ESI: no ESI is counted for them.`,
    stillInsured: (limit: string): string =>
      `If an employee's pay crosses the limit during a contribution period, ESI continues until 31 March or 30 September, on the whole wage. For a person with disability the limit is usually ${limit} a month. This tool counts neither.`,
    aboveCeiling: (count: number, ceiling: string, percent: number): string =>
      `${count === 1 ? 'One PF wage is' : `${count} PF wages are`} above ${ceiling} a month. By law PF is ${percent}% of the wage only up to ${ceiling}. PF on more is paid by choice. If you have not chosen that, enter ${ceiling} as the PF wage.`,
    /** In the row of such a wage, in place of an amount. */
    aboveCell: 'above the limit',
    payBy: `PF is due by the ${fact('pf.return-due')}, and ESI usually by the same day.`,
    rounding: 'PF is rounded to the nearest rupee for each share, ESI up to the next rupee.',
    table: {
      title: 'Row by row',
      columns: {
        pfWage: 'PF wage',
        gross: 'Gross wage',
        pfEmployee: 'PF, employee',
        pfEmployer: 'PF, employer',
        esiEmployee: 'ESI, employee',
        esiEmployer: 'ESI, employer',
      },
    },
    mistakes: {
      split:
        'The ceiling of PF wages changed on 17 September 2026. EPFO splits that month at the 16th, but the words and the table of its answers give different sums. So this tool states none: please ask us about September 2026.',
      none: 'Please give two amounts a line: the PF wage and the gross wage.',
      unread: (row: number): string =>
        `Row ${row}: no amount could be read. Please give the PF wage and the gross wage.`,
      count: (row: number, found: number): string =>
        `Row ${row}: ${found === 1 ? '1 amount' : `${found} amounts`} found, not two. Please leave the PF wage and the gross wage, with 0 where there is none.`,
      notWages:
        'The first number of each row looks like a serial number, a staff number or an age, not like a PF wage. Please give two amounts for each employee: the PF wage and the gross wage, with 0 where there is no PF.',
      order: (row: number): string =>
        `Row ${row}: the PF wage is larger than the gross wage. Please give the PF wage first.`,
      tooMuch: (row: number, most: string): string =>
        `Row ${row}: this tool takes wages up to ${most} a month. Please check the amounts.`,
      tooMany: (most: number): string => `This tool takes up to ${most} employees. For more, please ask us.`,
    },
    notCovered: [
      'How much of a wage PF is paid on: you give the PF wage',
      'How the share of the employer is divided between provident fund and pension',
      'September 2026, in whose middle the ceiling changed',
      'Lower PF rates of some establishments, and voluntary higher shares',
      'Employees whose wage passed the ESI limit in the middle of a contribution period, and those with very low daily wages',
      'What the portals show on the day of payment is what counts',
    ],
  }) as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const pfEsiUsed = {
  'pf.employee-rate': 'PF rate of the employee',
  'pf.employer-rate': 'PF rate of the employer',
  'pf.edli-rate': 'EDLI rate',
  'pf.wage-ceiling': 'Ceiling of PF wages',
  'pf.administration-rate': 'Administration charges of PF',
  'esi.employee-rate': 'ESI rate of the employee',
  'esi.employer-rate': 'ESI rate of the employer',
  'esi.wage-limit': 'Wage limit of ESI',
} as const;
