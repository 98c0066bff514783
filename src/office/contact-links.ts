import type { PayerKind } from '../../content/due-dates/kinds/en.ts';
import type { Firm } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';
import type { Hrefs } from '../addresses/href.ts';

const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** Returns the link that opens a chat with a text in it. */
export const chatHref = (whatsapp: string, lines: readonly string[]): string =>
  `https://wa.me/${dialled(whatsapp).slice(1)}?text=${encodeURIComponent(lines.join('\n'))}`;

/** The data that begins a chat with the firm. */
export type ChatStart = Pick<Firm, 'whatsapp' | 'whatsappMessage'>;

/** Returns the link that opens a chat about a subject. @param lines what follows the greeting */
export const subjectChatHref = (
  { whatsapp, whatsappMessage }: ChatStart,
  { messageAbout }: Pick<Words, 'messageAbout'>,
  subject: string | undefined,
  lines: readonly string[] = [],
): string => chatHref(whatsapp, [subject ? `${whatsappMessage} ${messageAbout(subject)}` : whatsappMessage, ...lines]);

/** The details of the firm that its links need. */
export type Reach = Pick<Firm, 'phone' | 'email' | 'whatsapp' | 'whatsappMessage' | 'address' | 'origin'>;

/** Returns the links by which the firm is reached. */
export const createContactLinks = (
  firm: Reach,
  words: Pick<Words, 'feeWish' | 'messageAbout' | 'reminderWish'>,
  { hrefCalendar }: Pick<Hrefs, 'hrefCalendar'>,
) => {
  /** Calendar programs then fetch the calendar again by themselves. */
  const webcalHref = (kind: PayerKind | 'all'): string => firm.origin.replace('https:', 'webcal:') + hrefCalendar(kind);
  return {
    telHref: (phone: string = firm.phone): string => `tel:${dialled(phone)}`,
    mailHref: (): string => `mailto:${firm.email}`,
    whatsappHref: (subject?: string, lines?: readonly string[]): string => subjectChatHref(firm, words, subject, lines),
    /** Asks for reminders of every due date; on the page a script adds what the visitor has chosen. */
    reminderHref: (): string => chatHref(firm.whatsapp, [words.reminderWish([])]),
    /** Asks for the fee; on the page a script adds what the visitor has chosen. */
    feeHref: (): string => chatHref(firm.whatsapp, [words.feeWish([])]),
    addressLine: (): string => {
      const { street, locality, region, postalCode } = firm.address;
      return `${street}, ${locality} ${postalCode}, ${region}`;
    },
    webcalHref,
    /** Android has no program for `webcal:`. */
    googleSubscribeHref: (kind: PayerKind | 'all'): string =>
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalHref(kind))}`,
  };
};
