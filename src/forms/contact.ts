import { contactOptions } from '../../content/contact-options.ts';
import { content } from '../../content/forms/contact/en.ts';
import { notOffered } from '../../content/not-offered.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import type { Field } from './field.ts';

/** The value of `form-name` by which `POST /` knows the form. */
export const CONTACT_FORM = 'contact';

export const contactTexts = content;

const { fields: texts } = content;

export const optionOf = {
  'gst-registration': 'GST Registration',
  'gst-returns': 'GST Returns Filing',
  'gst-notices': 'GST Notices & Appeals',
  'gst-refunds': 'GST Refunds',
  'income-tax-filing': 'Income Tax Filing',
  'pf-esi-services': 'PF ESI Services',
  'tds-tcs-returns': 'TDS TCS Returns',
  'company-registration': 'Company Registration',
  'accounting-bookkeeping': 'Accounting & Book-keeping',
  'udyam-registration': 'General Inquiry',
  'iec-registration': 'General Inquiry',
} as const satisfies Record<ServiceSlug, (typeof contactOptions)[number]>;

const general = optionOf['udyam-registration'];

/** None for the general option, which stands for several. */
export const serviceOf = (option: string): ServiceSlug | undefined =>
  option === general ? undefined : (Object.keys(optionOf) as ServiceSlug[]).find((slug) => optionOf[slug] === option);

const offered = contactOptions.flatMap((option, at) => {
  const alone = serviceOf(option);
  return alone && notOffered.includes(alone) ? [] : [{ option, text: texts.service.options[at] ?? option }];
});

/** The fields in their order. The database gets a column for a new one at the next start. */
export const contactFields = [
  { name: 'name', kind: 'line', maxLength: 200, required: true, autoComplete: 'name', texts: texts.name },
  {
    name: 'email',
    kind: 'email',
    maxLength: 254,
    required: true,
    mustBeMailable: false,
    autoComplete: 'email',
    texts: texts.email,
  },
  { name: 'phone', kind: 'phone', maxLength: 40, required: true, autoComplete: 'tel', texts: texts.phone },
  {
    name: 'service',
    kind: 'choice',
    maxLength: 60,
    required: true,
    values: offered.map(({ option }) => option),
    texts: { ...texts.service, options: offered.map(({ text }) => text) },
  },
  { name: 'message', kind: 'lines', maxLength: 5000, required: true, texts: texts.message },
] as const satisfies readonly Field[];

export type ContactField = (typeof contactFields)[number]['name'];

/** The fragments by which a page without JavaScript shows its message. */
export const contactFragments = { success: 'contact-sent', error: 'contact-failed' } as const;

export const optionText = (option: string): string =>
  texts.service.options[(contactOptions as readonly string[]).indexOf(option)] ?? option;
