/** The mails that the server sends. */
import { firm } from './firm.ts';

/** To the office, about a lead: what was answered comes after the opening, these rows at the end. */
export const staffMail = {
  subject: {
    contact: (service: string): string => `New enquiry: ${service}`,
    newsletter: 'New newsletter subscriber',
  },
  opening: {
    contact: 'Someone sent the contact form.',
    newsletter: 'Someone confirmed a subscription to the newsletter.',
  },
  rows: { about: 'About', received: 'Received', page: 'Sent from', referrer: 'Came from', reference: 'Reference' },
  /** A moment on the clock of the office. */
  inIndia: (moment: string): string => `${moment} (India)`,
  held: (count: number): string => `Messages held as doubtful: ${count}. See them with: npm run leads -- held`,
} as const;

/** To a newsletter address that is to be confirmed. */
export const confirmMail = {
  subject: 'Please confirm your subscription',
  text: ({ days, confirm, unsubscribe }: { days: number; confirm: string; unsubscribe: string }): string =>
    `Someone, we hope you, asked for the newsletter of ${firm.name} with this address.

Please confirm it within ${days} days:
${confirm}

If it was not you, ignore this mail: without your confirmation we send nothing. To make sure that we never do:
${unsubscribe}

${firm.name}
${firm.phone}
`,
} as const;
