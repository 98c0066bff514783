import type { Day, Span } from '../../content/due-dates/rule.ts';
import { dayIn } from './days.ts';

/** A month in which periods end. */
interface Month {
  readonly year: number;
  /** Counted from 1. */
  readonly month: number;
}

const MARCH = 3;

/** How many months one takes. */
const lengths = { month: 1, quarter: 3, year: 12 } as const satisfies Record<Span, number>;

const twoDigits = (number: number): string => String(number % 100).padStart(2, '0');

/** Whether a period ends with the month: quarters of three and years of twelve months end in March too. */
export const endsPeriod = (span: Span, { month }: Month): boolean => (month - MARCH + 12) % lengths[span] === 0;

/** The name of the period that ends with a month. */
export const periodEnding = (span: Span, { year, month }: Month): string => {
  if (span === 'month') return `${year}-${twoDigits(month)}`;
  const began = month > MARCH ? year : year - 1;
  const name = `${began}-${twoDigits(began + 1)}`;
  return span === 'year' ? name : `${name}-q${(((month - MARCH + 11) % 12) + 1) / lengths.quarter}`;
};

/** The last day of a month. */
export const endOf = ({ year, month }: Month): Day => dayIn(year, month, 31);

const names = {
  month: /^(\d{4})-(\d\d)$/,
  quarter: /^(\d{4})-\d\d-q([1-4])$/,
  year: /^(\d{4})-\d\d$/,
} as const satisfies Record<Span, RegExp>;

/**
 * The last day of the period of a name.
 * @returns `undefined` for what names no such period
 */
export const endOfPeriod = (span: Span, name: string): Day | undefined => {
  const [, first = '', second = ''] = names[span].exec(name) ?? [];
  const months = { month: Number(second), quarter: MARCH + Number(second) * lengths.quarter, year: MARCH + 12 }[span];
  const month = { year: Number(first) + (months > 12 ? 1 : 0), month: months > 12 ? months - 12 : months };
  return first && periodEnding(span, month) === name ? endOf(month) : undefined;
};
