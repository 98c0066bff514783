import type { LocalSite } from '../../local-site.ts';
import type { Due, DueId } from '../dues/en.ts';
import type { PayerKind } from '../kinds/en.ts';

/** A date that most businesses share; several that fall on one day stand as one. */
export interface SharedDue extends Partial<Pick<Due, 'name' | 'code' | 'who' | 'cost'>> {
  readonly of: readonly [DueId, ...DueId[]];
}

/** A date of some visitors, and the answer that brings it; where it is left out, the name is that of the date. */
export interface SoonerDue {
  readonly of: DueId;
  readonly kind: PayerKind;
  readonly name?: string;
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
      who: `Employers: PF from ${figure('pf.employees')} employees, ESI from ${figure('esi.employees')}`,
      cost: `Interest of ${fact('pf.interest')}, and damages`,
    },
    { of: ['advance-tax'] },
    { of: ['gstr-3b'] },
  ] satisfies readonly SharedDue[],
  /** The dates of some, each named while it comes before the next of those above. */
  sooner: [
    { of: 'agm', kind: 'private-limited', name: 'Private companies: annual general meeting' },
    { of: 'adt-1', kind: 'private-limited', name: 'Private companies: appointment of the auditor (ADT-1)' },
    { of: 'aoc-4', kind: 'private-limited', name: 'Private companies: accounts (AOC-4)' },
    { of: 'annual-return', kind: 'private-limited', name: 'Private companies: annual return (MGT-7)' },
    { of: 'gst-credit', kind: 'gst-monthly' },
    { of: 'gstr-9', kind: 'gst-monthly' },
    { of: 'tds-residents', kind: 'tds' },
    { of: 'itr-individual', kind: 'individual' },
    { of: 'itr-belated', kind: 'individual' },
  ] satisfies readonly SoonerDue[],
});
