/** The calendars of due dates (RFC 5545), written as files so that any host serves them. */

import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { Due } from '../content/due-dates/dues/en.ts';
import { type Extension, extensions } from '../content/due-dates/extensions.ts';
import { type PayerKind, payerKinds } from '../content/due-dates/kinds/en.ts';
import type { Day } from '../content/due-dates/rule.ts';
import { hrefCalendarIn } from '../src/addresses/href.ts';
import type { Locale } from '../src/addresses/locale.ts';
import { addDays, daysBetween, LEDGER_DAYS } from '../src/dates/days.ts';
import { occurrences } from '../src/dates/occurrences.ts';
import { findBasis, findDepartment, isDirectTax, lookedUpOn, makeSchedule } from '../src/dates/schedule.ts';
import { countsUntil } from '../src/dates/working-day.ts';
import type { Edition } from '../src/edition/edition.ts';
import { HOUR_MS } from '../src/office/durations.ts';
import { INDIA_AHEAD_MS } from '../src/office/indian-time.ts';
import { inLocale } from '../src/seo/head.ts';
import type { SiteFolder } from './site-folder.ts';

/** A date that was just missed stays visible. */
const DAYS_BEHIND = 31;

const ALARMS = [7, 2] as const;
const NINE_MS = 9 * HOUR_MS;
/** Programs fetch it again this often: extensions are announced in the last days before a date. */
const REFRESH_SECONDS = 12 * 60 * 60;

const calendarKinds = ['all', ...(Object.keys(payerKinds) as PayerKind[])] as const;

/** Returns a constant time of day, so that two builds for one day write the same file. */
const toDate = (day: Day): Date => new Date(Date.parse(day));

/**
 * Escapes a text of the calendar itself, as the standard writes it (RFC 5545, 3.3.11): ical-generator does so within
 * events.
 */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * Writes the calendar from a month before the build's day to a year after it; with the repository's extensions when
 * none are given.
 */
export const writeCalendar = (
  edition: Edition,
  kind: PayerKind | 'all',
  records: readonly Extension[] = extensions,
): string => {
  const { firm, locale, departments, dues, today, canonicalPath } = edition;
  const { host } = new URL(firm.origin);
  const page = firm.origin + canonicalPath(inLocale({ kind: 'fixed', page: 'dueDates' }, locale));
  const calendar = ical({
    prodId: { company: firm.name, product: 'Due dates', language: locale.toUpperCase() },
    name: escaped(edition.calendarName(firm.name, kind)),
    description: escaped(edition.calendarNote(today)),
    url: page,
    source: `${firm.origin}${edition.hrefCalendar(kind)}`,
    ttl: REFRESH_SECONDS,
  });
  const [from, to] = [addDays(today, -DAYS_BEHIND), addDays(today, LEDGER_DAYS)];
  const wanted: readonly Due[] = dues.filter((due) => kind === 'all' || due.kinds.includes(kind));
  for (const due of wanted) {
    const lookedUp = lookedUpOn(due);
    for (const occurrence of occurrences(makeSchedule(due, records), from, to)) {
      const { on, period } = occurrence;
      const record = records.find((each) => each.due === due.id && each.period === period);
      const title = edition.eventTitle(due, period);
      calendar.createEvent({
        id: `${due.id}.${period}@${host}`,
        // It grows when an occurrence is written again: calendar programs know the newer by it (RFC 5545, 3.8.7.4).
        sequence: record ? daysBetween('2026-01-01', record.recorded) : 0,
        // Programs take an event with another stamp for a changed one, so it does not hang on the day of the build.
        stamp: toDate(record && record.recorded > lookedUp ? record.recorded : lookedUp),
        ...(record ? { lastModified: toDate(record.recorded) } : {}),
        // The library would read the date in the time zone of the machine that builds.
        timezone: 'UTC',
        start: toDate(on),
        allDay: true,
        summary: title,
        description: edition.eventText(due, {
          occurrence,
          record,
          until: countsUntil(on, isDirectTax(due) && !due.toPayee),
          basis: findBasis(due),
          source: departments[findDepartment(due)],
          page,
        }),
        url: page,
        // A due date does not block the day for meetings.
        transparency: ICalEventTransparency.TRANSPARENT,
        alarms: ALARMS.map((days) => ({
          type: ICalAlarmType.display,
          // The alarm is a moment, because an event of a whole day begins at the midnight of wherever the phone is.
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
  locales.flatMap((locale) => calendarKinds.map((kind) => hrefCalendarIn(locale, kind)));

export const writeCalendars = (site: SiteFolder, edition: Edition): void => {
  for (const kind of calendarKinds) site.write(edition.hrefCalendar(kind).slice(1), writeCalendar(edition, kind));
};
