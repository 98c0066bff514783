import { staffMail } from '../../../content/mail/en.ts';
import { showAnswer } from '../../../src/desk/fields.ts';
import { hrefDeskEnquiry, hrefDeskList } from '../../../src/desk/page.ts';
import type { Edition, Editions } from '../../../src/edition/edition.ts';
import { fieldsIn } from '../../../src/forms/forms.ts';
import type { Lead } from '../../../src/forms/lead.ts';
import { answerDue } from '../../../src/office/answer-due.ts';
import { inIndiaInFull } from '../../../src/office/indian-moment.ts';
import { escapeHtml } from '../../../src/text/escape-html.ts';
import { editionFor } from '../../edition-for.ts';
import { readPhones } from '../store/phone-numbers.ts';

/**
 * Returns links that call and that open a chat with each number of a lead, which is named where there are several.
 * @param message begins the chat in place of the greeting
 */
export const phoneLinks = (
  editions: Editions,
  { phone, reference, language }: Pick<Lead, 'phone' | 'reference' | 'language'>,
  labels: Readonly<Record<'call' | 'whatsapp', string>>,
  message: string | null = null,
): [label: string, href: string][] => {
  const numbers = readPhones(phone ?? '').flatMap(({ number }) => number ?? []);
  const greeting =
    message ?? (reference === null ? null : editionFor(editions, language).enquiryPage.greeting(reference));
  return numbers.flatMap((number) => {
    const named = (label: string): string => (numbers.length > 1 ? `${label} ${number.formatInternational()}` : label);
    const call: [string, string] = [named(labels.call), number.getURI()];
    // An extension belongs to an exchange, which has no WhatsApp.
    if (greeting === null || number.ext) return [call];
    const chat = `https://wa.me/${number.number.slice(1)}?text=${encodeURIComponent(greeting)}`;
    return [call, [named(labels.whatsapp), chat]];
  });
};

export const moment = (time: number): string => staffMail.inIndia(inIndiaInFull(time));

export type Part =
  | { readonly text: string }
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly links: readonly (readonly [label: string, href: string])[] };

const writeText = (part: Part): string => {
  if ('text' in part) return part.text;
  if ('rows' in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  return part.links.map(([label, href]) => `${label}: ${href}`).join('\n');
};

const htmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>\n');

const writeHtml = (part: Part): string => {
  if ('text' in part) return `<p>${htmlLines(part.text)}</p>`;
  if ('rows' in part)
    return `<p>${part.rows.map(([label, value]) => `<b>${escapeHtml(label)}:</b> ${htmlLines(value)}`).join('<br>\n')}</p>`;
  const links = part.links.map(([label, href]) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`);
  return `<p style="line-height:2.2">${links.join(' &nbsp;|&nbsp; ')}</p>`;
};

const isFull = (part: Part): boolean =>
  'text' in part ? part.text !== '' : ('rows' in part ? part.rows : part.links).length > 0;

export const letter = (parts: readonly Part[]): { readonly text: string; readonly html: string } => {
  const full = parts.filter(isFull);
  return {
    text: `${full.map(writeText).join('\n\n')}\n`,
    html: `<!doctype html>\n<meta charset="utf-8">\n${full.map(writeHtml).join('\n')}\n`,
  };
};

const rows = {
  // The page is more exact than the form's option, which may stand for several services.
  about: (lead, { enquiryWordsAt }) => enquiryWordsAt(lead.page),
  received: (lead) => moment(lead.receivedAt),
  language: (lead) => staffMail.otherLanguages[lead.language],
  page: (lead) => lead.page,
  referrer: (lead) => lead.referrer,
  reference: (lead) => lead.reference,
  id: (lead) => lead.id,
} as const satisfies Record<
  Exclude<keyof typeof staffMail.rows, 'before'>,
  (lead: Lead, edition: Edition) => string | null
>;
const rowNames = Object.keys(rows) as (keyof typeof rows)[];

interface LetterContext {
  readonly heldCount: number;
  readonly answeredHref: string;
  /** The desk's origin; null if the office cannot reach the desk from its mails. */
  readonly deskOrigin: string | null;
  /** References of what the same person wrote before, the newest first; three are named. */
  readonly before: readonly string[];
}

const opening = ({ officeHours }: Edition, lead: Lead): string => {
  if (lead.form !== 'contact') return staffMail.opening.newsletter;
  if (lead.state === 'held') return staffMail.opening.held(lead.name ?? '');
  return staffMail.opening.contact(lead.name ?? '', moment(answerDue(lead.receivedAt, officeHours)));
};

const row = (label: string, value: string | null): [string, string][] => (value === null ? [] : [[label, value]]);

const answers = (edition: Edition, lead: Lead): Part[] => {
  const fields = fieldsIn(edition, lead.form);
  const long = fields.filter(({ kind }) => kind === 'lines');
  const short = fields.filter((field) => !long.includes(field));
  return [
    { rows: short.flatMap(({ name, kind, texts }) => row(texts.label, showAnswer(lead[name], kind))) },
    ...long.flatMap(({ name, texts }): Part[] => [
      ...(long.length > 1 && lead[name] !== null ? [{ text: `${texts.label}:` }] : []),
      { text: lead[name] ?? '' },
    ]),
  ];
};

export const reachLinks = (editions: Editions, lead: Lead): [string, string][] =>
  phoneLinks(editions, lead, staffMail.actions);

export const answeredLink = (lead: Lead, href: string): [string, string][] =>
  lead.form === 'contact' ? row(staffMail.actions.answered, href) : [];

export const heldPart = (count: number, deskOrigin: string | null): Part => {
  if (count === 0) return { text: '' };
  return {
    text: `${staffMail.held(count)} ${deskOrigin ? `${deskOrigin}${hrefDeskList('held')}` : staffMail.seeHeld}`,
  };
};

/** Returns the mail to the office about a lead; the office reads English. */
export const leadLetter = (
  editions: Editions,
  lead: Lead,
  { heldCount, answeredHref, deskOrigin, before }: LetterContext,
): Part[] => {
  if (lead.withdrawnAt !== null)
    return [{ text: staffMail.withdrawn }, { rows: row(staffMail.rows.reference, lead.reference) }];
  const deskHref = lead.form === 'contact' && deskOrigin ? deskOrigin + hrefDeskEnquiry(lead.id) : null;
  return [
    { text: opening(editions.en, lead) },
    { text: lead.state === 'held' && !deskOrigin ? staffMail.release : '' },
    { rows: row(staffMail.rows.before, before.slice(0, 3).join(', ') || null) },
    ...answers(editions.en, lead),
    { links: [...reachLinks(editions, lead), ...row(staffMail.actions.desk, deskHref)] },
    // This line with its space begins the signature, which replies do not quote: the link is the office's alone.
    { text: '-- ' },
    { links: answeredLink(lead, answeredHref) },
    { rows: rowNames.flatMap((name) => row(staffMail.rows[name], rows[name](lead, editions.en))) },
    heldPart(heldCount, deskOrigin),
  ];
};
