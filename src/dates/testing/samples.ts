import fc from 'fast-check';
import type { Extension } from '../../../content/due-dates/extensions.ts';

/** Any day of eight centuries, leap years of both kinds among them. */
export const anyDay = fc
  .integer({ min: 0, max: 800 * 365 })
  .map((days) => Temporal.PlainDate.from('1600-01-01').add({ days }).toString());

/** GSTR-3B of November 2026, moved by a week from the 20th of December. */
export const movedByAWeek: Extension = {
  due: 'gstr-3b',
  period: '2026-11',
  to: '2026-12-27',
  by: 'Notification 99/2026-Central Tax',
  source: 'https://www.cbic.gov.in/notification',
  recorded: '2026-12-18',
};
