/** Writes the opening hours for the contact details. */

import type { LocalSite } from '../../local-site.ts';

export const reachTexts = (site: LocalSite) => {
  const { fact } = site;
  /** The opening hours on one line; the halves of the day stay with their hours. */
  const hoursLine = fact('firm.hours-line').replaceAll(/ (?=[AP]M)/g, '\u00a0');
  /** The opening hours for small places, for example "Mon-Sat 9-7". */
  const shortHours = fact('firm.hours-short');
  return { hoursLine, shortHours };
};

/** The labels of the ways to reach the firm. */
export const reachWords = {
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  chat: 'Chat on WhatsApp',
} as const;

/** Returns the end of a WhatsApp message that is about something. */
export const messageAbout = (subject: string): string => `It is about ${subject}.`;
