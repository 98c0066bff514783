/** Holds the texts around the form of the contact page: why it was opened, what is to be mended, what happens next. */

import type { LocalSite } from '../../local-site.ts';
import { reachTexts } from '../reach/en.ts';

/** The sentences around a number, a day or a name; the form says them without a new page. */
export const contactSentences = {
  /** Stands above the links to the fields that are wrong. */
  summary: (count: number): string =>
    count === 1 ? 'Please check this field:' : `Please check these ${count} fields:`,
  /** A line of the chat. */
  myReference: (reference: string): string => `My reference is ${reference}.`,
  openNow: (clock: string): string => `Our office is open now, until ${clock}.`,
  opens: (day: string, clock: string): string => `Our office opens next on ${day} at ${clock}.`,
  /** The lines of the slip, once a message is sent. */
  by: (day: string, clock: string): string => `by ${day}, ${clock}`,
  papers: (service: string): string => `Papers for ${service}`,
} as const;

/** Services without an option of their own. */
const withoutOption = { 'udyam-registration': 'Udyam', 'iec-registration': 'IEC' } as const;

const generalOption = ({ notOffered }: LocalSite): string => {
  const names = (['udyam-registration', 'iec-registration'] as const)
    .filter((slug) => !notOffered.includes(slug))
    .map((slug) => withoutOption[slug]);
  return names.length === 0 ? '' : `For ${names.join(' or ')}, choose General Inquiry.`;
};

export const contactHelp = (site: LocalSite) => {
  const { claimed } = site;
  const { hoursLine } = reachTexts(site);
  return {
    /** Stands before the service and the city that the visitor comes for. */
    about: claimed('free-consultation', 'Free consultation:', 'Consultation:'),
    toForm: 'To the form',
    /** Says below a failure that may pass by itself what becomes of the message. */
    again: {
      waiting:
        'We will try to send your message again while this page is open. Nothing is lost: what you wrote is still in the form.',
      trying: 'We are sending your message again now. Nothing is lost: what you wrote is still in the form.',
      stopped:
        'We have stopped trying to send your message. Nothing is lost: what you wrote is still in the form, and is sent when you press Send Message.',
    },
    stop: 'Do not send it again',
    noEmail: 'No e-mail address? Use WhatsApp instead',
    onWhatsApp: 'Continue on WhatsApp',
    another: 'Write another message',
    /** Ends the line that shows the chosen service. */
    change: 'Change',
    /** Stands before the town from whose page the visitor comes. */
    town: 'Town',
    /** Tells below the choice of a service where to find those that have no option of their own. */
    option: generalOption(site),
    /** The lines of the slip, once a message is sent. */
    confirmation: {
      asked: 'You asked about',
      call: 'We call you back',
      ready: 'Keep ready',
    },
    reference: 'Your reference',
    /** The link to the page of the enquiry. */
    toEnquiry: 'See or withdraw your enquiry',
    next: `What happens next: ${claimed('reply', 'we call back by the end of the next working day, and tell you which papers to send and what our work will cost', 'we read messages in the order in which they arrive')}. Our business hours are ${hoursLine}.`,
  } as const;
};
