import type { LocalSite } from '../local-site.ts';
import type { ServiceSlug } from '../service-slugs.ts';

export type { ServiceSlug } from '../service-slugs.ts';

/** The four groups in which the menu lists the services, in its order. */
export const serviceCategories = {
  registration: 'Registrations',
  compliance: 'Compliance',
  tax: 'Income tax and TDS',
  accounting: 'Accounts',
} as const;

/** A group of services; there are four. */
export type ServiceCategory = keyof typeof serviceCategories;

/** The data of a service that every page needs; the rest is in `services/<slug>.ts`. */
export interface ServiceEntry {
  readonly slug: ServiceSlug;
  readonly name: string;
  readonly category: ServiceCategory;
  /** A single line for ledgers and cards. */
  readonly summary: string;
}

const countWords = ['six', 'seven', 'eight', 'nine', 'ten', 'eleven'] as const;
const FIRST_COUNT = 6;

/** Returns how many services there are in words, for example "eleven". */
export const countServices = ({ length }: readonly unknown[]): string =>
  countWords[length - FIRST_COUNT] ?? String(length);

export const serviceIndexTexts = (site: LocalSite) => {
  const { fact, claimed, notOffered } = site;
  /** Every service that this product knows. The order is the order of every list on the site ("the first 6 services"). */
  const allServices: readonly ServiceEntry[] = [
    {
      slug: 'gst-registration',
      name: 'GST Registration',
      category: 'registration',
      summary: `Your GST number (GSTIN) in ${fact('gst.registration-time')}`,
    },
    {
      slug: 'gst-returns',
      name: 'GST Returns',
      category: 'compliance',
      summary: 'GSTR-1 and GSTR-3B matched with your bills and filed',
    },
    {
      slug: 'gst-notices',
      name: 'GST Notices & Appeals',
      category: 'compliance',
      summary: claimed(
        'nothing-missed',
        'Replies filed before the date on your notice',
        'Replies to notices, hearings and first appeals',
      ),
    },
    {
      slug: 'gst-refunds',
      name: 'GST Refunds',
      category: 'compliance',
      summary: 'GST refund on exports, or when the GST on purchases is higher than on sales',
    },
    {
      slug: 'income-tax-filing',
      name: 'Income Tax Filing',
      category: 'tax',
      summary: `${fact('itr.range')}, for salaried people and businesses`,
    },
    {
      slug: 'pf-esi-services',
      name: 'PF & ESI Services',
      category: 'compliance',
      summary: 'Registration, monthly returns and help at inspections',
    },
    {
      slug: 'tds-tcs-returns',
      name: 'TDS & TCS Returns',
      category: 'tax',
      summary: 'TDS deducted, deposited and reported',
    },
    {
      slug: 'company-registration',
      name: 'Company Registration',
      category: 'registration',
      summary: `Company in ${fact('company.registration-time')}, LLP in ${fact('company.llp-time')}`,
    },
    {
      slug: 'accounting-bookkeeping',
      name: 'Accounting & Book-keeping',
      category: 'accounting',
      summary: 'Books, salaries and a profit report (MIS) every month',
    },
    {
      slug: 'udyam-registration',
      name: 'Udyam Registration',
      category: 'registration',
      summary: `MSME certificate in ${fact('udyam.registration-time')}`,
    },
    {
      slug: 'iec-registration',
      name: 'IEC Registration',
      category: 'registration',
      summary: `Import export code in ${fact('iec.registration-time')}`,
    },
  ];
  /** The services that this firm offers. */
  const serviceIndex: readonly ServiceEntry[] = allServices.filter(({ slug }) => !notOffered.includes(slug));
  return { allServices, serviceIndex };
};
