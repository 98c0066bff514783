import type { ServiceSlug } from '../../../content/service-slugs.ts';
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

/** What the page hands to the contact form. */
export interface ContactData {
  readonly locale: Locale;
  readonly fields: readonly WordedField[];
  readonly texts: Omit<Words['contactFormTexts'], 'fields'>;
  readonly help: Words['contactHelp'];
  readonly labels: Pick<Words['labels'], 'honeypot' | 'newTab' | 'privacy' | 'sendPapers'>;
  readonly names: EnquiryNames;
  /** The options of the owner's services, by the last parts of their addresses. */
  readonly ownOptions: Readonly<Partial<Record<string, string>>>;
  /** How a chat with the firm begins. */
  readonly chat: ChatStart;
  readonly hrefs: {
    readonly privacy: string;
    readonly sendPapers: string;
    /** The pages of the papers of each service that is offered. */
    readonly papers: Readonly<Partial<Record<ServiceSlug, string>>>;
  };
  /** Whether the firm stands for a reply in time. */
  readonly promisesReply: boolean;
  readonly hours: OfficeHours;
}

/** All that a part of the form needs to speak. */
export interface ContactSource extends ContactData {
  readonly sentences: ContactSentences;
}
