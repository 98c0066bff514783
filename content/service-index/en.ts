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

/** One of the four groups. */
export type ServiceCategory = keyof typeof serviceCategories;

/** What every page needs to know of a service; the rest is in `services/<slug>.ts`. */
export interface ServiceEntry {
  readonly slug: ServiceSlug;
  readonly name: string;
  readonly category: ServiceCategory;
  /** One line for ledgers and cards. */
  readonly summary: string;
}

export const serviceIndexTexts = (site: LocalSite) => {
  const { fact, claimed, notOffered } = site;
  /** Every service that this product knows. The order is the order of every list on the site ("the first 6 services"). */
  const allServices: readonly ServiceEntry[] = [
    {
      slug: 'gst-registration',
      name: 'GST Registration',
      category: 'registration',
      summary: `Your GST number, in ${fact('gst.registration-time')}`,
    },
    {
      slug: 'gst-returns',
      name: 'GST Returns',
      category: 'compliance',
      summary: 'Your sales (GSTR-1) and tax (GSTR-3B), filed',
    },
    {
      slug: 'gst-notices',
      name: 'GST Notices & Appeals',
      category: 'compliance',
      summary: claimed(
        'nothing-missed',
        'A reply in time: by the date printed on your notice',
        'A reply: the date printed on your notice decides',
      ),
    },
    {
      slug: 'gst-refunds',
      name: 'GST Refunds',
      category: 'compliance',
      summary: `Tax back on exports, or where purchases carry the higher rate: claim within ${fact('gst.refund-claim-limit')}`,
    },
    {
      slug: 'income-tax-filing',
      name: 'Income Tax Filing',
      category: 'tax',
      summary: `${fact('itr.range')}, for salary and for business`,
    },
    {
      slug: 'pf-esi-services',
      name: 'PF & ESI Services',
      category: 'compliance',
      summary: 'Registration, monthly payments and inspections',
    },
    {
      slug: 'tds-tcs-returns',
      name: 'TDS & TCS Returns',
      category: 'tax',
      summary: 'Tax cut from payments, paid and reported',
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
      summary: 'Books, salaries and a report (MIS), month by month',
    },
    {
      slug: 'udyam-registration',
      name: 'Udyam Registration',
      category: 'registration',
      summary: `Certificate of a small business (MSME), in ${fact('udyam.registration-time')}`,
    },
    {
      slug: 'iec-registration',
      name: 'IEC Registration',
      category: 'registration',
      summary: `Import export code, ${fact('iec.digits')}, in ${fact('iec.registration-time')}`,
    },
  ];
  /** The services that this firm offers. */
  const serviceIndex: readonly ServiceEntry[] = allServices.filter(({ slug }) => !notOffered.includes(slug));
  return { allServices, serviceIndex };
};
