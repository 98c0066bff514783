import { staffMail } from '../../../content/mail.ts';
import { forms } from '../../../src/forms/forms.ts';
import { enquiryWordsAt } from '../../../src/site/enquiry.ts';
import type { Lead } from '../store/schema.ts';
import type { Part } from './letter.ts';
import { callHref, chatHref } from './reach-visitor.ts';

/** Writes a moment as the clock of the office shows it. */
export const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The rows at the end, in their order; the labels stand in content/mail.ts. */
const rows = {
  // More exact than the form's option, which may stand for several services.
  about: (lead) => enquiryWordsAt(lead.page),
  received: (lead) => staffMail.inIndia(inIndia.format(lead.received_at)),
  language: (lead) => staffMail.otherLanguages[lead.language],
  page: (lead) => lead.page,
  referrer: (lead) => lead.referrer,
  reference: (lead) => lead.reference,
  id: (lead) => lead.id,
} as const satisfies Record<keyof typeof staffMail.rows, (lead: Lead) => string | null>;

const row = (label: string, value: string | null): [string, string][] => (value === null ? [] : [[label, value]]);

/** The answers: a row for each field, then the long texts, with labels where there are several. */
const answers = (lead: Lead): Part[] => {
  const { fields } = forms[lead.form];
  const long = fields.filter(({ kind }) => kind === 'lines');
  const short = fields.filter((field) => !long.includes(field));
  return [
    { rows: short.flatMap(({ name, texts }) => row(texts.label, lead[name])) },
    ...long.flatMap(({ name, texts }): Part[] => [
      ...(long.length > 1 && lead[name] !== null ? [{ text: `${texts.label}:` }] : []),
      { text: lead[name] ?? '' },
    ]),
  ];
};

const end = (lead: Lead): Part => {
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return { rows: names.flatMap((name) => row(staffMail.rows[name], rows[name](lead))) };
};

/** How the office reaches a sender with one touch. */
export const reachLinks = (lead: Lead): [string, string][] => [
  ...row(staffMail.actions.call, callHref(lead)),
  ...row(staffMail.actions.whatsapp, chatHref(lead)),
];

/** How it marks his enquiry as answered. */
export const answeredLink = (lead: Lead, href: string): [string, string][] =>
  lead.form === 'contact' ? row(staffMail.actions.answered, href) : [];

/**
 * A lead as a letter to the staff; of one that was withdrawn only that.
 * @param heldCount how many messages wait as doubtful
 */
export const leadLetter = (lead: Lead, heldCount: number, answeredHref: string): Part[] => {
  if (lead.withdrawn_at !== null)
    return [{ text: staffMail.withdrawn }, { rows: row(staffMail.rows.reference, lead.reference) }];
  return [
    { text: staffMail.opening[lead.state === 'held' ? 'held' : lead.form] },
    ...answers(lead),
    { links: reachLinks(lead) },
    // With its space the signature line, below which an answer quotes nothing: the link is the office's alone.
    { text: '-- ' },
    { links: answeredLink(lead, answeredHref) },
    end(lead),
    { text: heldCount > 0 ? staffMail.held(heldCount) : '' },
  ];
};
