import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { desk } from '../../content/desk.ts';
import type { Bars, Button, DeskBody, Line } from '../../src/desk/page.ts';
import { answerDue } from '../../src/site/answer-due.ts';
import { enquiryWordsAt } from '../../src/site/enquiry.ts';
import { inIndia } from '../leads/indian-moment.ts';
import type { DeskRepository, GivenUp } from '../leads/store/desk-repository.ts';
import type { ErasuresTable, Lead } from '../leads/store/schema.ts';
import { hrefLead } from './inbox.ts';
import { ageWords, cityOf, markOf, monthBeside, monthWords } from './words.ts';

/** A backup is made every night: older than this many milliseconds, one was missed. */
export const BACKUP_AGE = 36 * 60 * 60_000;

interface Backup {
  readonly path: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Bytes. */
  readonly size: number;
}

/** Null when there is none, or nobody may look. */
export const newestBackup = async (folder: string): Promise<Backup | null> => {
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

type Body<Kind extends DeskBody['kind']> = Extract<DeskBody, { readonly kind: Kind }>;
type MonthLead = Awaited<ReturnType<DeskRepository['month']>>[number];

/** What is rarer is left out. */
const MOST_BARS = 15;

const barsOf = (title: string, labels: readonly string[]): Bars => {
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

/** @param month such as `2026-11` */
export const monthBody = (
  month: string,
  leads: readonly MonthLead[],
  erased: readonly ErasuresTable[],
  now: number,
): Body<'month'> => ({
  kind: 'month',
  title: monthWords(month),
  total: leads.length === 0 ? desk.month.empty : desk.month.total(leads.length),
  previous: `/month?month=${monthBeside(month, -1)}`,
  next: `/month?month=${monthBeside(month, 1)}`,
  bars:
    leads.length === 0
      ? []
      : [
          barsOf(
            desk.month.pages,
            leads.map(({ page }) => enquiryWordsAt(page) ?? page?.replace(/[?#].*/, '') ?? desk.month.noPage),
          ),
          barsOf(
            desk.month.services,
            leads.map(({ service }) => service ?? desk.month.noService),
          ),
          barsOf(
            desk.month.cities,
            leads.map((lead) => cityOf(lead) ?? desk.month.noCity),
          ),
          barsOf(
            desk.month.sources,
            leads.map(({ referrer }) => hostOf(referrer)),
          ),
        ],
  late: lateLines(leads, now),
  erased: erased.map(({ at, who, leads: count, reference }) => ({
    when: inIndia(at),
    what: `${desk.erase.done(count)} ${desk.month.erasers[who]}`,
    text: reference,
  })),
});

export const newsletterBody = (rows: readonly Lead[], csv: string, now: number): Body<'newsletter'> => ({
  kind: 'newsletter',
  counts: desk.newsletter.counts(rows.filter(({ state }) => state === 'confirmed').length),
  lines: rows.map((lead) => ({
    when: inIndia((lead.state === 'unsubscribed' ? lead.unsubscribed_at : lead.confirmed_at) ?? lead.received_at),
    what: lead.email ?? '',
    text: markOf(lead, now).word,
    href: hrefLead(lead.id),
  })),
  csv,
});

const KB = 1024;

const sizeWords = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

const backupView = async (folder: string, now: number): Promise<Body<'deliveries'>['backup']> => {
  const newest = await newestBackup(folder);
  if (!newest) return { text: desk.deliveries.backupNone(folder), wrong: true };
  const said = desk.deliveries.backupOf(ageWords(now - newest.at), sizeWords(newest.size));
  const wrong = now - newest.at > BACKUP_AGE;
  return { text: wrong ? `${said}. ${desk.deliveries.backupLate}` : said, wrong };
};

/** How long news of an enquiry may wait before the mail server is called wrong, milliseconds. */
const WAITS = 60_000;

export const deliveriesBody = async (
  store: DeskRepository,
  {
    hasMail,
    mailFault,
    backupDir,
    retry,
    now,
  }: { hasMail: boolean; mailFault: string | null; backupDir: string; retry: Button; now: number },
): Promise<Body<'deliveries'>> => {
  const [waiting, givenUp, backup] = await Promise.all([
    store.waiting(now - WAITS),
    store.givenUp(),
    backupView(backupDir, now),
  ]);
  const what = ({ channel, name, reference }: GivenUp): string =>
    [desk.enquiry.channels[channel], reference, name].filter(Boolean).join(', ');
  return {
    kind: 'deliveries',
    mail: hasMail
      ? waiting.count > 0 || mailFault !== null
        ? { text: desk.deliveries.mailBad(waiting.count, mailFault ?? waiting.error ?? ''), wrong: true }
        : { text: desk.deliveries.mailGood, wrong: false }
      : { text: desk.deliveries.mailNone, wrong: true },
    backup,
    lines: givenUp.map((each) => ({
      when: inIndia(each.created_at),
      what: what(each),
      text: `${desk.deliveries.why(each.last_error ?? '')}, ${desk.deliveries.tries(each.attempts)}`,
      href: hrefLead(each.lead_id),
    })),
    retry: givenUp.length > 0 ? retry : null,
    done: null,
  };
};
