/** What a calendar program shows of a due date. */
import type { Due } from './dues.ts';
import { type PayerKind, payerKinds } from './kinds.ts';
import { periodWords } from './period-words.ts';
import type { Day, Occurrence } from './rule.ts';

/** The name of a calendar in the list of calendars. */
export const calendarName = (firmName: string, kind: PayerKind | 'all'): string =>
  `Due dates: ${kind === 'all' ? 'all' : payerKinds[kind].label} (${firmName})`;

/** What a calendar does not hold. */
export const calendarNote = (kind: PayerKind | 'all'): string =>
  `${kind === 'all' ? '' : `${payerKinds[kind].lacks} `}A due date that is being confirmed is left out.`;

/** The line of a due date in the calendar, and what its alarm says. */
export const eventTitle = (due: Pick<Due, 'name'>, period: string): string => `${due.name}: ${periodWords(period)}`;

const dayWords = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * What stands below it.
 * @param notification the address of the extension, where the day was moved
 * @param made the day on which the calendar was made (ISO date)
 */
export const eventText = (
  due: Due,
  { on, was }: Occurrence,
  notification: string | undefined,
  made: Day,
  page: string,
): string =>
  [
    `${due.concerns}. ${due.forms ?? ''}`,
    due.late ?? '',
    due.note ?? '',
    was && notification
      ? `Moved from ${dayWords.format(Date.parse(was))} to ${dayWords.format(Date.parse(on))}: ${notification}`
      : '',
    'A Sunday or a holiday does not shift it: file before.',
    `${due.source.name}: ${due.source.url}`,
    `As of ${dayWords.format(Date.parse(made))}. A date may be moved at short notice: ${page}`,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
