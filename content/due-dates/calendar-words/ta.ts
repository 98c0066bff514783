import { inWords, periodWords } from '../../ta/dates.ts';
import type { Due } from '../dues/en.ts';
import { type PayerKind, payerKinds } from '../kinds/ta.ts';
import { named } from '../named.ts';
import type { Day } from '../rule.ts';
import { shownPeriod } from '../shown-period.ts';
import type { EventFacts } from './en.ts';

export type { EventFacts } from './en.ts';

/** Returns the name of a calendar in the list of calendars. */
export const calendarName = (firmName: string, kind: PayerKind | 'all'): string =>
  kind === 'all' ? `கடைசி தேதிகள் (${firmName})` : `கடைசி தேதிகள்: ${payerKinds[kind].label} (${firmName})`;

/** Returns the line of a due date in the calendar, and what its alarm says. */
export const eventTitle = (due: Pick<Due, 'name' | 'code' | 'periodShown'>, period: string): string => {
  const shown = shownPeriod(due, period);
  return shown === null ? named(due) : `${named(due)}: ${periodWords(shown)}`;
};

/** Describes a calendar as a whole. @param made the day on which it was made */
export const calendarNote = (made: Day): string =>
  `${inWords(made)} அன்று உள்ள நிலவரம். கடந்த ஒரு மாதத்தின் தேதிகளும் வரும் ஓராண்டின் தேதிகளும் இதில் உள்ளன. அரசு ஒரு தேதியை மாற்றினால் இந்தக் காலண்டரும் மாறும்.`;

/** Writes the text below the line. */
export const eventText = (due: Due, { occurrence, record, until, basis, source, page }: EventFacts): string =>
  [
    `${due.concerns}. ${due.forms ?? ''}`,
    `தாமதமானால்: ${due.late}`,
    due.note ?? '',
    occurrence.was && record
      ? `கடைசி தேதி ${inWords(occurrence.was)}-இலிருந்து ${inWords(occurrence.on)}-க்கு மாறியது: ${record.by}, ${record.source}`
      : '',
    until > occurrence.on
      ? `கடைசி தேதி ஞாயிறு அல்லது விடுமுறை என்பதால், ${inWords(until)} வரை தாக்கல் செய்தால் தாமதம் ஆகாது. முன்பே தாக்கல் செய்வது நல்லது.`
      : '',
    basis,
    `${source.name}: ${source.url}`,
    `தேதிகள் திடீரென மாறலாம்: ${page}`,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
