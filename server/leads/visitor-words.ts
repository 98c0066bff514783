/** What a visitor is told about an enquiry, in the language in which he sent it. */
import { contactOptions } from '../../content/contact-options.ts';
import { firm } from '../../content/firm.ts';
import { content as contact } from '../../content/forms/contact/en.ts';
import { content as tamilContact } from '../../content/forms/contact/ta.ts';
import { acknowledgeMail, confirmMail } from '../../content/mail/en.ts';
import { confirmMail as tamilConfirm, acknowledgeMail as tamilMail } from '../../content/mail/ta.ts';
import { enquiryPage } from '../../content/pages/enquiry/en.ts';
import { enquiryPage as tamilPage } from '../../content/pages/enquiry/ta.ts';
import { firm as tamilFirm } from '../../content/ta/firm.ts';
import type { Translated } from '../../content/translated.ts';
import type { Locale } from '../../src/addresses/locale.ts';

const english = {
  acknowledge: acknowledgeMail,
  confirm: confirmMail,
  enquiry: enquiryPage,
  options: contact.fields.service.options,
  greeting: firm.whatsappMessage,
};

export type VisitorWords = Translated<typeof english>;

const words: Readonly<Record<Locale, VisitorWords>> = {
  en: english,
  ta: {
    acknowledge: tamilMail,
    confirm: tamilConfirm,
    enquiry: tamilPage,
    options: tamilContact.fields.service.options,
    greeting: tamilFirm.whatsappMessage,
  },
};

export const visitorWords = (language: Locale): VisitorWords => words[language];

/** The service that was chosen, as the visitor's form calls it: the database has the English option. */
export const chosenService = (service: string | null, language: Locale): string =>
  words[language].options[(contactOptions as readonly (string | null)[]).indexOf(service)] ?? service ?? '';
