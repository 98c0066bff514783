import { type ContactOption, contactOptions } from '../../content/contact-options.ts';
import { knownServices, type ServiceSlug, serviceOptions } from '../../content/service-index.ts';
import type { Site } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';
import type { OwnServiceEntry } from '../catalogue/own-services.ts';
import { type Field, type Worded, wordFields } from './field.ts';

/** The value of `form-name` by which `POST /` knows the form. */
export const CONTACT_FORM = 'contact';

const GENERAL = 'General Inquiry' satisfies ContactOption;

/** There is none for the general option, which stands for several. */
export const findService = (option: string): ServiceSlug | undefined =>
  option === GENERAL ? undefined : knownServices.find((slug) => serviceOptions[slug] === option);

/** The fields in their order; to the options the owner's services come (contactChoices). The database gets a column for a new one at the next start. */
export const contactFields = [
  { name: 'name', kind: 'line', maxLength: 200, required: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', maxLength: 254, required: true, mustBeMailable: false, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', maxLength: 40, required: true, autoComplete: 'tel' },
  { name: 'service', kind: 'choice', maxLength: 60, required: true, values: contactOptions as readonly string[] },
  { name: 'message', kind: 'lines', maxLength: 5000, required: true },
] as const satisfies readonly Field[];

type ContactFieldRecord = (typeof contactFields)[number];

export type ContactField = ContactFieldRecord['name'];

/** The texts of the form, and the owner's services. */
interface ChoiceSource extends Pick<Words, 'contactFormTexts'> {
  readonly ownServiceEntries: readonly OwnServiceEntry[];
}

/** The texts of the form; the services that the firm does not offer are left out. */
export type ContactFormSource = ChoiceSource & Pick<Site, 'notOffered'>;

/** Returns the options as they are stored and as the language writes them, the owner's before the general one. */
export const contactChoices = ({ contactFormTexts, ownServiceEntries }: ChoiceSource) =>
  contactOptions
    .map((value: string, at) => ({ value, text: contactFormTexts.fields.service.options[at] ?? value }))
    .toSpliced(-1, 0, ...ownServiceEntries.map(({ option, name }) => ({ value: option, text: name })));

/** Returns the fields with their texts, and without the options of services that the firm does not offer. */
export const contactFieldsIn = (source: ContactFormSource): readonly Worded<ContactFieldRecord>[] => {
  const { contactFormTexts, notOffered } = source;
  const choices = contactChoices(source).filter(({ value }) => {
    const alone = findService(value);
    return alone === undefined || !notOffered.includes(alone);
  });
  return wordFields<ContactFieldRecord>(contactFields, contactFormTexts.fields).map((field) =>
    field.kind === 'choice'
      ? {
          ...field,
          values: choices.map(({ value }) => value),
          texts: { ...field.texts, options: choices.map(({ text }) => text) },
        }
      : field,
  );
};

/** The fragments by which a page without JavaScript shows its message. */
export const contactFragments = { success: 'contact-sent', error: 'contact-failed' } as const;

/** Returns an option, which is stored in English, as the language of the page writes it. */
export const optionText = (source: ChoiceSource, option: string): string =>
  contactChoices(source).find(({ value }) => value === option)?.text ?? option;
