import type { OfficeHours } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';

type Names = readonly string[];

/** What each page tells its script of the office: when it is open, and how that is said. */
export interface OfficeState {
  readonly hours: OfficeHours;
  readonly open: string;
  /** With `{day}` and `{clock}` where the next opening is named. */
  readonly closed: string;
  readonly opens: string;
  readonly today: string;
  /** From Sunday on. */
  readonly days: Names;
  readonly shortDays: Names;
  /** Of each minute of the day at which the office ever opens. */
  readonly clocks: Readonly<Record<number, string>>;
}

/** The first Sunday of the epoch, which starts on a Thursday. */
const SUNDAY = 4;

const weekOf = (name: (day: string) => string): Names =>
  Array.from({ length: 7 }, (_, day) => name(new Date(Date.UTC(1970, 0, SUNDAY + day)).toISOString().slice(0, 10)));

/** Returns the hours with all words that a script needs to say when the office opens next. */
export const officeStateOf = ({
  officeHours: hours,
  officeHoursWords: { open, closed, opens, today },
  weekday,
  shortWeekday,
  clockText,
}: { readonly officeHours: OfficeHours } & Pick<
  Words,
  'officeHoursWords' | 'weekday' | 'shortWeekday' | 'clockText'
>): OfficeState => ({
  hours,
  open,
  closed: closed('{day}', '{clock}'),
  opens: opens('{day}', '{clock}'),
  today,
  days: weekOf(weekday),
  shortDays: weekOf(shortWeekday),
  clocks: Object.fromEntries(
    [...hours.week, ...Object.values(hours.holidays)]
      .flatMap((spans) => spans.map(([opensAt]) => opensAt))
      .map((minute) => [minute, clockText(minute).replace(':00', '')]),
  ),
});
