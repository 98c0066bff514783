import type { incomeTaxUsed } from '../../../content/tools/income-tax/en.ts';
import type { Answers } from '../field.ts';
import { type FigureName, usedIf } from '../tool.ts';
import type { incomeTaxFields } from './fields.ts';

type Case = Answers<ReturnType<typeof incomeTaxFields>>;
type Figure = FigureName<keyof typeof incomeTaxUsed>;

interface Shown {
  readonly hasSurcharge: boolean;
  /** `null` where no house or land was sold. */
  readonly sale: { readonly sold: string; readonly indexed: number | null } | null;
}

/** Lists the figures of the law by which the tax of a year is worked out. */
export const listUses = (given: Case, { hasSurcharge, sale }: Shown): readonly Figure[] => {
  const hasGains = Boolean(given['shares-short'] || given['shares-long'] || sale);
  return [
    'tax:slabs-new',
    `tax:slabs-old/${given.age}`,
    'tax:rebate-new',
    'tax:rebate-old',
    'tax:cess',
    'tax:rounding',
    ...usedIf<Figure>(hasSurcharge, 'tax:surcharge-new', 'tax:surcharge-old'),
    ...usedIf<Figure>(given.salary, 'tax:standard-deduction'),
    ...usedIf<Figure>(given.hra, 'tax:rent-allowance'),
    ...usedIf<Figure>(given['professional-tax'], 'professional-tax:most'),
    ...usedIf<Figure>(given['employer-nps'], 'tax:nps-employer'),
    ...usedIf<Figure>(given.rent, 'tax:house-repairs'),
    ...usedIf<Figure>(given['interest-own'] || given['interest-let'], 'tax:house-loss'),
    ...usedIf<Figure>(given['savings-interest'] || given['deposit-interest'], 'tax:interest'),
    ...usedIf<Figure>(given.savings, 'tax:savings'),
    ...usedIf<Figure>(given['own-nps'], 'tax:nps-own'),
    ...usedIf<Figure>(given['health-own'] || given['health-parents'], 'tax:health'),
    ...usedIf<Figure>(given.farm, 'tax:farm-income', 'tax:farm-income-new'),
    ...usedIf<Figure>(given['shares-short'] || given['shares-long'], 'tax:gains-shares'),
    ...usedIf<Figure>(sale, 'tax:gains-house'),
    ...usedIf<Figure>(sale && sale.indexed !== null, 'tax:inflation-index'),
    ...usedIf<Figure>(sale && sale.indexed !== null && sale.sold >= '2026-04-01', 'tax:inflation-index-2026'),
    ...usedIf<Figure>(hasGains, 'tax:gains-unused-limit', 'tax:gains-rebate'),
    ...usedIf<Figure>(hasGains && hasSurcharge, 'tax:gains-surcharge'),
  ];
};
