import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { writeCalendar } from '../../generator/calendars.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { joinedCalendar } from './joined-calendar.ts';

const edition = sampleEdition('en', '2026-11-26');
const kinds = ['all', 'gst-monthly', 'employer', 'tds'] as const;
const files = new Map<string, string>(kinds.map((kind) => [`/calendar/${kind}.ics`, writeCalendar(edition, kind)]));
const join = (path: string) => joinedCalendar(path, (each) => files.get(each) ?? null);
const listUids = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('uid')));

describe('the calendar of several kinds', () => {
  const joined = join('/calendar/employer.tds.ics') ?? '';
  const parts = ['/calendar/employer.ics', '/calendar/tds.ics'].map((path) => listUids(files.get(path) ?? ''));

  test('holds the events of each, and what both have once', () => {
    expect(listUids(joined).toSorted()).toEqual([...new Set(parts.flat())].toSorted());
    expect(parts.flat().length).toBeGreaterThan(listUids(joined).length);
  });

  test('names no other address to be fetched again', () => {
    const calendar = new ICAL.Component(ICAL.parse(joined));
    expect(calendar.getFirstPropertyValue('source')).toBeNull();
    expect(calendar.getFirstPropertyValue('refresh-interval')).not.toBeNull();
  });
});

test.each([
  '/calendar/gst-monthly.ics',
  '/calendar/employer.nothing.ics',
  '/calendar/.ics',
  '/about',
  '/calendar/a..b.ics',
])('%s is none', (path) => {
  expect(join(path)).toBeNull();
});
