import { staffMail } from '../../../content/mail.ts';
import { forms } from '../../../src/forms/forms.ts';
import { enquiryWordsAt } from '../../../src/site/enquiry.ts';
import type { Lead } from '../store/schema.ts';

const inIndia = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The rows at the end, in their order; the labels stand in content/mail.ts. */
const rows = {
  // More exact than the form's option, which may stand for several services.
  about: (lead) => enquiryWordsAt(lead.page),
  received: (lead) => staffMail.inIndia(inIndia.format(lead.received_at)),
  page: (lead) => lead.page,
  referrer: (lead) => lead.referrer,
  reference: (lead) => lead.id,
} as const satisfies Record<keyof typeof staffMail.rows, (lead: Lead) => string | null>;

const row = (label: string, value: string | null): string[] => (value === null ? [] : [`${label}: ${value}`]);

/** The answers: a row for each field, then the long texts, with labels where there are several. */
const answers = (lead: Lead): string[] => {
  const { fields } = forms[lead.form];
  const long = fields.filter(({ kind }) => kind === 'lines');
  return [
    ...fields.filter((field) => !long.includes(field)).flatMap(({ name, texts }) => row(texts.label, lead[name])),
    ...long.flatMap(({ name, texts }) => {
      const text = lead[name];
      return text === null ? [] : ['', ...(long.length > 1 ? [`${texts.label}:`] : []), text];
    }),
  ];
};

const end = (lead: Lead): string[] => {
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return names.flatMap((name) => row(staffMail.rows[name], rows[name](lead)));
};

/** A lead as the text of a mail to the staff. */
export const leadText = (lead: Lead, heldCount: number): string =>
  [
    staffMail.opening[lead.form],
    '',
    ...answers(lead),
    '',
    '--',
    ...end(lead),
    ...(heldCount > 0 ? ['', staffMail.held(heldCount)] : []),
    '',
  ].join('\n');
