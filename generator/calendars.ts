/** The calendars of due dates (RFC 5545), written as files so that any host serves them. */

import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { calendarName, calendarNote, eventText, eventTitle } from '../content/due-dates/calendar-words/en.ts';
import * as tamilWords from '../content/due-dates/calendar-words/ta.ts';
import { type Due, dues } from '../content/due-dates/dues/en.ts';
import { dues as tamilDues } from '../content/due-dates/dues/ta.ts';
import { type Extension, extensions } from '../content/due-dates/extensions.ts';
import { type PayerKind, payerKinds } from '../content/due-dates/kinds/en.ts';
import type { Day } from '../content/due-dates/rule.ts';
import { firm } from '../content/firm.ts';
import { offices } from '../content/offices/en.ts';
import { offices as tamilOffices } from '../content/offices/ta.ts';
import { canonicalPath } from '../src/addresses/canonical-path.ts';
import { hrefCalendar } from '../src/addresses/href.ts';
import type { Locale } from '../src/addresses/locale.ts';
import { addDays, daysBetween } from '../src/dates/days.ts';
import { occurrences } from '../src/dates/occurrences.ts';
import { basisOf, isDirectTax, lookedUpOn, officeOf, scheduleOf } from '../src/dates/schedule.ts';
import { countsUntil } from '../src/dates/working-day.ts';
import { HOUR_MS } from '../src/office/durations.ts';
import { INDIA_AHEAD_MS } from '../src/office/indian-time.ts';
import { inLocale } from '../src/seo/head.ts';
import type { SiteFolder } from './site-folder.ts';

/** Days before the build: a date that was just missed stays visible. */
const BEHIND = 31;
/** Days ahead: a yearly date is in it at least once. */
const AHEAD = 400;

const ALARMS = [7, 2] as const;
const NINE_MS = 9 * HOUR_MS;
/** Seconds after which a program should fetch it again: extensions are announced in the last days before a date. */
const REFRESH = 12 * 60 * 60;

const host = new URL(firm.origin).host;

const calendarKinds = ['all', ...(Object.keys(payerKinds) as PayerKind[])] as const;

/** A constant time of day, so that two builds for one day write the same file. */
const startOf = (day: Day): Date => new Date(Date.parse(day));

/** A text of the calendar itself, as the standard writes it (RFC 5545, 3.3.11): ical-generator does so within events. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const texts = {
  en: { calendarName, calendarNote, eventText, eventTitle, dues, offices },
  ta: { ...tamilWords, dues: tamilDues, offices: tamilOffices },
} as const satisfies Record<Locale, object>;

/** From a month before the build's day to a year after it; with the repository's extensions when none are given. */
export const calendarOf = (
  kind: PayerKind | 'all',
  day: Day,
  locale: Locale = 'en',
  records: readonly Extension[] = extensions,
): string => {
  const { offices: names, dues: all, ...words } = texts[locale];
  const page = firm.origin + canonicalPath(inLocale({ kind: 'fixed', page: 'dueDates' }, locale));
  const calendar = ical({
    prodId: { company: firm.name, product: 'Due dates', language: locale.toUpperCase() },
    name: escaped(words.calendarName(firm.name, kind)),
    description: escaped(words.calendarNote(day)),
    url: page,
    source: `${firm.origin}${hrefCalendar(kind, locale)}`,
    ttl: REFRESH,
  });
  const [from, to] = [addDays(day, -BEHIND), addDays(day, AHEAD)];
  const wanted: readonly Due[] = all.filter((due: Due) => kind === 'all' || due.kinds.includes(kind));
  for (const due of wanted) {
    const lookedUp = lookedUpOn(due);
    for (const occurrence of occurrences(scheduleOf(due, records), from, to)) {
      const { on, period } = occurrence;
      const record = records.find((each) => each.due === due.id && each.period === period);
      const title = words.eventTitle(due, period);
      calendar.createEvent({
        id: `${due.id}.${period}@${host}`,
        // It grows when an occurrence is written again: calendar programs know the newer by it (RFC 5545, 3.8.7.4).
        sequence: record ? daysBetween('2026-01-01', record.recorded) : 0,
        // Programs take an event with another stamp for a changed one, so it does not hang on the day of the build.
        stamp: startOf(record && record.recorded > lookedUp ? record.recorded : lookedUp),
        ...(record ? { lastModified: startOf(record.recorded) } : {}),
        // Without it the date would be read in the time zone of the machine that builds.
        timezone: 'UTC',
        start: startOf(on),
        allDay: true,
        summary: title,
        description: words.eventText(due, {
          occurrence,
          record,
          until: countsUntil(on, isDirectTax(due) && !due.toPayee),
          basis: basisOf(due),
          source: names[officeOf(due)],
          page,
        }),
        url: page,
        // A due date does not block the day for meetings.
        transparency: ICalEventTransparency.TRANSPARENT,
        alarms: ALARMS.map((days) => ({
          type: ICalAlarmType.display,
          // A moment: an event of a whole day begins at the midnight of wherever the phone is.
          trigger: new Date(Date.parse(addDays(on, -days)) - INDIA_AHEAD_MS + NINE_MS),
          description: title,
        })),
      });
    }
  }
  // Its last line is ended too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
};

export const calendarFiles = (locales: readonly Locale[]): readonly string[] =>
  locales.flatMap((locale) => calendarKinds.map((kind) => hrefCalendar(kind, locale)));

export const writeCalendars = (site: SiteFolder, day: Day, locales: readonly Locale[]): void => {
  for (const locale of locales)
    for (const kind of calendarKinds) site.write(hrefCalendar(kind, locale).slice(1), calendarOf(kind, day, locale));
};
