import type { ServiceSlug } from '../../../content/service-index.ts';
import type { OfficeHours } from '../../../content/site.ts';
import type { Words } from '../../../content/words.ts';
import type { Locale } from '../../addresses/locale.ts';
import type { WordedField } from '../../forms/field.ts';
import type { ChatStart } from '../../office/contact-links.ts';
import type { EnquiryNames } from '../../office/enquiry-names.ts';

/** The sentences that the form puts together, a file for each language. */
export type ContactSentences = Pick<
  Words,
  'cityNames' | 'contactSentences' | 'messageAbout' | 'fieldRefusals' | 'weekday' | 'weekdayAndDay' | 'clockText'
>;

/** The data that the page hands to the contact form. */
export interface ContactData {
  readonly locale: Locale;
  readonly fields: readonly WordedField[];
  readonly texts: Omit<Words['contactFormTexts'], 'fields'>;
  readonly help: Words['contactHelp'];
  readonly labels: Readonly<Record<'honeypot' | 'newTab' | 'privacy' | 'sendPapers', string>>;
  readonly names: EnquiryNames;
  /** The options of the owner's services, by the last parts of their addresses. */
  readonly ownOptions: Readonly<Partial<Record<string, string>>>;
  /** The first message of a chat with the firm. */
  readonly chat: ChatStart;
  readonly hrefs: {
    readonly privacy: string;
    readonly sendPapers: string;
    /** The pages of the papers of each service that is offered. */
    readonly papers: Readonly<Partial<Record<ServiceSlug, string>>>;
  };
  /** True if the firm promises a reply in time. */
  readonly promisesReply: boolean;
  readonly hours: OfficeHours;
}

/** The data and sentences that the parts of the form share. */
export interface ContactSource extends ContactData {
  readonly sentences: ContactSentences;
}
