import type { Day } from '../../../content/due-dates/rule.ts';
import { DUE_DATES_KEY } from '../../../content/storage-keys.ts';
import { addDays, daysBetween } from '../../dates/days.ts';
import type { UpcomingDue } from '../../dates/upcoming-dues.ts';
import { onDevice } from '../stored.ts';

const listed = (text: string | null | undefined): string[] => text?.split(',').filter(Boolean) ?? [];

export const keptKinds = onDevice(DUE_DATES_KEY);

/** Those of the address (`/due-dates?for=gst-monthly,tds`), else those kept on this device. */
export const chosenKinds = (query: string): readonly string[] => {
  const asked = /[?&]for=([^&]*)/.exec(query);
  return listed(asked ? asked[1]?.replaceAll('%2C', ',') : keptKinds.read());
};

/** When nothing is chosen, every date concerns that some kind has. */
export const concerns = (kinds: readonly string[], chosen: readonly string[]): boolean =>
  chosen.length > 0 ? kinds.some((kind) => chosen.includes(kind)) : kinds.length > 0;

/** Days left within which a date is shown in red. */
export const SOON = 7;
/** Days that the ledger reaches. */
export const LEDGER_DAYS = 365;

export interface DueDay {
  readonly on: Day;
  readonly left: number;
  readonly dates: readonly UpcomingDue[];
}

/** The days of the next twelve months, and the next day of what comes more rarely. */
export const nextDueDates = (dates: readonly UpcomingDue[], today: Day): DueDay[] => {
  const days = new Map<Day, UpcomingDue[]>();
  const inAYear = addDays(today, LEDGER_DAYS);
  for (const date of dates) {
    const coming = date.days.filter((on) => on >= today);
    const near = coming.filter((on) => on <= inAYear);
    for (const on of near.length > 0 ? near : coming.slice(0, 1)) days.set(on, [...(days.get(on) ?? []), date]);
  }
  return [...days]
    .map(([on, each]) => ({ on, left: daysBetween(today, on), dates: each }))
    .sort((a, b) => a.left - b.left);
};
