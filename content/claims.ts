/**
 * What the firm says of itself: every promise, number, title and comparison, with what proves it. Nobody stands for a
 * claim until a line of firm/confirmed.yaml says who does; `npm run check:launch` lists the others.
 */

/** A claim of the firm. */
export interface Claim {
  /** What is claimed. */
  readonly text: string;
  /** What would prove it, for who decides; for a visitor, where it can be checked. */
  readonly proof: string;
  /** The wordings by which the site makes it. */
  readonly wordings: RegExp;
  /** The files that make it, below `content/`. */
  readonly usedIn: readonly string[];
}

export const claims = {
  'claim.rating': {
    text: 'Rated 4.9 of 5 on Google, from 500 reviews',
    proof: "The firm's Google profile, linked from the site (reviewsUrl in content/firm.ts)",
    wordings: /Rated 4\.9 of 5 on Google|^4\.9 \/ 5$/,
    usedIn: ['pages/home.ts', 'pages/services.ts'],
  },
  'claim.clients': {
    text: '500+ clients, 200+ clients in 2018',
    proof: 'The client register of the year named',
    wordings: /\b[25]00\+ clients\b|^500\+$/,
    usedIn: ['pages/about.ts', 'pages/home.ts', 'pages/services.ts'],
  },
  'claim.founded': {
    text: 'In practice in Coimbatore since 2012, principal included',
    proof: 'The first registration or engagement letter',
    wordings: /\bsince 2012\b/i,
    usedIn: [
      'pages/about.ts',
      'pages/home.ts',
      'services/accounting-bookkeeping.ts',
      'services/gst-registration.ts',
      'services/iec-registration.ts',
    ],
  },
  'claim.leading': {
    text: 'A leading provider in Coimbatore',
    proof: 'A ranking or a market figure; otherwise the wording has to go',
    wordings: /A leading provider in Coimbatore/,
    usedIn: ['pages/about.ts'],
  },
  'claim.trusted': {
    text: 'Trusted by the clients',
    proof: 'The reviews on Google',
    wordings: /\btrusted\b/i,
    usedIn: ['pages/home.ts'],
  },
  'claim.subscribers': {
    text: '1000+ business owners get the newsletter',
    proof: 'The list of subscribers: npm run leads',
    wordings: /1000\+ business owners/,
    usedIn: ['pages/blog.ts'],
  },
  'claim.free-consultation': {
    text: 'The first consultation is free, without duty to go on',
    proof: "The partners' word",
    wordings: /free consultation|consultation is free|talk is free|no charge and no duty/i,
    usedIn: [
      'firm.ts',
      'pages/contact-help.ts',
      'legal/terms.ts',
      'pages/about.ts',
      'pages/city.ts',
      'pages/contact.ts',
      'pages/home.ts',
      'pages/labels.ts',
      'pages/popup.ts',
      'pages/services.ts',
    ],
  },
  'claim.reply': {
    text: 'A person reads every message; calls and messages are answered within business hours',
    proof: 'The times of requests and replies of a month: npm run leads',
    wordings:
      /a person reads every message|call back within our business hours|answer within our business hours|a person will answer/i,
    usedIn: ['legal/privacy.ts', 'mail.ts', 'pages/contact.ts', 'pages/enquiry.ts', 'pages/popup.ts'],
  },
  'claim.one-person': {
    text: 'One named person knows the file and answers',
    proof: 'The list of files by person',
    wordings: /same person answers every time|do not explain your business again each time|One named accountant/,
    usedIn: ['pages/about.ts', 'pages/home.ts'],
  },
  'claim.second-check': {
    text: 'A second person checks every return before it is filed; figures are reconciled first',
    proof: 'The closing sheets with two signatures',
    wordings:
      /Reconciled before it is filed|before a return leaves this office|before anything is filed|explain every figure|second accountant/i,
    usedIn: ['pages/about.ts', 'pages/home.ts', 'services/gst-registration.ts'],
  },
  'claim.software': {
    text: 'Software reads bank statements and photographs of bills',
    proof: 'A trial at the office: one statement and ten bills of a month',
    wordings: /Software reads bank statements/,
    usedIn: ['pages/about.ts'],
  },
  'claim.nothing-missed': {
    text: 'Every return filed, every rupee traced; replies on time; quiet months filed and confirmed too',
    proof: 'The calendar of filings with its acknowledgements',
    wordings: /Every return filed\.|Every rupee traced\.|Replies on time:|confirm each one to you/,
    usedIn: ['pages/home.ts', 'service-index.ts', 'services/gst-returns.ts'],
  },
  'claim.records': {
    text: 'Working papers are kept with every return and found the same day',
    proof: 'A trial: a paper of an old year, asked for and found',
    wordings: /Working papers kept with every return|come back the same day/,
    usedIn: ['pages/about.ts', 'pages/home.ts'],
  },
  'claim.team': {
    text: 'The team: Principal Tax Consultant, Senior Accountant, Compliance Manager, with the experience named',
    proof: 'Employment letters and certificates',
    wordings: /^(?:Principal Tax Consultant|Senior Accountant|Compliance Manager)$/,
    usedIn: ['pages/about.ts'],
  },
  'claim.practitioner': {
    text: 'A GST practitioner registered with the department',
    proof:
      'The number in content/firm.ts; a visitor can look it up at https://www.gst.gov.in, under Services, User Services, Locate GST Practitioner',
    wordings: /gst practitioner/i,
    usedIn: ['pages/about.ts', 'pages/contact.ts'],
  },
  'claim.fees': {
    text: 'The fee is told before the work begins; what is not on the list is quoted before it is done',
    proof: 'Engagement letters',
    wordings:
      /quoted separately before it is done|told before the work begins|fixed fee for each service, told in advance/i,
    usedIn: ['legal/terms.ts', 'pages/about.ts', 'pages/city.ts'],
  },
  'claim.complaints': {
    text: 'Each claim is looked into and answered in writing',
    proof: 'The file of complaints',
    wordings: /look into each one and reply in writing/,
    usedIn: ['legal/terms.ts'],
  },
  'claim.data': {
    text: 'No data is sold or passed on; addresses are shortened in logs; what is erased leaves the backups in 30 days',
    proof: 'docs/security.md and the tests of the server',
    wordings: /do not sell or rent this data|gone from our backups within|address is shortened before it is written/,
    usedIn: ['legal/privacy.ts', 'pages/enquiry.ts'],
  },
  'claim.no-secrets': {
    text: 'Nobody at the office asks for an OTP or a password',
    proof: 'The instruction to the staff, signed',
    wordings:
      /ask for no OTP and no password|nobody at our office asks for them|Whoever asks for it in our name is not from this office/,
    usedIn: ['legal/privacy.ts', 'legal/terms.ts', 'pages/send-papers.ts'],
  },
  'claim.hours': {
    text: 'Open Monday to Saturday, 9:00 AM to 7:00 PM',
    proof: 'The sign at the office door, and the Google profile',
    wordings: /Monday to Saturday/,
    usedIn: [
      'mail.ts',
      'pages/contact-help.ts',
      'pages/contact.ts',
      'pages/enquiry.ts',
      'pages/reach.ts',
      'services/company-registration.ts',
      'services/gst-notices.ts',
      'services/pf-esi-services.ts',
      'services/tds-tcs-returns.ts',
    ],
  },
} as const satisfies Readonly<Record<string, Claim>>;

/** The id of a claim. */
export type ClaimId = keyof typeof claims;
