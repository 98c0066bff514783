import type { DueId } from '../due-dates/dues/en.ts';
import type { LocalSite } from '../local-site.ts';
import type { ServiceSlug } from '../service-index/en.ts';

/** What is asked first about a service: a figure in a few words, and what it needs beside it. */
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
      { label: 'How long', figure: fact('gst.registration-time') },
    ],
    'gst-returns': [
      {
        label: 'Tax return (GSTR-3B)',
        figure: caseWording('gst.gstr3b-due', 'monthly'),
        note: `of next month. Filed by the quarter: ${caseWording('gst.gstr3b-due', 'quarterly')}`,
      },
      { label: 'Interest', figure: fact('gst.late-interest'), note: 'on late tax' },
    ],
    'gst-notices': [
      { label: 'Time to reply', figure: 'On the notice', note: 'the printed date rules' },
      { label: 'First step', figure: 'Send the notice', note: 'a photograph will do' },
    ],
    'gst-refunds': [
      { label: 'Claim within', figure: fact('gst.refund-claim-limit') },
      { label: 'How long', figure: `about ${fact('gst.refund-processing')}` },
    ],
    'income-tax-filing': [
      [
        {
          due: 'itr-individual',
          label: 'File by',
          figure: fact('itr.due-individuals'),
          note: `business ${fact('itr.due-businesses')}`,
        },
        {
          due: 'itr-business',
          label: 'Businesses file by',
          figure: fact('itr.due-businesses'),
          note: `others: late return by ${fact('itr.belated')}`,
        },
        {
          due: 'itr-belated',
          label: 'Late return by',
          figure: fact('itr.belated'),
          note: `it was due on ${fact('itr.due-individuals')}, for business on ${fact('itr.due-businesses')}`,
        },
      ],
      { label: 'Refund', figure: fact('itr.refund-processing') },
    ],
    'pf-esi-services': [
      { label: 'PF takes', figure: fact('pf.registration-time') },
      { label: 'ESI takes', figure: fact('esi.registration-time') },
    ],
    'tds-tcs-returns': [
      { label: 'Statements', figure: 'Each quarter' },
      {
        label: 'Certificates',
        figure: `Form ${fact('tds.certificate-salary')} and ${fact('tds.certificate-others')}`,
        note: 'earlier 16 and 16A',
      },
    ],
    'company-registration': [
      { label: 'Company', figure: fact('company.registration-time') },
      { label: 'LLP', figure: fact('company.llp-time') },
    ],
    'accounting-bookkeeping': [
      { label: 'Books closed', figure: 'Every month' },
      { label: 'Reports', figure: 'Profit, dues, stock' },
    ],
    'udyam-registration': [
      { label: 'Government fee', figure: fact('udyam.fee') },
      { label: 'How long', figure: fact('udyam.registration-time') },
    ],
    'iec-registration': [
      { label: 'Government fee', figure: fact('iec.fee') },
      { label: 'How long', figure: fact('iec.registration-time') },
    ],
  }) as const satisfies Record<ServiceSlug, readonly [ServiceFact | readonly SeasonalFact[], ServiceFact]>;
