/** The page of one enquiry, which its sender reads by a link; and what the office sends with its reference. */

import { content as contactTexts } from '../../forms/contact/en.ts';
import type { LocalSite } from '../../local-site.ts';
import { pickLabels } from '../../translated.ts';
import { contactHelp } from '../contact-help/en.ts';

export const enquiryPage = (site: LocalSite) => {
  const { firm, claimed, fact } = site;
  const contact = contactTexts(site);
  /** Tells how to find the page again without its link. */
  const callWithReference = `Call us with your reference: ${firm.phone}.`;
  return {
    title: (reference: string): string => `Your enquiry ${reference}`,
    lead: 'The status of your enquiry, what you sent, and how to withdraw it.',
    /** It is shown to a browser without scripts once the form was sent. */
    sent: contact.success,
    sentSpoken: contact.successSpoken,
    keep: 'Keep this reference or the link to this page. You can find your enquiry with either of them.',
    next: contactHelp(site).next,
    stand: {
      title: 'Status',
      rows: {
        reference: 'Reference',
        received: 'Received',
        passed: 'Passed to the office',
        answered: 'Answered',
        withdrawn: 'Withdrawn by you',
      },
      notYet: 'Not yet',
      /** A moment on the clock of the office. */
      inIndia: (moment: string): string => `${moment} (India)`,
    },
    yours: {
      title: 'What you sent',
      intro: 'To see, download, withdraw or erase your enquiry, enter the last four digits of your phone number.',
      digits: 'Last four digits of your phone number',
      wrong: 'The phone number you gave us ends with different digits. Please check them.',
      closed: `You cannot open your enquiry here, because wrong digits were entered too often or the phone number is too short. ${callWithReference}`,
      show: 'Show what I sent',
      download: 'Download a copy',
      withdraw: 'Withdraw the enquiry',
      erase: 'Erase everything',
      withdrawNote: 'If you withdraw the enquiry, the office will know that it should not reply.',
      eraseNote: 'If you erase the enquiry, it is removed from our database for good.',
    },
    labels: pickLabels(contact.fields),
    ask: {
      title: 'Erase this enquiry for good?',
      text: `We delete this page and everything we have about your enquiry in our database.${claimed('data', ` The enquiry is gone from our backups within ${fact('policy.backups')}.`, '')} After that, the office can no longer reply.`,
      yes: 'Yes, erase it',
      no: 'No, keep it',
    },
    erased: {
      title: 'Your enquiry is erased',
      text: `We have removed the whole enquiry from our database${claimed('data', `, and it is gone from our backups within ${fact('policy.backups')}`, '')}.`,
    },
    gone: {
      title: 'We found no enquiry with this link',
      text: `The link is wrong or older than ${fact('policy.enquiry-page')}, or the enquiry has been erased. If you lost the link: ${callWithReference}`,
    },
    away: {
      title: 'We cannot open your enquiry just now',
      text: `Nothing has changed. Please try again in a minute, or call us: ${firm.phone}`,
    },
    home: 'Go to our homepage',
    /** The opening of a chat that the office begins. */
    greeting: (reference: string): string => `Hello, this is ${firm.name}, about your enquiry ${reference}.`,
  };
};

/** The office sees these pages after the link "Mark as answered" in its mail. */
export const answeredPages = {
  ask: (reference: string) => ({
    title: `Enquiry ${reference}`,
    text: "Has this enquiry been answered? The sender sees the time on the enquiry's page.",
    action: 'Mark as answered',
  }),
  done: (reference: string) => ({
    title: `Enquiry ${reference} is marked as answered`,
    text: "The sender sees the time on the enquiry's page.",
  }),
  gone: {
    title: 'No such enquiry',
    text: 'The enquiry has been erased, or the link is incomplete.',
  },
};
