import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Extension } from '../content/due-dates/extensions.ts';
import { type PayerKind, payerKinds } from '../content/due-dates/kinds/en.ts';
import type { Day } from '../content/due-dates/rule.ts';
import { addDays } from '../src/dates/days.ts';
import { occurrences } from '../src/dates/occurrences.ts';
import { makeSchedule } from '../src/dates/schedule.ts';
import { movedByAWeek as record } from '../src/dates/testing/samples.ts';
import { createEdition } from '../src/edition/edition.ts';
import { sampleEdition, sampleSite } from '../tests/support/firms.ts';
import { writeCalendar } from './calendars.ts';

const DAY: Day = '2026-11-22';
const edition = sampleEdition('en', DAY);
const { calendarName, dues, firm, hrefCalendar } = edition;
const kinds = ['all', ...(Object.keys(payerKinds) as PayerKind[])] as const;

interface Event {
  readonly uid: string;
  readonly on: Day;
  readonly sequence: number;
  readonly changed: string | undefined;
  readonly stamp: string | undefined;
  readonly text: string;
  readonly alarms: readonly Date[];
}

const readComponent = (calendar: string): ICAL.Component => new ICAL.Component(ICAL.parse(calendar));

const eventsIn = (calendar: string): Event[] =>
  readComponent(calendar)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        on: event.startDate.toString(),
        sequence: event.sequence,
        changed: component.getFirstPropertyValue('last-modified')?.toString(),
        stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
        text: `${event.summary}\n${event.description}`,
        alarms: component
          .getAllSubcomponents('valarm')
          .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Time).toJSDate()),
      };
    });

