import type { PayerKind } from '../../content/due-dates/kinds.ts';
import { reminderWish } from '../../content/due-dates/reminder.ts';
import { firm } from '../../content/firm.ts';
import { messageAbout } from '../../content/pages/reach.ts';
import { hrefCalendar } from './href.ts';

/** A phone number as `tel:` and WhatsApp want it: digits and a plus sign only. */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** The link that calls the firm, by its first number when left out. */
export const telHref = (phone: string = firm.phone): string => `tel:${dialled(phone)}`;

/** The link that writes to the firm. */
export const mailHref = (): string => `mailto:${firm.email}`;

const chatHref = (text: string): string =>
  `https://wa.me/${dialled(firm.whatsapp).slice(1)}?text=${encodeURIComponent(text)}`;

/**
 * The link that opens a WhatsApp chat with the firm.
 * @param subject what the enquiry is about, for example "GST Registration in Salem"; the plain message when left out
 * @param lines what the message says besides
 * @param greeting what it begins with, where a server writes it in another language than its own
 */
export const whatsappHref = (
  subject?: string,
  lines: readonly string[] = [],
  greeting: string = firm.whatsappMessage,
): string => {
  const message = subject ? `${greeting} ${messageAbout(subject)}` : greeting;
  return chatHref([message, ...lines].join('\n'));
};

/**
 * The link that asks the firm on WhatsApp for reminders of every due date; on the page a script names in its text what
 * the visitor has chosen. It is shown where the firm's details say so (`remindsOnWhatsapp`).
 */
export const reminderHref = (): string => chatHref(reminderWish([]));

/** The office's address on one line. */
export const addressLine = (): string => {
  const { street, locality, region, postalCode } = firm.address;
  return `${street}, ${locality} ${postalCode}, ${region}`;
};

/** The link by which calendar programs subscribe: they then fetch the calendar again by themselves. */
export const webcalHref = (kind: PayerKind | 'all'): string =>
  firm.origin.replace('https:', 'webcal:') + hrefCalendar(kind);

/** The link by which Google Calendar subscribes: phones with Android have no program for `webcal:`. */
export const googleSubscribeHref = (kind: PayerKind | 'all'): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalHref(kind))}`;
