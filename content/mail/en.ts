/** The mails that the server sends. */

import type { LocalSite } from '../local-site.ts';
import { contactHelp, contactSentences } from '../pages/contact-help/en.ts';

/** The mail to the office about a lead: the answers come after the opening, these rows at the end. */
export const staffMail = {
  subject: {
    contact: (reference: string, service: string): string => `New enquiry ${reference}: ${service}`,
    newsletter: 'New newsletter subscriber',
    held: (reference: string): string => `Held for review: enquiry ${reference}`,
    withdrawn: (reference: string): string => `Withdrawn: enquiry ${reference}`,
  },
  opening: {
    contact: (name: string, promised: string): string =>
      `${name || 'Someone'} sent the contact form. Please answer by ${promised}.`,
    newsletter: 'Someone confirmed a subscription to the newsletter.',
    held: (name: string): string =>
      `${name || 'Someone'} sent the contact form, and the message was held for review: it came very fast, with very many others, or with several links. You will find it in a separate list. The sender was not told that it was held.`,
  },
  withdrawn:
    'The sender has withdrawn this enquiry: please do not call or write. The earlier mail about it can be deleted.',
  /** The actions that take one touch. */
  actions: { call: 'Call', whatsapp: 'WhatsApp', answered: 'Mark as answered', desk: 'Open at the desk' },
  /** Marks an address that no mail server takes. */
  notMailable: (address: string): string => `${address} (not a valid address: mail cannot reach it)`,
  /** It is shown if the office has no link to the desk. */
  release: 'If it is a real enquiry, press "Not spam" at the desk.',
  rows: {
    about: 'About',
    received: 'Received',
    language: 'Language',
    page: 'Sent from',
    referrer: 'Came from',
    before: 'Earlier enquiries',
    reference: 'Reference',
    id: 'ID',
  },
  /** The language in which a visitor reads the site; nothing is said of English. */
  otherLanguages: { en: null, ta: 'Tamil' },
  /** A moment on the clock of the office. */
  inIndia: (moment: string): string => `${moment} (India)`,
  held: (count: number): string => `Messages held for review: ${count}.`,
  seeHeld: 'See them at the desk under "Held".',
} as const;

export const mailTexts = (site: LocalSite) => {
  const { firm } = site;
  /**
   * The mail that asks a newsletter address to confirm. It holds one link; the mail program has the one that
   * unsubscribes.
   */
  const confirmMail = {
    subject: 'Please confirm your subscription',
    opening: (days: number): string =>
      `Someone asked for the newsletter of ${firm.name} with this address. If it was you, please confirm the subscription within ${days} days:`,
    action: 'Confirm',
    otherwise: 'If it was not you, ignore this e-mail. We do not send the newsletter without your confirmation.',
    /** Goes to an address that is already confirmed when somebody subscribes it again. */
    known: {
      subject: 'You are already subscribed',
      text: `Someone asked for the newsletter of ${firm.name} with this address again. You have already confirmed it, so you do not have to do anything. If it was not you, ignore this e-mail.`,
    },
    signature: `${firm.name}\n${firm.phone}`,
  } as const;
  /** The mail that tells the sender of an enquiry that it has arrived. It repeats none of the visitor's own words. */
  const acknowledgeMail = {
    subject: (reference: string): string => `We have your enquiry ${reference}`,
    opening: (service: string): string =>
      `Thank you. Your enquiry (${service}) has reached ${firm.name}. If you did not send an enquiry, somebody gave your address by mistake, and you do not have to do anything.`,
    next: contactHelp(site).next,
    rows: { reference: 'Your reference', phone: 'Phone', email: 'Email' },
    links: { page: 'See or withdraw your enquiry', whatsapp: 'Write to us on WhatsApp' },
    /** A line of the chat. */
    chat: contactSentences.myReference,
    /** Says what the page behind the link asks for. */
    page: 'To open your enquiry, enter the last four digits of the phone number you gave.',
  };
  /** The prefilled parts of a mail from the desk, which the staff can edit. */
  const answerMail = {
    subject: (reference: string): string => `Your enquiry ${reference}`,
    quote: (moment: string): string => `You wrote on ${moment}:`,
    by: (day: string, clock: string): string => `${clock} on ${day}`,
  };
  return { confirmMail, acknowledgeMail, answerMail };
};

/** The mail to the office on the morning of a business day: it lists what waits. */
export const digestMail = {
  subject: {
    waiting: (fresh: number, late: number, again: number): string =>
      `This morning: ${fresh} new, ${late} late${again === 0 ? '' : `, ${again} to call back`}`,
    quiet: 'This morning: no enquiry is waiting',
  },
  quiet:
    'No enquiry is waiting for an answer. You get this list when an enquiry is waiting, and once a week to show that the list works.',
  fresh: (count: number): string => `New, to be answered in time: ${count}`,
  late: (count: number): string => `Not marked as answered in the promised time: ${count}`,
  again: (count: number): string => `To be called back today: ${count}`,
  callOn: (day: string): string => `call back on ${day}`,
  answerBy: (moment: string): string => `answer by ${moment}`,
  /** Stands after the enquiries that are shown. */
  more: (count: number): string => `And ${count} more.`,
  seeMore: 'See them at the desk under "New" and "Late".',
  undelivered: (count: number): string => `Could not be delivered: ${count}`,
  /** Names what was not delivered, by its channel. */
  channels: {
    mail: 'our mail to the office',
    webhook: 'the copy to the webhook',
    acknowledge: 'the acknowledgement to the sender: the address may be mistyped, please call',
    confirm: 'the confirmation to a subscriber',
    answer: 'a mail that was written at the desk: the visitor may not have it, please call',
  },
  /** Says what did not run last night. */
  missed: {
    backup: 'No backup was made last night. Tell whoever runs the server.',
    build: 'The website was not built last night, so its due dates are old. Tell whoever runs the server.',
  },
  newsletter: 'newsletter',
  tryAgain: 'See why at the desk under "Deliveries", and resend them there.',
} as const;
