import { readNumber } from '../../../content/register/values.ts';
import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';
import { paise } from '../money.ts';

/** Rates in percent of a wage, money in paise. */
export const pfEsiFacts = ((factValue) => {
  const { number, money, all } = lawReader(factValue);
  /** Reads what was not always the law; the contributions of an older month need none of it. */
  const readIfLaw = (id: 'pf.damages' | 'pf.return-late-fee'): number | null => {
    const found = factValue(id);
    return (found && readNumber(found)) ?? null;
  };
  const lateFee = readIfLaw('pf.return-late-fee');
  return all({
    // The day of the next month on which PF, and as a rule ESI, is due.
    dueDay: number('pf.return-due'),
    pf: {
      // An employer of so many people must register.
      employees: number('pf.employees'),
      // Percent a year of what is paid late.
      interest: number('pf.interest'),
      // Percent of what is paid late for each month or part of a month; `null` where the law of the month has another scale.
      damages: readIfLaw('pf.damages'),
      // Paise a day; `null` before there was such a fee.
      lateFee: lateFee === null ? null : paise(lateFee),
      employee: number('pf.employee-rate'),
      employer: number('pf.employer-rate'),
      // This part of the employer's share is on the wage up to the ceiling.
      pension: number('pf.pension-rate'),
      // Employees' insurance, on the wage up to the ceiling; the employer pays it.
      edli: number('pf.edli-rate'),
      ceiling: money('pf.wage-ceiling'),
      // The employer pays this on all PF wages.
      administration: {
        rate: number('pf.administration-rate', 'rate'),
        least: money('pf.administration-rate', 'least'),
      },
    },
    esi: {
      employees: number('esi.employees'),
      interest: number('esi.interest'),
      employee: number('esi.employee-rate'),
      employer: number('esi.employer-rate'),
      // The largest gross wage that is insured.
      limit: money('esi.wage-limit'),
      // This is the limit for a person with disability.
      disabilityLimit: money('esi.wage-limit-disability'),
    },
  });
}) satisfies ReadFacts<unknown>;

export type PfEsiFacts = FactsOf<typeof pfEsiFacts>;
