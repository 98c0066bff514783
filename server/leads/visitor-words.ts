/** What a visitor is told about an enquiry, in the language in which he sent it. */
import { acknowledgeMail } from '../../content/mail.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import type { Language } from '../../src/forms/language.ts';

const english = { acknowledge: acknowledgeMail, enquiry: enquiryPage };

/** The words of one language. */
export type VisitorWords = typeof english;

// Until the Tamil words are there, Tamil enquiries get the English ones.
const words: Readonly<Record<Language, VisitorWords>> = { en: english, ta: english };

/** The words of a language. */
export const visitorWords = (language: Language): VisitorWords => words[language];
