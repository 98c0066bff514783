import { expect, test } from 'vitest';
import { isDeskOpen } from './desk.ts';
import { deskOpensOn } from './desk-opens-on.ts';

/** A moment on the clock of the office. */
const india = (text: string): number => Date.parse(`${text}+05:30`);

test.each([
  ['2026-11-23T08:59:59', 'Monday'],
  ['2026-11-23T09:00:00', 'open'],
  ['2026-11-28T18:59:59', 'open'],
  ['2026-11-27T19:00:00', 'Saturday'],
  ['2026-11-28T19:00:00', 'Monday'],
  ['2026-11-29T12:00:00', 'Monday'],
])('at %s in India the desk is as the opening hours say', (moment, desk) => {
  const time = india(moment);
  expect(isDeskOpen(time) ? 'open' : deskOpensOn(time)).toBe(desk);
});
