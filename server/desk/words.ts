import { desk } from '../../content/desk.ts';
import type { Mark } from '../../src/desk/page.ts';
import { answerDue } from '../../src/site/answer-due.ts';
import { cityEntry } from '../../src/site/cities.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/site/durations.ts';
import { enquiryIn } from '../../src/site/enquiry.ts';
import { INDIA_AHEAD_MS } from '../../src/site/indian-time.ts';
import { isCitySlug } from '../../src/site/slugs.ts';
import type { DeskState } from '../leads/store/desk-repository.ts';
import type { Lead } from '../leads/store/schema.ts';

/** @param span milliseconds */
export const ageWords = (span: number): string => {
  if (span < HOUR_MS) return desk.age.minutes(Math.max(0, Math.floor(span / MINUTE_MS)));
  return span < 2 * DAY_MS ? desk.age.hours(Math.floor(span / HOUR_MS)) : desk.age.days(Math.floor(span / DAY_MS));
};

export const cityOf = ({ page }: Pick<Lead, 'page'>): string | null => {
  const { city } = enquiryIn(page ?? '');
  const slug = city ?? /\/locations\/([a-z-]+)/.exec(page ?? '')?.[1] ?? '';
  return isCitySlug(slug) ? cityEntry(slug).name : null;
};

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** On India's calendar. @param month such as `2026-11`; @returns milliseconds since 1970, null for what is no month */
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

/** What a row can say: a list's name, that the enquiry is of before references were given, or how a subscription stands. */
type EnquiryStatus = Exclude<DeskState, 'undelivered' | 'all'> | 'earlier' | keyof typeof desk.newsletter.states;

const dots = {
  new: 'filled',
  late: 'filled',
  held: 'half',
  answered: 'hollow',
  spam: 'hollow',
  withdrawn: 'hollow',
  earlier: 'hollow',
  confirmed: 'hollow',
  unconfirmed: 'hollow',
  unsubscribed: 'hollow',
} as const satisfies Record<EnquiryStatus, Mark['dot']>;

/** No office is closed for longer. */
const LONGEST = 420 * DAY_MS;

/**
 * Enquiries of before this moment are late: the promised time only grows with the time at which one came.
 * @param now milliseconds since 1970
 */
export const lateBefore = (now: number): number => {
  let [late, inTime] = [now - LONGEST, now];
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (answerDue(middle) < now) late = middle;
    else inTime = middle;
  }
  return inTime;
};

export const enquiryStatus = (lead: Lead, now: number): EnquiryStatus => {
  if (lead.withdrawn_at !== null) return 'withdrawn';
  if (lead.state !== 'new') return lead.state;
  if (lead.answered_at !== null) return 'answered';
  if (lead.reference === null) return 'earlier';
  return answerDue(lead.received_at) < now ? 'late' : 'new';
};

export const markOf = (lead: Lead, now: number): Mark => {
  const status = enquiryStatus(lead, now);
  const words = { ...desk.states, ...desk.newsletter.states, earlier: desk.earlier };
  return {
    word: words[status],
    dot: dots[status],
    late: status === 'late',
  };
};

/** Nothing for what does not wait for the office. */
export const ageOf = (lead: Lead, now: number): string =>
  ['new', 'late', 'held'].includes(enquiryStatus(lead, now)) ? ageWords(now - lead.received_at) : '';
