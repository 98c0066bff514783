import type { ServiceSlug } from '../../../content/service-index.ts';
import { optionOf } from '../../forms/contact.ts';
import { enquiryQuery } from '../../site/href.ts';
import { keepDraft, readDraft } from '../draft.ts';

/**
 * Puts words into the message of the contact form, which the link that was pressed opens; nothing is sent by that. What
 * was typed there before stays.
 * @param text the words
 */
export const takeToContact = (service: ServiceSlug, text: string): void => {
  const { typed } = readDraft();
  const before = typed.message?.trim() ?? '';
  const message = before.includes(text) ? before : [before, text].filter(Boolean).join('\n\n');
  keepDraft({ typed: { ...typed, service: optionOf[service], message }, query: enquiryQuery({ service }) });
};
