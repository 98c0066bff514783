import type { LocalSite } from '../local-site.ts';
import type { ServiceFact } from '../service-facts/en.ts';
import type { ServiceSlug } from '../service-index/en.ts';

/** The sheet beside the first words of a service's page, which asks or answers one question. */
export interface ServiceSheet {
  /** The one question of the page; a statement where it has none. */
  readonly title: string;
  /** Its answer in a few words; none where a form or the next due date answers it. */
  readonly answer?: string;
  readonly note?: string;
  /** Facts in place of those of the service's strip (service-facts/en.ts). */
  readonly facts?: readonly ServiceFact[];
}

/** The sheets, and the words of their two forms. */
export const serviceSheets = ({ fact }: LocalSite) =>
  ({
    sheets: {
      'gst-registration': { title: 'Must I register?' },
      'gst-returns': { title: 'What is due next?' },
      'gst-notices': { title: 'What does my notice want?' },
      'gst-refunds': {
        title: 'How long does a refund take?',
        answer: `About ${fact('gst.refund-processing')}`,
        note: 'from a complete application',
        facts: [
          { label: 'Claim within', figure: fact('gst.refund-claim-limit') },
          { label: 'Officer checks it', figure: fact('gst.refund-check') },
        ],
      },
      'income-tax-filing': {
        title: 'How long does a refund take?',
        answer: fact('itr.refund-processing'),
        note: 'after you verify the return',
      },
      'pf-esi-services': { title: 'What is due next?' },
      'tds-tcs-returns': { title: 'What is due next?' },
      'company-registration': {
        title: 'How long does it take?',
        answer: fact('company.registration-time'),
        note: 'for a private limited company',
        facts: [{ label: 'LLP', figure: fact('company.llp-time') }],
      },
      'accounting-bookkeeping': {
        title: 'Books closed every month',
        note: 'Profit, dues and stock on one page.',
        facts: [
          { label: 'You send', figure: 'Bills and bank statements' },
          { label: 'You get', figure: 'A report every month' },
          { label: 'Payroll', figure: 'Included' },
          { label: 'Returns', figure: 'GST, TDS and income tax from the same figures' },
        ],
      },
      'udyam-registration': {
        title: 'How long does it take?',
        answer: fact('udyam.registration-time'),
        facts: [
          { label: 'Government fee', figure: fact('udyam.fee') },
          { label: 'You need', figure: 'Aadhaar and PAN' },
        ],
      },
      'iec-registration': {
        title: 'How long does it take?',
        answer: fact('iec.registration-time'),
        facts: [{ label: 'Government fee', figure: fact('iec.fee') }],
      },
    },
    notice: {
      form: 'Number on it',
      example: 'DRC-01A',
      reply: 'Reply date on it',
      action: 'Look it up',
      hint: 'The number is in the top corner. Leave the date empty if you cannot find it.',
    },
    registration: {
      sells: 'What do you sell?',
      goods: 'Goods',
      services: 'Services',
      both: 'Both',
      sales: 'Sales this year, ₹',
      action: 'Check',
      hint: 'We assume that you sell taxable goods or services within Tamil Nadu and not online. You can change this in the answer.',
    },
  }) satisfies {
    readonly sheets: Record<ServiceSlug, ServiceSheet>;
    readonly notice: object;
    readonly registration: object;
  };
