import type { PayerKind } from '../../content/due-dates/kinds/en.ts';
import { reminderWish } from '../../content/due-dates/reminder/en.ts';
import { firm } from '../../content/firm.ts';
import { messageAbout } from '../../content/pages/reach/en.ts';
import { hrefCalendar } from '../addresses/href.ts';

const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

export const telHref = (phone: string = firm.phone): string => `tel:${dialled(phone)}`;

export const mailHref = (): string => `mailto:${firm.email}`;

const chatHref = (text: string): string =>
  `https://wa.me/${dialled(firm.whatsapp).slice(1)}?text=${encodeURIComponent(text)}`;

/** @param greeting where a server writes it in another language than its own */
export const whatsappHref = (
  subject?: string,
  lines: readonly string[] = [],
  greeting: string = firm.whatsappMessage,
): string => {
  const message = subject ? `${greeting} ${messageAbout(subject)}` : greeting;
  return chatHref([message, ...lines].join('\n'));
};

/** Asks for reminders of every due date; on the page a script adds what the visitor has chosen. */
export const reminderHref = (): string => chatHref(reminderWish([]));

export const addressLine = (): string => {
  const { street, locality, region, postalCode } = firm.address;
  return `${street}, ${locality} ${postalCode}, ${region}`;
};

/** Calendar programs then fetch the calendar again by themselves. */
export const webcalHref = (kind: PayerKind | 'all'): string =>
  firm.origin.replace('https:', 'webcal:') + hrefCalendar(kind);

/** Android has no program for `webcal:`. */
export const googleSubscribeHref = (kind: PayerKind | 'all'): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalHref(kind))}`;
