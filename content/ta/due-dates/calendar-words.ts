import type { Due } from '../../due-dates/dues.ts';
import type { Day, Occurrence } from '../../due-dates/rule.ts';
import { type PayerKind, payerKinds } from './kinds.ts';
import { periodWords } from './period-words.ts';

/** The name of a calendar in the list of calendars. */
export const calendarName = (firmName: string, kind: PayerKind | 'all'): string =>
  `கடைசி தேதிகள்: ${kind === 'all' ? 'அனைத்தும்' : payerKinds[kind].label} (${firmName})`;

/** What a calendar does not hold. */
export const calendarNote = (kind: PayerKind | 'all'): string =>
  `${kind === 'all' ? '' : `${payerKinds[kind].lacks} `}இன்னும் உறுதியாகாத கடைசி தேதிகள் இதில் இல்லை.`;

/** The line of a due date in the calendar, and what its alarm says. */
export const eventTitle = (due: Pick<Due, 'name'>, period: string): string => `${due.name}: ${periodWords(period)}`;

const dayWords = new Intl.DateTimeFormat('ta-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

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
      ? `தேதி மாறியது. முன்பு ${dayWords.format(Date.parse(was))}; இப்போது ${dayWords.format(Date.parse(on))}. அறிவிக்கை: ${notification}`
      : '',
    'அந்த நாள் ஞாயிறோ விடுமுறையோ ஆனாலும் தேதி தள்ளிப் போகாது: முன்பே தாக்கல் செய்யுங்கள்.',
    `${due.source.name}: ${due.source.url}`,
    `${dayWords.format(Date.parse(made))} நிலவரம். தேதி திடீரென மாறலாம்; இங்கே பாருங்கள்: ${page}`,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
