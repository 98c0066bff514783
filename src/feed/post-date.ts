import { INDIA } from '../site/indian-time.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** As `Intl` writes a long US date; the first use of `Intl` would hold a slow phone up for longer than a frame. */
const longDate = (date: Date): string => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

const written = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

/** A day as a card shows it. */
export interface PostDate {
  /** ISO date, or nothing. */
  readonly publishedOn: string;
  /** Long US date, for example "March 5, 2026", or nothing. */
  readonly publishedDate: string;
}

/** The moment that an ISO text names; browsers differ on other texts and on February 30, so neither is a date here. */
const momentOf = (text: string): number => {
  const [, year, month, day, time = '00:00', zone] = written.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return Number.NaN;
  const date = `${year}-${month}-${day}`;
  const midnight = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return Number.NaN;
  // A bare date is that day in India, not in Greenwich; a bare time is taken the same way.
  return Date.parse(`${date}T${time}${(zone ?? '+05:30').replace(/(\d\d)(\d\d)$/, '$1:$2').toUpperCase()}`);
};

/**
 * The day of a post, on India's clock: one of early morning must not carry yesterday's date.
 * @returns two empty texts when the feed holds no date that can be read
 */
export const postDate = (text: string): PostDate => {
  const india = new Date(momentOf(text) + INDIA);
  const year = india.getUTCFullYear();
  if (!(year >= 1990 && year <= 9999)) return { publishedOn: '', publishedDate: '' };
  return { publishedOn: india.toISOString().slice(0, 10), publishedDate: longDate(india) };
};
