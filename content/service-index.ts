import { claimed } from './claimed.ts';
import { fact } from './facts.ts';
import type { IconName } from './icons.ts';
import { notOffered } from './not-offered.ts';
import type { ServiceSlug } from './service-slugs.ts';

export type { ServiceSlug } from './service-slugs.ts';

/** The four groups in which the menu lists the services, in its order. */
export const serviceCategories = {
  registration: 'Registrations',
  compliance: 'Compliance',
  tax: 'Income tax and TDS',
  accounting: 'Accounts',
} as const;

/** One of the four groups. */
export type ServiceCategory = keyof typeof serviceCategories;

/** What every page needs to know of a service; the rest is in `services/<slug>.ts`. */
export interface ServiceEntry {
  readonly slug: ServiceSlug;
  readonly name: string;
  readonly category: ServiceCategory;
  readonly icon: IconName;
  /** One line for ledgers and cards. */
  readonly summary: string;
}

/** Every service that this product knows. The order is the order of every list on the site ("the first 6 services"). */
export const allServices: readonly ServiceEntry[] = [
  {
    slug: 'gst-registration',
    name: 'GST Registration',
    category: 'registration',
    icon: 'file-badge',
    summary: `REG-01 to certificate, in ${fact('gst.registration-time')}`,
  },
  {
    slug: 'gst-returns',
    name: 'GST Returns',
    category: 'compliance',
    icon: 'calendar-check',
    summary: 'GSTR-1 and GSTR-3B, matched with your bills',
  },
  {
    slug: 'gst-notices',
    name: 'GST Notices & Appeals',
    category: 'compliance',
    icon: 'gavel',
    summary: claimed(
      'nothing-missed',
      'Replies on time: the date printed on your notice rules',
      'Replies: the date printed on your notice rules',
    ),
  },
  {
    slug: 'gst-refunds',
    name: 'GST Refunds',
    category: 'compliance',
    icon: 'undo',
    summary: `Exports and inverted duty, claimed within ${fact('gst.refund-claim-limit')}`,
  },
  {
    slug: 'income-tax-filing',
    name: 'Income Tax Filing',
    category: 'tax',
    icon: 'file-text',
    summary: `${fact('itr.range')}, salaried to audited`,
  },
  {
    slug: 'pf-esi-services',
    name: 'PF & ESI Services',
    category: 'compliance',
    icon: 'users',
    summary: 'Registration, monthly challans and inspections',
  },
  {
    slug: 'tds-tcs-returns',
    name: 'TDS & TCS Returns',
    category: 'tax',
    icon: 'receipt',
    summary: 'Quarterly statements, challans and certificates',
  },
  {
    slug: 'company-registration',
    name: 'Company Registration',
    category: 'registration',
    icon: 'building',
    summary: `Company in ${fact('company.registration-time')}, LLP in ${fact('company.llp-time')}`,
  },
  {
    slug: 'accounting-bookkeeping',
    name: 'Accounting & Book-keeping',
    category: 'accounting',
    icon: 'book',
    summary: 'Books, payroll and MIS reports, month by month',
  },
  {
    slug: 'udyam-registration',
    name: 'Udyam Registration',
    category: 'registration',
    icon: 'factory',
    summary: `MSME certificate in ${fact('udyam.registration-time')}`,
  },
  {
    slug: 'iec-registration',
    name: 'IEC Registration',
    category: 'registration',
    icon: 'ship',
    summary: `Import export code, ${fact('iec.digits')}, in ${fact('iec.registration-time')}`,
  },
];

/** The services that this firm offers. */
export const serviceIndex: readonly ServiceEntry[] = allServices.filter(({ slug }) => !notOffered.includes(slug));
