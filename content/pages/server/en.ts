/**
 * Holds what the server itself says to a visitor: the pages behind the newsletter's links, and its few plain answers.
 */

import type { LocalSite } from '../../local-site.ts';

/** The page at the address of a service that the firm does not offer. */
export const gonePage = {
  title: (service: string): string => `${service}: we do not offer this`,
  text: 'See what we do, or ask us. We may know who can help.',
  action: 'See our services',
} as const;

export const serverTexts = (site: LocalSite) => {
  const { firm } = site;
  const againOrCall = `Please use the link in our e-mail again in a minute, or call us: ${firm.phone}`;
  /** The link of a page where nothing is left to press. */
  const callLabel = `Call us: ${firm.phone}`;
  const newsletterPages = {
    confirm: {
      title: 'Confirm your subscription',
      text: 'One more step: please confirm that you want to receive our newsletter.',
      action: 'Confirm subscription',
    },
    confirmed: {
      title: 'Your subscription is confirmed',
      text: 'Thank you. You will receive the latest tax updates and business insights.',
      action: 'Read our blog',
    },
    unsubscribe: {
      title: 'Unsubscribe from the newsletter',
      text: 'Do you want to stop receiving our newsletter?',
      action: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'You will not get any more newsletters from us.',
      action: 'Go to our homepage',
    },
    gone: {
      title: 'This link no longer works',
      text: (days: number): string =>
        `The link was already used or is older than ${days} days. Please subscribe again on our blog page.`,
      action: 'Subscribe again',
    },
    /** The texts of a link while the store is unreachable. */
    away: {
      confirm: {
        title: 'We cannot confirm this just now',
        text: `Your subscription was not confirmed yet. ${againOrCall}`,
      },
      unsubscribe: { title: 'We cannot unsubscribe you just now', text: `You are still subscribed. ${againOrCall}` },
    },
  } as const;
  return { callLabel, newsletterPages };
};

/** The subject of a WhatsApp message from such a page. */
export const serverPageSubject = 'a message on your website';

/** The texts by which the blog's proxy tells a script that it has no posts. */
export const blogFaults = {
  timeout: 'The blog did not answer in time.',
  unavailable: 'The blog sent a response that cannot be used.',
} as const;

/** Answers of one line, without the site's looks. */
export const plainAnswers = {
  notAllowed: 'Method not allowed',
  twoHosts: 'Only one Host header is allowed',
  fault: (id: string): string => `Something went wrong on our side. Please call us and quote the number ${id}.`,
} as const;
