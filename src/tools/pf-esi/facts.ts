import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';

/** Rates in percent of a wage, money in paise. */
export const pfEsiFacts = ((factValue) => {
  const { number, money, all } = lawReader(factValue);
  return all({
    // The day of the next month on which PF, and as a rule ESI, is due.
    dueDay: number('pf.return-due'),
    pf: {
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
