/** The opening hours of a week in lines of words, for any language. */
import type { OfficeHours, Span } from './site.ts';

/** The functions by which a language writes days (0 is Monday), spans of the clock, and days without any. */
export interface HoursWords {
  readonly days: (days: readonly number[]) => string;
  readonly spans: (spans: readonly Span[]) => string;
  readonly closed: (days: readonly number[]) => string;
  /** Writes days where there is little room. */
  readonly short: (days: readonly number[]) => string;
}

/** Returns the days that follow each other, as first and last. */
export const inRuns = (days: readonly number[]): (readonly [first: number, last: number])[] =>
  days.flatMap((day, at) => {
    if (days[at - 1] === day - 1) return [];
    let last = day;
    while (days.includes(last + 1)) last++;
    return [[day, last] as const];
  });

const numbers = [0, 1, 2, 3, 4, 5, 6] as const;

/** Writes a day's hours as "9-7" or "9:30-6". */
const shortSpan = (spans: readonly Span[]): string => {
  const hour = (minutes = 0): string =>
    `${Math.floor(minutes / 60) % 12 || 12}${minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : ''}`;
  return `${hour(spans[0]?.[0])}-${hour(spans.at(-1)?.[1])}`;
};

/** The opening hours of a week in words. */
export interface HoursLines {
  /** The days on which the office opens. */
  readonly days: string;
  /** The days and hours; days with other hours stand apart. */
  readonly line: string;
  readonly closed: string;
  /** The days with the most usual hours on little room. */
  readonly short: string;
}

/** Returns the lines of a week. */
export const hoursLines = ({ week }: OfficeHours, words: HoursWords): HoursLines => {
  const open = numbers.filter((day) => (week[day] ?? []).length > 0);
  const alike = [...Map.groupBy(open, (day) => JSON.stringify(week[day])).values()];
  const usual = alike.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const listSpans = (days: readonly number[]): readonly Span[] => week[days[0] ?? 0] ?? [];
  return {
    days: words.days(open),
    line: alike.map((days) => `${words.days(days)}, ${words.spans(listSpans(days))}`).join('; '),
    closed: words.closed(numbers.filter((day) => !open.includes(day))),
    short: `${words.short(usual)} ${shortSpan(listSpans(usual))}`,
  };
};
