import type { OfficeHours } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';

/** The texts about a closed office: a sentence, and a few words for small places. */
type Opening = readonly [sentence: string, short: string];

/** The hours and their texts that each page hands to its script. */
export interface OfficeState {
  readonly hours: OfficeHours;
  readonly open: string;
  /**
   * The texts by the minute at which the office opens, then by the day of the week from Sunday on; the last is for
   * today.
   */
  readonly next: Readonly<Record<number, readonly Opening[]>>;
}

/** The index in `next` of the text for today. */
export const TODAY = 7;

/** A week from a Sunday on. */
const WEEK = [
  '1970-01-04',
  '1970-01-05',
  '1970-01-06',
  '1970-01-07',
  '1970-01-08',
  '1970-01-09',
  '1970-01-10',
] as const;

/** Returns the hours with all that a script says of them. */
export const findOfficeState = ({
  officeHours: hours,
  officeHoursWords: { open, closed, opens, today },
  weekday,
  shortWeekday,
  clockText,
}: { readonly officeHours: OfficeHours } & Pick<
  Words,
  'officeHoursWords' | 'weekday' | 'shortWeekday' | 'clockText'
>): OfficeState => {
  const minutes = new Set([...hours.week, ...Object.values(hours.holidays)].flat().map(([opensAt]) => opensAt));
  const days = [...WEEK.map((day) => [weekday(day), shortWeekday(day)] as const), [today, today] as const];
  return {
    hours,
    open,
    next: Object.fromEntries(
      [...minutes].map((minute) => {
        const clock = clockText(minute).replace(':00', '');
        return [minute, days.map(([day, short]) => [closed(day, clock), opens(short, clock)] as const)];
      }),
    ),
  };
};
