import { content } from '../../content/forms/newsletter.ts';
import type { Field } from './field.ts';

export const NEWSLETTER_FORM = 'newsletter';

export const newsletterTexts = content;

/** The fields in their order; an address is one lead, whatever else the form asks. */
export const newsletterFields = [
  {
    name: 'email',
    kind: 'email',
    maxLength: 254,
    required: true,
    mustBeMailable: true,
    autoComplete: 'email',
    texts: content.fields.email,
  },
] as const satisfies readonly Field[];

export type NewsletterField = (typeof newsletterFields)[number]['name'];

/** What the form tells besides, with its limit in characters: cut to it, never a reason to refuse. */
export const newsletterNotes = { source: 2000, timestamp: 40, page_url: 2000, user_agent: 1000 } as const;

export type NewsletterNote = keyof typeof newsletterNotes;

export const newsletterFragments = {
  success: 'newsletter-subscribed',
  error: 'newsletter-failed',
  /** Success, where the address has to be confirmed. */
  confirm: 'newsletter-confirm',
} as const;

export const CONFIRM_WITHIN_DAYS = 7;
