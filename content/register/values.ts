/** Holds facts as numbers with their units, in no language: content/written.ts writes them. */

/** The units in which large amounts are counted. */
export type Counted = 'lakh' | 'crore';

/** A number, date, rate or period with its unit. */
export type Value =
  | { readonly kind: 'rupees'; readonly amount: number; readonly counted?: Counted }
  | { readonly kind: 'rupees-range'; readonly from: number; readonly to: number; readonly counted: Counted }
  | { readonly kind: 'rupees-a-day'; readonly amount: number }
  | { readonly kind: 'rupees-a-month'; readonly amount: number }
  | { readonly kind: 'rupees-a-year'; readonly amount: number }
  | { readonly kind: 'percent'; readonly rate: number }
  | { readonly kind: 'percent-range'; readonly from: number; readonly to: number }
  | { readonly kind: 'percent-a-month'; readonly rate: number }
  | { readonly kind: 'percent-a-year'; readonly rate: number }
  | { readonly kind: 'days'; readonly from: number; readonly to: number }
  | { readonly kind: 'weeks'; readonly from: number; readonly to: number }
  | { readonly kind: 'working-days'; readonly from: number; readonly to: number }
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'years'; readonly years: number }
  /** The first such day of the calendar, `yearsLater` years after that; `month` counts from 1. */
  | { readonly kind: 'date'; readonly month: number; readonly day: number; readonly yearsLater?: number }
  /** A day of every year, or one for each quarter of it. */
  | { readonly kind: 'dates'; readonly dates: readonly { readonly month: number; readonly day: number }[] }
  | { readonly kind: 'day-of-next-month'; readonly day: number }
  /** A day of one year (ISO date). */
  | { readonly kind: 'calendar-day'; readonly day: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'year'; readonly year: number }
  /** The name that an office gives to something: a form, a code. */
  | { readonly kind: 'name'; readonly name: string }
  /** Figures by the size of something, the smallest first: each holds up to its limit in rupees, the last for any. */
  | { readonly kind: 'bands'; readonly bands: readonly Band[] }
  /** Figures that depend on who asks, by the name of the case. */
  | { readonly kind: 'cases'; readonly cases: Readonly<Record<string, Value>> };

/** A step of a table of bands. */
export interface Band {
  readonly upTo: Extract<Value, { kind: 'rupees' }> | null;
  readonly value: Value;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

type Rupees = Extract<Value, { kind: 'rupees' }>;
type Percent = Extract<Value, { kind: 'percent' }>;

export const rupees = (amount: number): Rupees => ({ kind: 'rupees', amount });
export const lakh = (count: number): Rupees => ({ kind: 'rupees', amount: count * LAKH, counted: 'lakh' });
export const crore = (count: number): Rupees => ({ kind: 'rupees', amount: count * CRORE, counted: 'crore' });
export const free: Rupees = rupees(0);
export const croreRange = (from: number, to: number): Value => ({
  kind: 'rupees-range',
  from: from * CRORE,
  to: to * CRORE,
  counted: 'crore',
});
export const rupeesADay = (amount: number): Value => ({ kind: 'rupees-a-day', amount });
export const rupeesAMonth = (amount: number): Value => ({ kind: 'rupees-a-month', amount });
export const rupeesAYear = (amount: number): Value => ({ kind: 'rupees-a-year', amount });
export const percent = (rate: number): Percent => ({ kind: 'percent', rate });
export const percentRange = (from: number, to: number): Value => ({ kind: 'percent-range', from, to });
export const percentAMonth = (rate: number): Value => ({ kind: 'percent-a-month', rate });
export const percentAYear = (rate: number): Value => ({ kind: 'percent-a-year', rate });
export const days = (from: number, to = from): Value => ({ kind: 'days', from, to });
export const weeks = (from: number, to = from): Value => ({ kind: 'weeks', from, to });
export const workingDays = (from: number, to = from): Value => ({ kind: 'working-days', from, to });
export const months = (number: number): Value => ({ kind: 'months', months: number });
export const years = (number: number): Value => ({ kind: 'years', years: number });
/**
 * @param month counted from 1
 * @param yearsLater how many years after the first such day
 */
export const date = (day: number, month: number, yearsLater?: number): Value => ({
  kind: 'date',
  month,
  day,
  ...(yearsLater ? { yearsLater } : {}),
});
/** @param pairs day and month of each date, the month counted from 1 */
export const dates = (...pairs: readonly (readonly [day: number, month: number])[]): Value => ({
  kind: 'dates',
  dates: pairs.map(([day, month]) => ({ month, day })),
});
/** Returns a day of the next month. It is written "11th": the words around it say of which month. */
export const dayOfNextMonth = (day: number): Value => ({ kind: 'day-of-next-month', day });
/** @param day ISO date; written "15 January 2025" */
export const calendarDay = (day: string): Value => ({ kind: 'calendar-day', day });
export const count = (number: number): Value => ({ kind: 'count', count: number });
export const year = (number: number): Value => ({ kind: 'year', year: number });
export const named = (name: string): Value => ({ kind: 'name', name });
/** Figures of several cases. */
export const cases = (parts: Readonly<Record<string, Value>>): Value => ({ kind: 'cases', cases: parts });
/** @param steps limit and figure of each band, the smallest first; the last has no limit */
export const bands = (...steps: readonly (readonly [upTo: Rupees | null, value: Value])[]): Value => ({
  kind: 'bands',
  bands: steps.map(([upTo, value]) => ({ upTo, value })),
});

/** Writes "3", or "3-7" where the ends differ. */
export const span = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`);

/** Returns an amount in lakh or crore as a number of them. */
export const counts = (amount: number, counted: Counted): number => amount / (counted === 'lakh' ? LAKH : CRORE);

/**
 * Returns the number of a value that is one number: of a range of rupees the upper end.
 * @returns `undefined` for the others
 */
export const readNumber = (value: Value): number | undefined => {
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
    case 'rupees-range':
      return value.to;
    case 'days':
    case 'weeks':
    case 'working-days':
      return value.from === value.to ? value.from : undefined;
    case 'percent-range':
    case 'date':
    case 'dates':
    case 'calendar-day':
    case 'name':
    case 'bands':
    case 'cases':
      return undefined;
  }
};
