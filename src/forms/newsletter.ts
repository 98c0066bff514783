import type { Words } from '../../content/words.ts';
import { type Field, type Worded, wordFields } from './field.ts';

export const NEWSLETTER_FORM = 'newsletter';

/** The fields in their order; an address is one lead, whatever else the form asks. */
export const newsletterFields = [
  { name: 'email', kind: 'email', maxLength: 254, required: true, mustBeMailable: true, autoComplete: 'email' },
] as const satisfies readonly Field[];

type NewsletterFieldRecord = (typeof newsletterFields)[number];

export type NewsletterField = NewsletterFieldRecord['name'];

/** Returns the fields with their texts. */
export const newsletterFieldsIn = ({
  newsletterFormTexts,
}: Pick<Words, 'newsletterFormTexts'>): readonly Worded<NewsletterFieldRecord>[] =>
  wordFields<NewsletterFieldRecord>(newsletterFields, newsletterFormTexts.fields);

/** Names what the form sends besides its fields. The server reads the two addresses and stores neither of the others. */
export type NewsletterNote = 'source' | 'timestamp' | 'page_url' | 'user_agent';

export const newsletterFragments = {
  success: 'newsletter-subscribed',
  error: 'newsletter-failed',
  /** Success, where the address has to be confirmed. */
  confirm: 'newsletter-confirm',
} as const;

export const CONFIRM_WITHIN_DAYS = 7;
