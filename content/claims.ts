/**
 * Lists what the firm claims of itself: every promise, number, title and comparison, with what proves it. The owner
 * answers for each in `firm/claims.yaml`; `npm run check:launch` lists those without an answer.
 */
import type { ClaimId } from './claim-ids.ts';
import type { LocalSite } from './local-site.ts';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A claim of the firm. */
export interface Claim {
  /** The claim in words. */
  readonly text: string;
  /** The proof that the owner needs; for a visitor, the place where the claim can be checked. */
  readonly proof: string;
  /** The wordings by which the site makes it. */
  readonly wordings: RegExp;
}

export const claims = (site: LocalSite) => {
  const { fact, town } = site;
  const clients = literally(fact('firm.clients'));
  const subscribers = literally(fact('firm.subscribers'));
  return {
    rating: {
      text: `Rated ${fact('firm.rating')} of ${fact('firm.rating-scale')} on Google, from ${fact('firm.review-count')} reviews`,
      proof: "The firm's Google profile, linked from the site (reviewsUrl in firm/firm.yaml)",
      wordings: /Rated [\d.]+ of 5 on Google|^[\d.]+ \/ 5$/,
    },
    clients: {
      text: `${fact('firm.clients')} clients, and the milestones that name a number`,
      proof: 'The client register of the year named',
      wordings: new RegExp(`(?:^|\\s)${clients} clients\\b|^${clients}$`),
    },
    founded: {
      text: `In practice since ${fact('firm.founded')}, principal included`,
      proof: 'The first registration or engagement letter',
      wordings: new RegExp(`\\bsince ${fact('firm.founded')}\\b|^in practice since$`, 'i'),
    },
    milestones: {
      text: 'The years on the about page, each with what happened in it',
      proof: 'The papers of that year',
      wordings: /^GST solutions added to the practice/,
    },
    leading: {
      text: `A leading provider in ${town}`,
      proof: 'A ranking or a market figure; otherwise the wording has to go',
      wordings: /A leading provider in /,
    },
    trusted: {
      text: 'Trusted by the clients',
      proof: 'The reviews on Google',
      wordings: /\btrusted\b/i,
    },
    subscribers: {
      text: `${fact('firm.subscribers')} business owners get the newsletter`,
      proof: 'The list of subscribers: Newsletter at the desk',
      wordings: new RegExp(`${subscribers} business owners`),
    },
    'free-consultation': {
      text: 'The first consultation is free, with no obligation to continue',
      proof: "The partners' word",
      wordings:
        /free (?:tax )?(?:consultation|advice)|consultation (?:is )?(?:really )?free|talk is free|^free, by phone|no charge and no duty/i,
    },
    reply: {
      text: 'A person reads every message; calls and messages are answered by the end of the next working day',
      proof: 'The times of requests and replies of a month: the history of each enquiry at the desk',
      wordings: /a person reads every message|by the end of the next working day|a person will answer/i,
    },
    'one-person': {
      text: 'One named person knows the file and answers',
      proof: 'The list of files by person',
      wordings: /same person answers every time|One accountant knows your file|One named accountant/,
    },
    'second-check': {
      text: 'A second person checks every return before it is filed; figures are reconciled first',
      proof: 'The closing sheets with two signatures',
      wordings:
        /Reconciled before it is filed|before a return leaves this office|before anything is filed|explain every figure|second person checks/i,
    },
    software: {
      text: 'Software reads bank statements and photographs of bills',
      proof: 'A trial at the office: one statement and ten bills of a month',
      wordings: /Software reads bank statements/,
    },
    'nothing-missed': {
      text: 'Every return filed, every rupee traced; replies on time; quiet months filed and confirmed too',
      proof: 'The calendar of filings with its acknowledgements',
      wordings:
        /Every return filed\.|Every rupee traced\.|Replies filed before the date on your notice|confirm each one to you/,
    },
    records: {
      text: 'Working papers are kept with every return and found the same day',
      proof: 'A trial: a paper of an old year, asked for and found',
      wordings: /Working papers kept with every return|come back the same day/,
    },
    team: {
      text: 'The people named on the about page, with the experience named',
      proof: 'Employment letters and certificates',
      wordings: /^(?:Principal Tax Consultant|Senior Accountant|Compliance Manager)$/,
    },
    practitioner: {
      text: 'A GST practitioner registered with the department',
      proof:
        'The number in firm/firm.yaml; a visitor can look it up at https://www.gst.gov.in, under Services, User Services, Locate GST Practitioner',
      wordings: /gst practitioner/i,
    },
    languages: {
      text: 'Calls and messages are answered in Tamil or English',
      proof: 'The people who answer the telephone and WhatsApp',
      wordings: /\bin Tamil or English\b/i,
    },
    fees: {
      text: 'The fee is told before the work begins; what is not on the list is quoted before it is done',
      proof: 'Engagement letters',
      wordings:
        /quoted separately before it is done|told before the work begins|tell you the fee for your own case|fixed fee for each service, told in advance/i,
    },
    complaints: {
      text: 'Each complaint is looked into and answered in writing',
      proof: 'The file of complaints',
      wordings: /look into each one and reply in writing/,
    },
    data: {
      text: 'No data is sold or passed on; addresses are shortened in logs; what is erased leaves the backups in 30 days',
      proof: 'docs/security.md and the tests of the server',
      wordings: /do not sell or rent this data|gone from our backups within|address is shortened before it is written/,
    },
    'no-secrets': {
      text: 'Nobody at the office asks for an OTP or a password',
      proof: 'The instruction to the staff, signed',
      wordings:
        /ask for no OTP and no password|nobody at our office asks for them|Whoever asks for it in our name is not from this office/,
    },
  } as const satisfies Readonly<Record<ClaimId, Claim>>;
};
