/** How the firm is reached, in words: the opening hours, the labels of the contact list, what a message is about. */
import { fact } from '../facts.ts';

/** The opening hours on one line; the halves of the day stay with their hours. */
export const hoursLine =
  `${fact('firm.hours-days')}, ${fact('firm.hours-open')} to ${fact('firm.hours-close')}`.replaceAll(
    / (?=[AP]M)/g,
    '\u00a0',
  );

/** The labels of the ways to reach the firm. */
export const reachWords = {
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  areas: 'Service areas',
  chat: 'Chat on WhatsApp',
} as const;

/** The end of a WhatsApp message that is about something. */
export const messageAbout = (subject: string): string => `It is about ${subject}.`;
