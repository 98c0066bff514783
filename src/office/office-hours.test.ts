import { expect, test } from 'vitest';
import type { OfficeHours } from '../../content/site.ts';
import { answerDue, opensNext, openUntil } from './answer-due.ts';

/** Mornings and afternoons from Monday on, a half Saturday, a holiday, and a half day before it. */
const morning = [9 * 60, 13 * 60] as const;
const full = [morning, [14 * 60, 19 * 60]] as const;
const hours: OfficeHours = {
  week: [full, full, full, full, full, [morning], []],
  holidays: { '01-26': [], '2026-12-24': [morning], '2026-12-25': [], '2026-12-26': [] },
};

const india = (text: string): number => Date.parse(`${text}:00+05:30`);

test.each([
  ['before it opens', '2026-11-23T08:59', null, '2026-11-23T09:00'],
  ['in the morning', '2026-11-23T09:00', 13, null],
  ['at lunch', '2026-11-23T13:00', null, '2026-11-23T14:00'],
  ['in the afternoon', '2026-11-23T18:59', 19, null],
  ['in the evening', '2026-11-23T19:00', null, '2026-11-24T09:00'],
  ['on a half Saturday', '2026-11-28T13:30', null, '2026-11-30T09:00'],
  ['on a Sunday', '2026-11-29T12:00', null, '2026-11-30T09:00'],
  ['on a holiday of every year', '2027-01-26T11:00', null, '2027-01-27T09:00'],
  ['after a half day before holidays', '2026-12-24T13:00', null, '2026-12-28T09:00'],
])('%s the office is as its hours say', (_when, moment, until, next) => {
  const time = india(moment);
  expect(openUntil(time, hours)).toBe(until === null ? undefined : until * 60);
  if (next !== null) expect(opensNext(time, hours)).toBe(india(next));
});

test.each([
  ['before the office opens', '2026-11-23T08:59', '2026-11-23T19:00'],
  ['once it is open', '2026-11-23T09:00', '2026-11-24T19:00'],
  ['at lunch', '2026-11-23T13:30', '2026-11-24T19:00'],
  ['late on Friday', '2026-11-27T23:59', '2026-11-28T13:00'],
  ['on Saturday afternoon', '2026-11-28T15:00', '2026-11-30T19:00'],
  ['on the eve of a holiday', '2027-01-25T10:00', '2027-01-27T19:00'],
  ['before a half day', '2026-12-23T20:00', '2026-12-24T13:00'],
])("answers a message %s by the next business day's end", (_when, received, due) => {
  expect(answerDue(india(received), hours)).toBe(india(due));
});

test('an office that never opens promises nothing', () => {
  expect(() => answerDue(0, { week: [[], [], [], [], [], [], []], holidays: {} })).toThrow(RangeError);
});
