import { expect, test } from 'vitest';
import { deskAt } from './desk.ts';

/** A moment on the clock of the office. */
const india = (text: string): number => Date.parse(`${text}+05:30`);

test.each([
  ['2026-11-23T08:59:59', { open: false, opensOn: 'Monday' }],
  ['2026-11-23T09:00:00', { open: true }],
  ['2026-11-28T18:59:59', { open: true }],
  ['2026-11-27T19:00:00', { open: false, opensOn: 'Saturday' }],
  ['2026-11-28T19:00:00', { open: false, opensOn: 'Monday' }],
  ['2026-11-29T12:00:00', { open: false, opensOn: 'Monday' }],
])('at %s in India the desk is as the opening hours say', (moment, desk) => {
  expect(deskAt(india(moment))).toEqual(desk);
});
