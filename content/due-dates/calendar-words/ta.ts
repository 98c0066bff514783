import { inWords, periodWords } from '../../ta/dates.ts';
import type { Due } from '../dues/en.ts';
import { type PayerKind, payerKinds } from '../kinds/ta.ts';
import { named } from '../named.ts';
import type { Day } from '../rule.ts';
import type { EventFacts } from './en.ts';

export type { EventFacts } from './en.ts';

/** The name of a calendar in the list of calendars. */
export const calendarName = (firmName: string, kind: PayerKind | 'all'): string =>
  kind === 'all' ? `கடைசி தேதிகள் (${firmName})` : `கடைசி தேதிகள்: ${payerKinds[kind].label} (${firmName})`;

/** The line of a due date in the calendar, and what its alarm says. */
export const eventTitle = (due: Pick<Due, 'name' | 'code'>, period: string): string =>
  `${named(due)}: ${periodWords(period)}`;

/** Describes a calendar as a whole. @param made the day on which it was made */
export const calendarNote = (made: Day): string =>
  `${inWords(made)} நிலவரம்: கடந்த ஒரு மாதமும் வரும் ஓராண்டும். தேதி மாறினால் காலண்டரும் மாறும்.`;

/** What stands below the line. */
export const eventText = (due: Due, { occurrence, record, until, basis, source, page }: EventFacts): string =>
  [
    `${due.concerns}. ${due.forms ?? ''}`,
    `தாமதமானால்: ${due.late}`,
    due.note ?? '',
    occurrence.was && record
      ? `தேதி மாறியது. முன்பு ${inWords(occurrence.was)}; இப்போது ${inWords(occurrence.on)}: ${record.by}, ${record.source}`
      : '',
    until > occurrence.on
      ? `அது ஞாயிறு அல்லது விடுமுறை: ${inWords(until)} வரை உரிய காலத்தில் செய்ததாகவே கொள்ளப்படும். முன்பே தாக்கல் செய்யுங்கள்.`
      : '',
    basis,
    `${source.name}: ${source.url}`,
    `தேதி திடீரென மாறலாம்; இங்கே பாருங்கள்: ${page}`,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
