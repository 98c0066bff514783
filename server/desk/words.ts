/** How the desk says times, ages and addresses of pages. */
import { desk } from '../../content/desk.ts';
import { cityEntry } from '../../src/site/cities.ts';
import { enquiryIn } from '../../src/site/enquiry.ts';
import { INDIA } from '../../src/site/indian-time.ts';
import { isCitySlug } from '../../src/site/slugs.ts';
import type { Lead } from '../leads/store/schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const shortMoment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A moment on the clock of the office without its year, for a row of a list. */
export const inIndiaShort = (time: number): string => shortMoment.format(time);

/** A span as its largest unit. @param span milliseconds */
export const ageWords = (span: number): string => {
  if (span < HOUR) return desk.age.minutes(Math.max(0, Math.floor(span / MINUTE)));
  return span < 2 * DAY ? desk.age.hours(Math.floor(span / HOUR)) : desk.age.days(Math.floor(span / DAY));
};

/** The city whose page led to an enquiry; null when it was none. */
export const cityOf = ({ page }: Pick<Lead, 'page'>): string | null => {
  const { city } = enquiryIn(page ?? '');
  const slug = city ?? /\/locations\/([a-z-]+)/.exec(page ?? '')?.[1] ?? '';
  return isCitySlug(slug) ? cityEntry(slug).name : null;
};

/** A month of India's calendar: its first moment and that of the next one, milliseconds since 1970. */
export interface MonthSpan {
  readonly since: number;
  readonly before: number;
}

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** @param month such as `2026-11`; @returns null when it is none */
export const monthSpan = (month: string): MonthSpan | null => {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year) return null;
  const at = (months: number): number => Date.UTC(Number(year), Number(number) - 1 + months) - INDIA;
  return { since: at(0), before: at(1) };
};

/** The month so many before or after one, as it stands in an address. */
export const monthBeside = (month: string, step: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7);
};

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month in words, such as "November 2026". */
export const monthWords = (month: string): string => monthName.format(Date.parse(`${month}-01`));
