import type { Day, Span } from '../../content/due-dates/rule.ts';
import { dayIn } from './days.ts';

/** A month in which periods end. */
export interface Month {
  readonly year: number;
  /** Counted from 1. */
  readonly month: number;
}

const MARCH = 3;
const DECEMBER = 12;

/** How many months one takes. */
export const lengths = { month: 1, quarter: 3, half: 6, year: 12, 'calendar-year': 12 } as const satisfies Record<
  Span,
  number
>;

const twoDigits = (number: number): string => String(number % 100).padStart(2, '0');

/** Whether a period ends with the month: quarters, halves and financial years end in March too. */
export const endsPeriod = (span: Span, { month }: Month): boolean =>
  (month - (span === 'calendar-year' ? DECEMBER : MARCH) + 12) % lengths[span] === 0;

/** The name of the period that ends with a month. */
export const periodEnding = (span: Span, { year, month }: Month): string => {
  if (span === 'month') return `${year}-${twoDigits(month)}`;
  if (span === 'calendar-year') return String(year);
  const began = month > MARCH ? year : year - 1;
  const name = `${began}-${twoDigits(began + 1)}`;
  return span === 'year' ? name : `${name}-${span[0]}${(((month - MARCH + 11) % 12) + 1) / lengths[span]}`;
};

/** The last day of a month. */
export const endOf = ({ year, month }: Month): Day => dayIn(year, month, 31);

const names = {
  month: /^(\d{4})-(\d\d)$/,
  quarter: /^(\d{4})-\d\d-q([1-4])$/,
  half: /^(\d{4})-\d\d-h([12])$/,
  year: /^(\d{4})-\d\d$/,
  'calendar-year': /^(\d{4})$/,
} as const satisfies Record<Span, RegExp>;

/** In which month, counted from the January of the first year of its name, a period ends. */
const endMonth = {
  month: (second: number) => second,
  quarter: (second: number) => MARCH + second * lengths.quarter,
  half: (second: number) => MARCH + second * lengths.half,
  year: () => MARCH + 12,
  'calendar-year': () => DECEMBER,
} as const satisfies Record<Span, (second: number) => number>;

/**
 * The last day of the period of a name.
 * @returns `undefined` for what names no such period
 */
export const endOfPeriod = (span: Span, name: string): Day | undefined => {
  const [, first = '', second = ''] = names[span].exec(name) ?? [];
  const months = endMonth[span](Number(second));
  const month = { year: Number(first) + (months > 12 ? 1 : 0), month: months > 12 ? months - 12 : months };
  return first && periodEnding(span, month) === name ? endOf(month) : undefined;
};