describe.each(kinds)('the calendar "%s"', (kind) => {
  const text = writeCalendar(edition, kind);
  const calendar = readComponent(text);
  const events = eventsIn(text);

  test('can be parsed, and names itself first', () => {
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(events.length).toBeGreaterThan(0);
    const lines = text.split('\r\n');
    const begins = lines.findIndex((line, index) => index > 0 && line.startsWith('BEGIN:'));
    expect(
      lines.slice(begins).filter((line) => /^(NAME|URL|SOURCE|X-WR-|REFRESH)/.test(line) && !line.startsWith('URL')),
    ).toEqual([]);
    expect(lines.slice(0, begins).some((line) => line.startsWith('NAME:'))).toBe(true);
  });

  test('has lines of at most 75 bytes', () => {
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  });

  test('can be subscribed to', () => {
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT12H');
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT12H');
    expect(calendar.getFirstPropertyValue('source')).toBe(firm.origin + hrefCalendar(kind));
    // The parser takes a property that it does not know as it is written.
    expect(String(calendar.getFirstPropertyValue('name')).replaceAll('\\', '')).toBe(calendarName(firm.name, kind));
    for (const line of text.split('\r\n').filter((each) => /^(NAME|X-WR-CALNAME):/.test(each)))
      expect(line).not.toMatch(/[^\\][,;]/);
  });

  test('holds the days of the engine', () => {
    const [from, to] = [addDays(DAY, -31), addDays(DAY, 365)];
    const wanted = dues
      .filter((due) => kind === 'all' || due.kinds.includes(kind))
      .flatMap((due) =>
        occurrences(makeSchedule(due), from, to).map(
          ({ period, on }) => `${due.id}.${period}@${new URL(firm.origin).host} ${on}`,
        ),
      );
    expect(events.map(({ uid, on }) => `${uid} ${on}`)).toEqual(wanted);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('rings 7 and 2 days before, at nine in India', () => {
    for (const { on, alarms } of events) {
      const rings = alarms.map((alarm) =>
        Temporal.Instant.fromEpochMilliseconds(alarm.getTime()).toZonedDateTimeISO('Asia/Kolkata'),
      );
      expect(rings.map((ring) => ring.toPlainTime().toString())).toEqual(['09:00:00', '09:00:00']);
      expect(rings.map((ring) => ring.toPlainDate().until(on).days)).toEqual([7, 2]);
    }
  });

  test('is the same for another build of the day', () => {
    expect(writeCalendar(createEdition(sampleSite(DAY), 'en'), kind)).toBe(text);
  });
});

test('holds yearly dates on every day', () => {
  for (const day of ['2026-11-22', '2027-08-01', '2028-02-29', '2028-11-01'])
    expect(eventsIn(writeCalendar(sampleEdition('en', day), 'individual')).length, day).toBeGreaterThan(0);
});

test.each(['en', 'ta'] as const)('keeps an event the same from day to day (%s)', (locale) => {
  const written = (day: Day): Map<string, string> =>
    new Map(
      readComponent(writeCalendar(createEdition(sampleSite(day), locale), 'all', [record]))
        .getAllSubcomponents('vevent')
        .map((event) => [String(event.getFirstPropertyValue('uid')), event.toString()]),
    );
  const [today, later] = [written(DAY), written('2026-12-01')];
  const common = [...today].filter(([uid]) => later.has(uid));
  expect(common.length).toBeGreaterThan(200);
  expect(common.filter(([uid, text]) => later.get(uid) !== text)).toEqual([]);
});

test('names the day of the build in its note alone', () => {
  const lines = writeCalendar(sampleEdition('en', '2027-01-09'), 'all').replaceAll('\r\n ', '').split('\r\n');
  const dated = lines.filter((line) => line.includes('9 January 2027'));
  expect(dated).toHaveLength(1);
  expect(dated[0]).toMatch(/^X-WR-CALDESC:As of 9 January 2027/);
});

describe('an extension', () => {
  const readEvent = (records: readonly Extension[]): Event | undefined =>
    eventsIn(writeCalendar(edition, 'gst-monthly', records)).find(({ uid }) => uid.startsWith('gstr-3b.2026-11@'));

  test('moves its event under a higher number', () => {
    const [before, after] = [readEvent([]), readEvent([record])];
    expect(before).toMatchObject({ on: '2026-12-20', sequence: 0, changed: undefined });
    expect(after).toMatchObject({ uid: before?.uid, on: '2026-12-27', changed: '2026-12-18T00:00:00Z' });
    expect(after?.sequence).toBeGreaterThan(0);
    expect([before?.stamp, after?.stamp].map((day) => day === '2026-12-18T00:00:00Z')).toEqual([false, true]);
    expect(after?.text).toContain(
      'Moved from 20 December 2026 to 27 December 2026: Notification 99/2026-Central Tax, https://www.cbic.gov.in/notification',
    );
    expect(after?.alarms[0]?.toISOString()).toBe('2026-12-20T03:30:00.000Z');
  });

  test('moves its event back once it is taken back', () => {
    const back = { ...record, to: '2026-12-20', recorded: '2026-12-19' };
    expect(readEvent([back])?.on).toBe('2026-12-20');
    expect(readEvent([back])?.sequence).toBeGreaterThan(readEvent([record])?.sequence ?? 0);
  });

  test('leaves all other events as they were', () => {
    const others = (records: readonly Extension[]): Event[] =>
      eventsIn(writeCalendar(edition, 'all', records)).filter(({ uid }) => !uid.startsWith('gstr-3b.2026-11@'));
    expect(others([record])).toEqual(others([]));
  });
});

test('tells on a Sunday until when it counts', () => {
  const readText = (uid: string): string =>
    eventsIn(writeCalendar(edition, 'all')).find((event) => event.uid.startsWith(`${uid}@`))?.text ?? '';
  // 31 January 2027 and 20 December 2026 are Sundays.
  expect(readText('tds-residents.2026-27-q3')).toContain('in time until 1 February 2027');
  expect(readText('gstr-3b.2026-11')).not.toContain('in time until');
  // 15 August 2027 is a Sunday and a holiday, but a certificate goes to the payee and not to an office.
  expect(readText('form-131.2027-28-q1')).toMatch(/^(?!.*in time until).+/s);
});
