import type { Extension } from '../../../content/due-dates/extensions.ts';

/** GSTR-3B of November 2026, moved by a week from the 20th of December. */
export const movedByAWeek: Extension = {
  due: 'gstr-3b',
  period: '2026-11',
  to: '2026-12-27',
  by: 'Notification 99/2026-Central Tax',
  source: 'https://www.cbic.gov.in/notification',
  recorded: '2026-12-18',
};
