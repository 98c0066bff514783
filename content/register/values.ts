/** What a fact says as a number with its unit, and how such a number is written: the one makes the other. */

/** A number, date, rate or period with its unit. */
export type Value =
  | { readonly kind: 'rupees'; readonly amount: number }
  | { readonly kind: 'rupees-range'; readonly from: number; readonly to: number }
  | { readonly kind: 'rupees-a-day'; readonly amount: number }
  | { readonly kind: 'rupees-a-month'; readonly amount: number }
  | { readonly kind: 'rupees-a-year'; readonly amount: number }
  | { readonly kind: 'percent'; readonly rate: number }
  | { readonly kind: 'percent-range'; readonly from: number; readonly to: number }
  | { readonly kind: 'percent-a-month'; readonly rate: number }
  | { readonly kind: 'percent-a-year'; readonly rate: number }
  | { readonly kind: 'days'; readonly from: number; readonly to: number }
  | { readonly kind: 'working-days'; readonly from: number; readonly to: number }
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'years'; readonly years: number }
  /** A day of the year; `month` counts from 1. */
  | { readonly kind: 'date'; readonly month: number; readonly day: number }
  /** A day of every year, or one for each quarter of it. */
  | { readonly kind: 'dates'; readonly dates: readonly { readonly month: number; readonly day: number }[] }
  | { readonly kind: 'day-of-next-month'; readonly day: number }
  /** A day of one year (ISO date). */
  | { readonly kind: 'calendar-day'; readonly day: string }
  /** The days of work in a week, from Monday on. */
  | { readonly kind: 'days-a-week'; readonly days: number }
  /** A time of day, counted from midnight. */
  | { readonly kind: 'clock'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'year'; readonly year: number }
  /** Figures that depend on who asks, by the name of the case. */
  | { readonly kind: 'cases'; readonly cases: Readonly<Record<string, Value>> };

/** A value and how it is written. */
export interface Written {
  readonly value: Value;
  readonly text: string;
}

const LAKH = 100_000;
const CRORE = 10_000_000;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** An amount in Indian grouping, for example 250000 as "₹2,50,000". */
export const inRupees = (amount: number): string => `₹${grouped.format(amount)}`;

