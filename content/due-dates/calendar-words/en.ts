/** Writes what a calendar program shows of a due date. */
import { inWords, periodWords } from '../../dates.ts';
import type { Due } from '../dues/en.ts';
import type { Extension } from '../extensions.ts';
import { type PayerKind, payerKinds } from '../kinds/en.ts';
import { named } from '../named.ts';
import type { Day, Occurrence } from '../rule.ts';
import { shownPeriod } from '../shown-period.ts';

/** Returns the name of a calendar in the list of calendars. */
export const calendarName = (firmName: string, kind: PayerKind | 'all'): string =>
  kind === 'all' ? `Due dates (${firmName})` : `Due dates: ${payerKinds[kind].label} (${firmName})`;

/** Returns the line of a due date in the calendar, and what its alarm says. */
export const eventTitle = (due: Pick<Due, 'name' | 'code' | 'periodShown'>, period: string): string => {
  const shown = shownPeriod(due, period);
  return shown === null ? named(due) : `${named(due)}: ${periodWords(shown)}`;
};

/** Describes a calendar as a whole. @param made the day on which it was made */
export const calendarNote = (made: Day): string =>
  `As of ${inWords(made)}. It covers the last month and the year ahead. If the government moves a date, this calendar is updated too.`;

/** The facts of an event beside its due date. */
export interface EventFacts {
  readonly occurrence: Occurrence;
  /** The extension, where the day was moved. */
  readonly record: Extension | undefined;
  /** The day until which it counts as done in time: another day if the law moves it past a Sunday or a holiday. */
  readonly until: Day;
  /** Section, rule, notification. */
  readonly basis: string;
  readonly source: { readonly name: string; readonly url: string };
  /** The address of the page of all due dates. */
  readonly page: string;
}

/** Writes the text below the line. */
export const eventText = (due: Due, { occurrence, record, until, basis, source, page }: EventFacts): string =>
  [
    `${due.concerns}. ${due.forms ?? ''}`,
    `If late: ${due.late}`,
    due.note ?? '',
    occurrence.was && record
      ? `Moved from ${inWords(occurrence.was)} to ${inWords(occurrence.on)}: ${record.by}, ${record.source}`
      : '',
    until > occurrence.on
      ? `The due date is a Sunday or holiday, so filing is in time until ${inWords(until)}. It is safer to file earlier.`
      : '',
    basis,
    `${source.name}: ${source.url}`,
    `Dates can change at short notice: ${page}`,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
