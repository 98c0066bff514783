import { NO_GST } from '../../../content/due-dates/no-gst.ts';
import type { Day } from '../../../content/due-dates/rule.ts';
import { DUE_DATES_KEY } from '../../../content/storage-keys.ts';
import { addDays, daysBetween, LEDGER_DAYS } from '../../dates/days.ts';
import type { UpcomingDue, UpcomingDues } from '../../dates/upcoming-dues.ts';
import { onDevice } from '../stored.ts';

export const keptKinds = onDevice(DUE_DATES_KEY);

/** Returns those of the address (`/due-dates?for=gst-monthly,tds`), else those kept on this device. */
export const chosenKinds = (query: string): readonly string[] =>
  (new URLSearchParams(query).get('for') ?? keptKinds.read() ?? '').split(',').filter(Boolean);

/** True if the answers name a kind of payer. */
export const namesKind = (chosen: readonly string[]): boolean => chosen.some((kind) => kind !== NO_GST);

export const concerns = ({ kinds }: Pick<UpcomingDue, 'kinds'>, chosen: readonly string[]): boolean =>
  kinds.some((kind) => chosen.includes(kind));

/** True for a GST due date if the visitor has answered that they file no GST return. */
export const isRuledOut = ({ kinds }: Pick<UpcomingDue, 'kinds'>, chosen: readonly string[]): boolean =>
  chosen.includes(NO_GST) && /gst|comp/.test(kinds.join());

/** A date is shown in red when no more days are left. */
export const SOON_DAYS = 7;

export interface DueDay {
  readonly on: Day;
  readonly left: number;
  readonly dates: readonly UpcomingDue[];
  /** The dates without a condition. Only these are given as the next date of a visitor, and in red. */
  readonly certain: readonly UpcomingDue[];
}

/**
 * Returns the days of the next twelve months, and the next day of what comes more rarely.
 * @param end of another time
 */
export const nextDueDates = (
  dates: readonly UpcomingDue[],
  today: Day,
  end: Day = addDays(today, LEDGER_DAYS),
): DueDay[] => {
  const days = new Map<Day, UpcomingDue[]>();
  for (const date of dates) {
    const coming = date.days.filter((on) => on >= today);
    for (const on of coming.filter((on, index) => index === 0 || on <= end))
      days.set(on, [...(days.get(on) ?? []), { ...date, period: date.periods[on] }]);
  }
  return [...days]
    .map(([on, each]) => ({
      on,
      left: daysBetween(today, on),
      dates: each,
      certain: each.filter(({ isConditional }) => !isConditional),
    }))
    .sort((a, b) => a.left - b.left);
};

/** Returns the first day on which something is due that certainly applies: every kind of payer has one. */
export const findNext = (days: readonly DueDay[]): DueDay | undefined => days.find(({ certain }) => certain[0]);

/** Returns the days of a ledger: of the visitor's own dates, or of the next of each that most businesses share. */
export const ledgerDays = (
  { dues, shared }: Pick<UpcomingDues, 'dues' | 'shared'>,
  chosen: readonly string[],
  today: Day,
): DueDay[] =>
  namesKind(chosen)
    ? nextDueDates(
        dues.filter((due) => concerns(due, chosen)),
        today,
      )
    : nextDueDates(
        shared.filter((due) => !isRuledOut(due, chosen)),
        today,
        today,
      );
