/** The desk shows this of a lead. Times are milliseconds since 1970. */
import type { OfficeHours } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';
import type { Edition } from '../edition/edition.ts';
import type { Lead } from '../forms/lead.ts';
import { answerDue } from '../office/answer-due.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../office/durations.ts';
import { INDIA_AHEAD_MS } from '../office/indian-time.ts';
import type { DeskState } from './page.ts';

/** The words of the desk. */
type DeskWords = Pick<Words, 'desk'>;

/** Returns how long something has waited. @param span milliseconds */
export const ageWords = ({ desk }: DeskWords, span: number): string => {
  if (span < HOUR_MS) return desk.age.minutes(Math.max(0, Math.floor(span / MINUTE_MS)));
  return span < 2 * DAY_MS ? desk.age.hours(Math.floor(span / HOUR_MS)) : desk.age.days(Math.floor(span / DAY_MS));
};

export const nameOf = ({ desk }: DeskWords, { name, email }: Lead): string => name ?? email ?? desk.list.noName;

/** A lead from before migration 5 has no reference. */
export const referenceOf = ({ desk }: DeskWords, { reference, form, id }: Lead): string =>
  reference ?? (form === 'newsletter' ? desk.newsletter.title : id.slice(0, 8));

/** Returns the city of the page from which a lead was sent. */
export const cityOf = (
  { enquiryIn, isCitySlug, cityEntry }: Pick<Edition, 'enquiryIn' | 'isCitySlug' | 'cityEntry'>,
  { page }: Pick<Lead, 'page'>,
): string | null => {
  const { city } = enquiryIn(page ?? '');
  const slug = city ?? /\/locations\/([a-z-]+)/.exec(page ?? '')?.[1] ?? '';
  return isCitySlug(slug) ? cityEntry(slug).name : null;
};

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** Returns when a month of India's calendar begins and ends; null for what is no month. @param month such as `2026-11` */
export const monthSpan = (month: string) => {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year) return null;
  const at = (months: number): number => Date.UTC(Number(year), Number(number) - 1 + months) - INDIA_AHEAD_MS;
  return { since: at(0), before: at(1) };
};

export const monthBeside = (month: string, step: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7);
};

/** No office is closed for longer. */
const LONGEST = 420 * DAY_MS;

/** Returns the moment before which enquiries are late: the promised time only grows with the time at which one came. */
export const lateBefore = (hours: OfficeHours, now: number): number => {
  let [late, inTime] = [now - LONGEST, now];
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (answerDue(middle, hours) < now) late = middle;
    else inTime = middle;
  }
  return inTime;
};

/** What a row can say: a list's name, that the enquiry is of before references were given, or how a subscription stands. */
type Status = Exclude<DeskState, 'undelivered' | 'all'> | 'earlier' | keyof Words['desk']['newsletter']['states'];

export const statusOf = (hours: OfficeHours, lead: Lead, now: number): Status => {
  if (lead.withdrawnAt !== null) return 'withdrawn';
  if (lead.state !== 'new') return lead.state;
  if (lead.answeredAt !== null) return 'answered';
  if (lead.reference === null) return 'earlier';
  return answerDue(lead.receivedAt, hours) < now ? 'late' : 'new';
};

/** The words of the desk, and the hours from which it follows what is late. */
type DeskSource = DeskWords & { readonly officeHours: OfficeHours };

/** Returns how a lead stands, in words. */
export const statusWord = ({ desk, officeHours }: DeskSource, lead: Lead, now: number): string => {
  const words: Readonly<Record<Status, string>> = {
    ...desk.states,
    ...desk.newsletter.states,
    earlier: desk.earlier,
  };
  return words[statusOf(officeHours, lead, now)];
};

const waits: readonly Status[] = ['new', 'late', 'held'];

/** Returns how long a lead has waited; an empty text where it does not wait for the office. */
export const ageOf = (source: DeskSource, lead: Lead, now: number): string =>
  waits.includes(statusOf(source.officeHours, lead, now)) ? ageWords(source, now - lead.receivedAt) : '';
