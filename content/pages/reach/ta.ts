import { fact } from '../../ta/facts.ts';
import type { Translated } from '../../translated.ts';
import type { reachWords as english } from './en.ts';

/** The opening hours on one line; an hour stays with its part of the day. */
export const hoursLine = fact('firm.hours-line').replaceAll(/ (?=\d)/g, '\u00a0');

/** The same on little room. */
export const shortHours = fact('firm.hours-short');

export const reachWords = {
  phone: 'தொலைபேசி',
  email: 'மின்னஞ்சல்',
  hours: 'அலுவலக நேரம்',
  chat: 'WhatsApp-இல் பேச',
} satisfies Translated<typeof english>;

/** The end of a WhatsApp message that is about something. */
export const messageAbout = (subject: string): string => `இது ${subject} பற்றியது.`;
