import { pfEsiWords } from '../../../content/tools/pf-esi.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { lawReader } from '../law-reader.ts';

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

export const pfEsiFacts: ToolFacts<PfEsiFacts> = {
  read(factValue) {
    const { number, money, all } = lawReader(factValue);
    return all({
      pf: {
        employee: number('pf.employee-rate'),
        employer: number('pf.employer-rate'),
        edli: number('pf.edli-rate'),
        ceiling: money('pf.wage-ceiling'),
        administration: {
          rate: number('pf.administration-rate', 'rate'),
          least: money('pf.administration-rate', 'least'),
        },
      },
      esi: {
        employee: number('esi.employee-rate'),
        employer: number('esi.employer-rate'),
        limit: money('esi.wage-limit'),
      },
    });
  },
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
