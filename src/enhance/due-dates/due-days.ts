import type { Day } from '../../../content/due-dates/rule.ts';
import { DUE_DATES_KEY } from '../../../content/storage-keys.ts';
import { addDays, daysBetween, LONGEST_WAIT } from '../../dates/days.ts';
import { patternDays, type YearPattern } from '../../dates/year-pattern.ts';
import { baked } from './baked-dates.ts';

const listed = (text: string | null | undefined): string[] => text?.split(',').filter(Boolean) ?? [];

/** What is kept on this device. */
const storedChoice = (): string | null | undefined => {
  try {
    return localStorage.getItem(DUE_DATES_KEY);
  } catch {
    return; // Storage is refused.
  }
};

/**
 * The kinds of payer that a visitor has chosen: those of the address (`/due-dates?for=gst-monthly,tds`), else those kept
 * on this device.
 * @param query the query of the address
 */
export const chosenKinds = (query: string): readonly string[] => {
  const asked = /[?&]for=([^&]*)/.exec(query);
  return listed(asked ? asked[1]?.replaceAll('%2C', ',') : storedChoice());
};

/**
 * Whether a date concerns one of the chosen kinds of payer; when nothing is chosen, every date does that some kind has.
 * @param kinds the kinds of the date, with spaces between them
 */
export const concerns = (kinds: string, chosen: readonly string[]): boolean =>
  chosen.length > 0 ? kinds.split(' ').some((kind) => chosen.includes(kind)) : kinds !== '';

/** A due date as the browser calculates with it. */
export interface DeviceDate {
  /** Its place in the list of all (content/due-dates/dues.ts). */
  readonly index: number;
  readonly name: string;
  /** The kinds of payer that it concerns, with spaces between them; empty for what stands in the list of all alone. */
  readonly kinds: string;
  readonly pattern: YearPattern;
  readonly isReturn: boolean;
}

/** Every due date. */
export const deviceDates: readonly DeviceDate[] = baked.split('\n').map((line, index) => {
  const [name = '', kinds = '', pattern = '', mark] = line.split('|');
  return { index, name, kinds, pattern, isReturn: mark === '' };
});

/** Days from which on a date is near enough to be shown in red. */
export const SOON = 7;
/** How far the ledger reaches, days. */
const YEAR = 365;

/** A day on which something falls due. */
export interface DueDay {
  readonly on: Day;
  /** Days left; 0 on the day itself. */
  readonly left: number;
  readonly dates: readonly DeviceDate[];
}

/**
 * The days of the next twelve months on which something falls due, and the next day of what comes more rarely.
 * @param today ISO date
 */
export const nextDueDates = (dates: readonly DeviceDate[], today: Day): DueDay[] => {
  const days = new Map<Day, DeviceDate[]>();
  const [inAYear, atLast] = [addDays(today, YEAR), addDays(today, LONGEST_WAIT)];
  for (const date of dates) {
    const near = patternDays(date.pattern, today, inAYear);
    const listed = near.length > 0 ? near : patternDays(date.pattern, today, atLast).slice(0, 1);
    for (const on of listed) days.set(on, [...(days.get(on) ?? []), date]);
  }
  return [...days]
    .map(([on, each]) => ({ on, left: daysBetween(today, on), dates: each }))
    .sort((a, b) => a.left - b.left);
};
