import { partOf } from '../money.ts';
import type { PfEsiFacts } from './facts.ts';

/** The wages of an employee in a month, paise; zero where there is no PF or no ESI. */
export interface Wages {
  readonly pf: number;
  readonly gross: number;
}

/** What is paid for an employee, paise. */
export interface Contributions {
  readonly pfEmployee: number;
  readonly pfEmployer: number;
  readonly edli: number;
  readonly esiEmployee: number;
  readonly esiEmployer: number;
}

/**
 * The contributions for one employee in a month.
 *
 * PF: each to the nearest rupee, fifty paise or more count as a rupee (Employees' Provident Funds Scheme, 1952,
 * paragraph 29, sub-paragraph 4; Scheme of 2026, paragraph 18(5)). EDLI likewise, of the wage up to the ceiling (EDLI
 * Scheme, 2026, paragraph 5). ESI: each up to the next rupee (Employees' State Insurance (Central) Rules, 1950, rule
 * 51, as amended from 1 October 2004), and none where the gross wage is above the limit.
 */
export const contributionsOf = ({ pf, gross }: Wages, facts: PfEsiFacts): Contributions => {
  const insured = gross <= facts.esi.limit ? gross : 0;
  return {
    pfEmployee: partOf(pf, facts.pf.employee, 'rupee'),
    pfEmployer: partOf(pf, facts.pf.employer, 'rupee'),
    edli: partOf(Math.min(pf, facts.pf.ceiling), facts.pf.edli, 'rupee'),
    esiEmployee: partOf(insured, facts.esi.employee, 'rupee-up'),
    esiEmployer: partOf(insured, facts.esi.employer, 'rupee-up'),
  };
};

/**
 * The charge for administration of a month: of all PF wages, to the nearest rupee, and at least the least of a month (S.O.
 * 2011(E) of 21 May 2018).
 * @param wages all PF wages of the month, paise; without any there is no charge
 */
export const administrationOf = (wages: number, { pf: { administration } }: PfEsiFacts): number =>
  wages === 0 ? 0 : Math.max(partOf(wages, administration.rate, 'rupee'), administration.least);
