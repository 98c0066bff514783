import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { desk } from '../../content/desk.ts';
import type { Button, Line, Link, Section } from '../../src/desk/page.ts';
import { answerDue } from '../../src/site/answer-due.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/site/durations.ts';
import { enquiryWordsAt } from '../../src/site/enquiry.ts';
import { inIndia } from '../leads/indian-moment.ts';
import type { DeskRepository } from '../leads/store/desk-repository.ts';
import type { ErasuresTable, Lead } from '../leads/store/schema.ts';
import { hrefLead } from './inbox.ts';
import { ageWords, cityOf, markOf, monthBeside } from './words.ts';

/** A backup is made every night: older than this many milliseconds, one was missed. */
export const BACKUP_AGE = 36 * HOUR_MS;

/** Null when there is none, or nobody may look. */
export const newestBackup = async (folder: string) => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.db') && name !== 'leads.db');
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { mtimeMs: at, size } = await stat(path);
      return { path, name, at, size };
    }),
  );
  return files.toSorted((one, other) => other.at - one.at)[0] ?? null;
};

type MonthLead = Awaited<ReturnType<DeskRepository['month']>>[number];

/** What is rarer is left out. */
const MOST_BARS = 15;

const barsOf = (title: string, labels: readonly string[]): Section => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const bars = [...counts].map(([label, count]) => ({ label, count }));
  return { title, bars: bars.toSorted((one, other) => other.count - one.count).slice(0, MOST_BARS) };
};

const hostOf = (referrer: string | null): string => URL.parse(referrer ?? '')?.hostname || desk.month.direct;

/** What was answered after the promised time, or still waits after it. */
const lateLines = (leads: readonly MonthLead[], now: number): Line[] =>
  leads.flatMap((lead) => {
    if (lead.withdrawn_at !== null || lead.state !== 'new' || lead.reference === null) return [];
    const over = (lead.answered_at ?? now) - answerDue(lead.received_at);
    if (over <= 0) return [];
    const words = ageWords(over);
    return [
      {
        when: inIndia(lead.received_at),
        what: `${lead.reference}, ${lead.name ?? desk.list.noName}`,
        text: lead.answered_at === null ? desk.month.stillWaits(words) : desk.month.answeredLate(words),
        href: hrefLead(lead.id),
      },
    ];
  });

const linesOr = (none: string, lines: readonly Line[]): Section => (lines.length > 0 ? { lines } : { text: none });

/** @param month such as `2026-11` */
export const monthReport = (
  month: string,
  leads: readonly MonthLead[],
  erased: readonly ErasuresTable[],
  now: number,
): readonly Section[] => {
  const { total, empty, previous, next, ...words } = desk.month;
  const link = (label: string, step: number): Link => ({ label, href: `/month?month=${monthBeside(month, step)}` });
  const counted = (title: string, label: (lead: MonthLead) => string): Section => barsOf(title, leads.map(label));
  return [
    { text: leads.length === 0 ? empty : total(leads.length), links: [link(previous, -1), link(next, 1)] },
    ...(leads.length === 0
      ? []
      : [
          counted(words.pages, ({ page }) => enquiryWordsAt(page) ?? page?.replace(/[?#].*/, '') ?? words.noPage),
          counted(words.services, ({ service }) => service ?? words.noService),
          counted(words.cities, (lead) => cityOf(lead) ?? words.noCity),
          counted(words.sources, ({ referrer }) => hostOf(referrer)),
        ]),
    { title: words.late, ...linesOr(words.noneLate, lateLines(leads, now)) },
    ...(erased.length === 0
      ? []
      : [
          {
            title: words.erased,
            lines: erased.map(({ at, who, leads: count, reference }) => ({
              when: inIndia(at),
              what: `${desk.erase.done(count)} ${words.erasers[who]}`,
              text: reference,
            })),
          },
        ]),
  ];
};

export const newsletterReport = (rows: readonly Lead[], csv: string, now: number): readonly Section[] => [
  {
    text: desk.newsletter.counts(rows.filter(({ state }) => state === 'confirmed').length),
    links: rows.length > 0 ? [{ label: desk.newsletter.csv, href: csv }] : [],
  },
  linesOr(
    desk.newsletter.none,
    rows.map((lead) => ({
      when: inIndia((lead.state === 'unsubscribed' ? lead.unsubscribed_at : lead.confirmed_at) ?? lead.received_at),
      what: lead.email ?? '',
      text: markOf(lead, now).word,
      href: hrefLead(lead.id),
    })),
  ),
];

const KB = 1024;

const sizeWords = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

const backupWords = async (folder: string, now: number): Promise<Section> => {
  const newest = await newestBackup(folder);
  if (!newest) return { text: desk.deliveries.backupNone(folder), isLate: true };
  const said = desk.deliveries.backupOf(ageWords(now - newest.at), sizeWords(newest.size));
  const isLate = now - newest.at > BACKUP_AGE;
  return { text: isLate ? `${said}. ${desk.deliveries.backupLate}` : said, isLate };
};

/** How long news of an enquiry may wait before the mail server is called wrong, milliseconds. */
const WAITS = MINUTE_MS;

export const deliveriesReport = async (
  store: DeskRepository,
  mail: { readonly isSet: boolean; readonly fault: string | null },
  backupDir: string,
  retry: Button,
  now: number,
): Promise<readonly Section[]> => {
  const { mailBad, mailGood, mailNone, undelivered, none, why, tries, backup } = desk.deliveries;
  const [waiting, givenUp, lastBackup] = await Promise.all([
    store.waiting(now - WAITS),
    store.givenUp(),
    backupWords(backupDir, now),
  ]);
  const isMailWrong = waiting.count > 0 || mail.fault !== null;
  const mailWords = isMailWrong ? mailBad(waiting.count, mail.fault ?? waiting.error ?? '') : mailGood;
  const lines = givenUp.map(({ channel, name, reference, created_at, last_error, attempts, lead_id }) => ({
    when: inIndia(created_at),
    what: [desk.enquiry.channels[channel], reference, name].filter(Boolean).join(', '),
    text: `${why(last_error ?? '')}, ${tries(attempts)}`,
    href: hrefLead(lead_id),
  }));
  return [
    { text: mail.isSet ? mailWords : mailNone, isLate: isMailWrong || !mail.isSet },
    { title: undelivered, ...linesOr(none, lines), buttons: lines.length > 0 ? [retry] : [] },
    { title: backup, ...lastBackup },
  ];
};
