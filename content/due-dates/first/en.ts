import type { LocalSite } from '../../local-site.ts';
import type { Due, DueId } from '../dues/en.ts';

/** A date that most businesses share; several that fall on one day stand as one. */
export interface SharedDue extends Partial<Pick<Due, 'name' | 'code' | 'who' | 'cost'>> {
  readonly of: readonly [DueId, ...DueId[]];
}

/** Lists the dates for visitors who have not said what applies to them. */
export const firstDues = ({ figure, fact }: LocalSite) => ({
  shared: [
    { of: ['tds-deposit'] },
    { of: ['gstr-1'] },
    {
      of: ['pf', 'esi'],
      name: 'PF and ESI for your staff',
      code: '',
      who: `Employers: PF from ${figure('pf.employees')} people, ESI from ${figure('esi.employees')}`,
      cost: `Interest of ${fact('pf.interest')}, and damages`,
    },
    { of: ['advance-tax'] },
    { of: ['gstr-3b'] },
  ] satisfies readonly SharedDue[],
  /** The filings of companies in one line, while one of them is near. */
  companies: [
    { of: 'agm', name: 'annual general meeting' },
    { of: 'adt-1', name: 'appointment of the auditor (ADT-1)' },
    { of: 'aoc-4', name: 'accounts (AOC-4)' },
    { of: 'annual-return', name: 'annual return (MGT-7)' },
  ] satisfies readonly { readonly of: DueId; readonly name: string }[],
});
