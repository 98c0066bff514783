import type { Day } from '../../../content/due-dates/rule.ts';
import { DUE_DATES_KEY } from '../../../content/storage-keys.ts';
import { addDays, daysBetween, LONGEST_WAIT } from '../../dates/days.ts';
import { patternDays, type YearPattern } from '../../dates/year-pattern.ts';
import { onDevice } from '../stored.ts';
import { baked } from './baked-dates.ts';

const listed = (text: string | null | undefined): string[] => text?.split(',').filter(Boolean) ?? [];

export const keptKinds = onDevice(DUE_DATES_KEY);

/** Those of the address (`/due-dates?for=gst-monthly,tds`), else those kept on this device. */
export const chosenKinds = (query: string): readonly string[] => {
  const asked = /[?&]for=([^&]*)/.exec(query);
  return listed(asked ? asked[1]?.replaceAll('%2C', ',') : keptKinds.read());
};

/** When nothing is chosen, every date concerns that some kind has. @param kinds with spaces between them */
export const concerns = (kinds: string, chosen: readonly string[]): boolean =>
  chosen.length > 0 ? kinds.split(' ').some((kind) => chosen.includes(kind)) : kinds !== '';

export interface DeviceDate {
  /** In the list of all (content/due-dates/dues.ts). */
  readonly index: number;
  readonly name: string;
  /** With spaces between them; empty for what stands in the list of all alone. */
  readonly kinds: string;
  readonly pattern: YearPattern;
  readonly isReturn: boolean;
}

export const deviceDates: readonly DeviceDate[] = baked.split('\n').map((line, index) => {
  const [name = '', kinds = '', pattern = '', mark] = line.split('|');
  return { index, name, kinds, pattern, isReturn: mark === '' };
});

/** Days left within which a date is shown in red. */
export const SOON = 7;
/** Days that the ledger reaches. */
const YEAR = 365;

export interface DueDay {
  readonly on: Day;
  readonly left: number;
  readonly dates: readonly DeviceDate[];
}

/** The days of the next twelve months, and the next day of what comes more rarely. */
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
