import { expect, test } from 'vitest';
import { answerDue } from './answer-due.ts';

test.each([
  ['on Monday before the desk opens', '2026-11-23T08:59:00+05:30', '2026-11-23T19:00:00+05:30'],
  ['on Monday once it is open', '2026-11-23T09:00:00+05:30', '2026-11-24T19:00:00+05:30'],
  ['late on Friday', '2026-11-27T23:59:00+05:30', '2026-11-28T19:00:00+05:30'],
  ['on Saturday afternoon', '2026-11-28T15:00:00+05:30', '2026-11-30T19:00:00+05:30'],
  ['on Sunday', '2026-11-29T00:00:00+05:30', '2026-11-30T19:00:00+05:30'],
])('a message %s is answered by the end of the next business day', (_when, received, due) => {
  expect(answerDue(Date.parse(received))).toBe(Date.parse(due));
});
