import type { reachWords as english } from '../../pages/reach.ts';
import type { Translated } from '../../translated.ts';
import { fact } from '../facts.ts';

/** The opening hours on one line; an hour stays with its part of the day. */
export const hoursLine = `${fact('firm.hours-days')}, ${fact('firm.hours-open')} முதல் ${fact('firm.hours-close')} வரை`
  .replaceAll(' மணி', '')
  .replaceAll(/ (?=\d)/g, '\u00a0');

const hourOf = (text: string): string => /\d+(?::(?!00)\d\d)?/.exec(text)?.[0] ?? text;

/** The same on little room. */
export const shortHours = `${fact('firm.hours-days').replace(/^(\S+) முதல் (\S+) வரை$/, '$1-$2')} ${hourOf(fact('firm.hours-open'))}-${hourOf(fact('firm.hours-close'))}`;

export const reachWords = {
  phone: 'தொலைபேசி',
  email: 'மின்னஞ்சல்',
  hours: 'அலுவலக நேரம்',
  chat: 'WhatsApp-இல் பேச',
} satisfies Translated<typeof english>;

/** The end of a WhatsApp message that is about something. */
export const messageAbout = (subject: string): string => `இது ${subject} பற்றியது.`;