/** For example 11 as "11th". */
const ordinal = (day: number): string => {
  const tens = day % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

const dayAndMonth = ({ month, day }: { readonly month: number; readonly day: number }): string => {
  const name = MONTHS[month - 1];
  if (!name) throw new RangeError(`There is no month ${month}`);
  return `${day} ${name}`;
};

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`);

/** "A, B and C". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const rupees = (amount: number): Written => ({ value: { kind: 'rupees', amount }, text: inRupees(amount) });
export const lakh = (count: number): Written => ({
  value: { kind: 'rupees', amount: count * LAKH },
  text: `₹${count} lakh`,
});
export const crore = (count: number): Written => ({
  value: { kind: 'rupees', amount: count * CRORE },
  text: `₹${count} crore`,
});
/** No fee. */
export const free: Written = { value: { kind: 'rupees', amount: 0 }, text: 'free' };
export const rupeesRange = (from: number, to: number): Written => ({
  value: { kind: 'rupees-range', from, to },
  text: `${inRupees(from)}-${inRupees(to)}`,
});
export const croreRange = (from: number, to: number): Written => ({
  value: { kind: 'rupees-range', from: from * CRORE, to: to * CRORE },
  text: `₹${from}-${to} crore`,
});
export const rupeesADay = (amount: number): Written => ({
  value: { kind: 'rupees-a-day', amount },
  text: `${inRupees(amount)} a day`,
});
export const rupeesAMonth = (amount: number): Written => ({
  value: { kind: 'rupees-a-month', amount },
  text: `${inRupees(amount)} a month`,
});
export const rupeesAYear = (amount: number): Written => ({
  value: { kind: 'rupees-a-year', amount },
  text: `${inRupees(amount)} a year`,
});
export const percent = (rate: number): Written => ({ value: { kind: 'percent', rate }, text: `${rate}%` });
export const percentRange = (from: number, to: number): Written => ({
  value: { kind: 'percent-range', from, to },
  text: `${from}-${to}%`,
});
export const percentAMonth = (rate: number): Written => ({
  value: { kind: 'percent-a-month', rate },
  text: `${rate}% a month`,
});
export const percentAYear = (rate: number): Written => ({
  value: { kind: 'percent-a-year', rate },
  text: `${rate}% a year`,
});
export const days = (from: number, to = from): Written => ({
  value: { kind: 'days', from, to },
  text: `${span(from, to)} days`,
});
export const workingDays = (from: number, to = from): Written => ({
  value: { kind: 'working-days', from, to },
  text: `${span(from, to)} working days`,
});
export const months = (count: number): Written => ({
  value: { kind: 'months', months: count },
  text: `${count} months`,
});
export const years = (count: number): Written => ({ value: { kind: 'years', years: count }, text: `${count} years` });
/** @param month counted from 1 */
export const date = (day: number, month: number): Written => ({
  value: { kind: 'date', month, day },
  text: dayAndMonth({ month, day }),
});
/** @param pairs day and month of each date, the month counted from 1 */
export const dates = (...pairs: readonly (readonly [day: number, month: number])[]): Written => {
  const all = pairs.map(([day, month]) => ({ month, day }));
  return { value: { kind: 'dates', dates: all }, text: listed(all.map(dayAndMonth)) };
};
/** For example "11th": the words around it say of which month. */
export const dayOfNextMonth = (day: number): Written => ({
  value: { kind: 'day-of-next-month', day },
  text: ordinal(day),
});
/** @param day ISO date; read as "15 January 2025" */
export const calendarDay = (day: string): Written => {
  const [yearOf, month, dayOf] = day.split('-').map(Number);
  return {
    value: { kind: 'calendar-day', day },
    text: `${dayAndMonth({ month: month ?? 0, day: dayOf ?? 0 })} ${yearOf}`,
  };
};
/** The working days of a week, for example 6 as "Monday to Saturday". */
export const mondayTo = (daysOfWork: number): Written => ({
  value: { kind: 'days-a-week', days: daysOfWork },
  text: `Monday to ${WEEK[daysOfWork - 1]}`,
});
/** A time by the clock of 24 hours, read as "7:00 PM". */
export const clock = (hours: number, minutes = 0): Written => ({
  value: { kind: 'clock', hours, minutes },
  text: `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`,
});
export const count = (number: number): Written => ({ value: { kind: 'count', count: number }, text: String(number) });
export const year = (number: number): Written => ({ value: { kind: 'year', year: number }, text: String(number) });
/**
 * Figures of several cases in one wording.
 * @param write puts the cases' wordings into a sentence
 */
export const cases = <Case extends string>(
  parts: Readonly<Record<Case, Written>>,
  write: (texts: Readonly<Record<Case, string>>) => string,
): Written => {
  const of = <T>(part: (written: Written) => T) =>
    Object.fromEntries((Object.keys(parts) as Case[]).map((name) => [name, part(parts[name])])) as Record<Case, T>;
  return { value: { kind: 'cases', cases: of(({ value }) => value) }, text: write(of(({ text }) => text)) };
};

/**
 * The number of a value that is one number: of a time the minutes since midnight, of a range of rupees the upper end.
 * @returns `undefined` for the others
 */
export const numberOf = (value: Value): number | undefined => {
  switch (value.kind) {
    case 'rupees':
    case 'rupees-a-day':
    case 'rupees-a-month':
    case 'rupees-a-year':
      return value.amount;
    case 'percent':
    case 'percent-a-month':
    case 'percent-a-year':
      return value.rate;
    case 'count':
      return value.count;
    case 'year':
      return value.year;
    case 'months':
      return value.months;
    case 'years':
      return value.years;
    case 'day-of-next-month':
      return value.day;
    case 'days-a-week':
      return value.days;
    case 'clock':
      return value.hours * 60 + value.minutes;
    case 'rupees-range':
      return value.to;
    case 'days':
    case 'working-days':
      return value.from === value.to ? value.from : undefined;
    case 'percent-range':
    case 'date':
    case 'dates':
    case 'calendar-day':
    case 'cases':
      return undefined;
  }
};
