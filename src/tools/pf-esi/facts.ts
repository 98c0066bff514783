import type { Value } from '../../../content/register/values.ts';
import { pfEsiWords } from '../../../content/tools/pf-esi.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { paise } from '../money.ts';

const { used } = pfEsiWords;

/** What the two shares are, percent of a wage. */
interface Shares {
  readonly employee: number;
  readonly employer: number;
}

/** What the tool reads of the register. */
export interface PfEsiFacts {
  readonly pf: Shares & {
    /** For the insurance of employees (EDLI), percent of the wage up to the ceiling; the employer pays it. */
    readonly edli: number;
    /** The ceiling of wages in a month, paise. */
    readonly ceiling: number;
    /** For administration, percent of all PF wages, and the least of a month, paise; the employer pays it. */
    readonly administration: { readonly rate: number; readonly least: number };
  };
  readonly esi: Shares & {
    /** The largest gross wage of a month that is insured, paise. */
    readonly limit: number;
  };
}

const rateOf = (value: Value | undefined): number | undefined => (value?.kind === 'percent' ? value.rate : undefined);

const read: ToolFacts<PfEsiFacts>['read'] = (factValue) => {
  const pf = { employee: rateOf(factValue('pf.employee-rate')), employer: rateOf(factValue('pf.employer-rate')) };
  const esi = { employee: rateOf(factValue('esi.employee-rate')), employer: rateOf(factValue('esi.employer-rate')) };
  const limit = factValue('esi.wage-limit');
  const edli = rateOf(factValue('pf.edli-rate'));
  const ceiling = factValue('pf.wage-ceiling');
  const charges = factValue('pf.administration-rate');
  const { rate: charge, least } = charges?.kind === 'cases' ? charges.cases : {};
  if (
    pf.employee === undefined ||
    pf.employer === undefined ||
    esi.employee === undefined ||
    esi.employer === undefined ||
    limit?.kind !== 'rupees-a-month' ||
    edli === undefined ||
    ceiling?.kind !== 'rupees-a-month' ||
    charge?.kind !== 'percent' ||
    least?.kind !== 'rupees'
  )
    return null;
  return {
    pf: {
      employee: pf.employee,
      employer: pf.employer,
      edli,
      ceiling: paise(ceiling.amount),
      administration: { rate: charge.rate, least: paise(least.amount) },
    },
    esi: { employee: esi.employee, employer: esi.employer, limit: paise(limit.amount) },
  };
};

export const pfEsiFacts: ToolFacts<PfEsiFacts> = {
  read,
  used: {
    'pf.employee-rate': used.pfEmployee,
    'pf.employer-rate': used.pfEmployer,
    'pf.edli-rate': used.edli,
    'pf.wage-ceiling': used.ceiling,
    'pf.administration-rate': used.administration,
    'esi.employee-rate': used.esiEmployee,
    'esi.employer-rate': used.esiEmployer,
    'esi.wage-limit': used.esiLimit,
  },
};
