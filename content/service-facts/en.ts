import type { DueId } from '../due-dates/dues/en.ts';
import type { LocalSite } from '../local-site.ts';
import type { ServiceSlug } from '../service-index/en.ts';

/** The figure that is asked for first about a service, in a few words, with the explanation that it needs. */
export interface ServiceFact {
  readonly label: string;
  readonly figure: string;
  readonly note?: string;
}

/** A last day of the year. Of several such facts a card shows the one whose day comes next. */
export interface SeasonalFact extends ServiceFact {
  readonly due: DueId;
}

/** Two facts of each service for its card and its strip: the government's fee where there is one, and how long it takes. */
export const serviceFacts = ({ fact, caseWording }: LocalSite) =>
  ({
    'gst-registration': [
      { label: 'Government fee', figure: fact('gst.registration-fee') },
      { label: 'Time taken', figure: fact('gst.registration-time') },
    ],
    'gst-returns': [
      {
        label: 'GSTR-3B due on',
        figure: caseWording('gst.gstr3b-due', 'monthly'),
        note: `of the next month (${caseWording('gst.gstr3b-due', 'quarterly')} if you file every quarter)`,
      },
      { label: 'Interest', figure: fact('gst.late-interest'), note: 'on tax paid late' },
    ],
    'gst-notices': [
      { label: 'Reply by', figure: 'Date on the notice', note: 'always go by that date' },
      { label: 'First step', figure: 'Send the notice', note: 'a photo is enough' },
    ],
    'gst-refunds': [
      { label: 'Claim within', figure: fact('gst.refund-claim-limit') },
      { label: 'Time taken', figure: `About ${fact('gst.refund-processing')}` },
    ],
    'income-tax-filing': [
      [
        {
          due: 'itr-individual',
          label: 'File by',
          figure: fact('itr.due-individuals'),
          note: `business without audit: ${fact('itr.due-businesses')}`,
        },
        {
          due: 'itr-business',
          label: 'Businesses file by',
          figure: fact('itr.due-businesses'),
          note: `others can file late by ${fact('itr.belated')}`,
        },
        {
          due: 'itr-belated',
          label: 'You can still file by',
          figure: fact('itr.belated'),
          note: `the due date was ${fact('itr.due-individuals')}, for a business ${fact('itr.due-businesses')}`,
        },
      ],
      { label: 'Refund takes', figure: fact('itr.refund-processing') },
    ],
    'pf-esi-services': [
      { label: 'PF registration', figure: fact('pf.registration-time') },
      { label: 'ESI registration', figure: fact('esi.registration-time') },
    ],
    'tds-tcs-returns': [
      { label: 'Returns', figure: 'Every quarter' },
      {
        label: 'Certificates',
        figure: `Forms ${fact('tds.certificate-salary')} and ${fact('tds.certificate-others')}`,
        note: 'earlier Forms 16 and 16A',
      },
    ],
    'company-registration': [
      { label: 'Company', figure: fact('company.registration-time') },
      { label: 'LLP', figure: fact('company.llp-time') },
    ],
    'accounting-bookkeeping': [
      { label: 'Books closed', figure: 'Every month' },
      { label: 'Monthly report', figure: 'Profit, dues, stock' },
    ],
    'udyam-registration': [
      { label: 'Government fee', figure: fact('udyam.fee') },
      { label: 'Time taken', figure: fact('udyam.registration-time') },
    ],
    'iec-registration': [
      { label: 'Government fee', figure: fact('iec.fee') },
      { label: 'Time taken', figure: fact('iec.registration-time') },
    ],
  }) as const satisfies Record<ServiceSlug, readonly [ServiceFact | readonly SeasonalFact[], ServiceFact]>;
