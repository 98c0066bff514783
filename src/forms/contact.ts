import { contactOptions } from '../../content/contact-options.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import type { Site } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';
import { type Field, type Worded, wordFields } from './field.ts';

/** The value of `form-name` by which `POST /` knows the form. */
export const CONTACT_FORM = 'contact';

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

const options: readonly string[] = contactOptions;

/** The fields in their order. The database gets a column for a new one at the next start. */
export const contactFields = [
  { name: 'name', kind: 'line', maxLength: 200, required: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', maxLength: 254, required: true, mustBeMailable: false, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', maxLength: 40, required: true, autoComplete: 'tel' },
  { name: 'service', kind: 'choice', maxLength: 60, required: true, values: options },
  { name: 'message', kind: 'lines', maxLength: 5000, required: true },
] as const satisfies readonly Field[];

type ContactFieldRecord = (typeof contactFields)[number];

export type ContactField = ContactFieldRecord['name'];

/** What a page hands to the form: its texts, and which services the firm does not offer. */
export type ContactFormSource = Pick<Words, 'contactFormTexts'> & Pick<Site, 'notOffered'>;

/** Returns the fields with their texts, and without the options of services that the firm does not offer. */
export const contactFieldsIn = ({
  contactFormTexts,
  notOffered,
}: ContactFormSource): readonly Worded<ContactFieldRecord>[] => {
  const isOffered = (option: string): boolean => {
    const alone = serviceOf(option);
    return alone === undefined || !notOffered.includes(alone);
  };
  return wordFields<ContactFieldRecord>(contactFields, contactFormTexts.fields).map((field) =>
    field.kind === 'choice'
      ? {
          ...field,
          values: field.values.filter(isOffered),
          texts: {
            ...field.texts,
            options: field.texts.options.filter((_, at) => isOffered(field.values[at] ?? '')),
          },
        }
      : field,
  );
};

/** The fragments by which a page without JavaScript shows its message. */
export const contactFragments = { success: 'contact-sent', error: 'contact-failed' } as const;

/** Returns an option, which is stored in English, as the language of the page writes it. */
export const optionText = ({ contactFormTexts }: Pick<Words, 'contactFormTexts'>, option: string): string =>
  contactFormTexts.fields.service.options[options.indexOf(option)] ?? option;
