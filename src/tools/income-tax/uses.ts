import type { incomeTaxUsed } from '../../../content/tools/income-tax/en.ts';
import type { Answers } from '../field.ts';
import type { FigureName } from '../tool.ts';
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
  const when = (holds: unknown, ...figures: readonly Figure[]): readonly Figure[] => (holds ? figures : []);
  return [
    'tax:slabs-new',
    `tax:slabs-old/${given.age}`,
    'tax:rebate-new',
    'tax:rebate-old',
    'tax:cess',
    'tax:rounding',
    ...when(hasSurcharge, 'tax:surcharge-new', 'tax:surcharge-old'),
    ...when(given.salary, 'tax:standard-deduction'),
    ...when(given.hra, 'tax:rent-allowance'),
    ...when(given['professional-tax'], 'professional-tax:most'),
    ...when(given['employer-nps'], 'tax:nps-employer'),
    ...when(given.rent, 'tax:house-repairs'),
    ...when(given['interest-own'] || given['interest-let'], 'tax:house-loss'),
    ...when(given['savings-interest'] || given['deposit-interest'], 'tax:interest'),
    ...when(given.savings, 'tax:savings'),
    ...when(given['own-nps'], 'tax:nps-own'),
    ...when(given['health-own'] || given['health-parents'], 'tax:health'),
    ...when(given.farm, 'tax:farm-income', 'tax:farm-income-new'),
    ...when(given['shares-short'] || given['shares-long'], 'tax:gains-shares'),
    ...when(sale, 'tax:gains-house'),
    ...when(sale && sale.indexed !== null, 'tax:inflation-index'),
    ...when(sale && sale.indexed !== null && sale.sold >= '2026-04-01', 'tax:inflation-index-2026'),
    ...when(hasGains, 'tax:gains-unused-limit', 'tax:gains-rebate'),
    ...when(hasGains && hasSurcharge, 'tax:gains-surcharge'),
  ];
};
