import type { DueId } from '../../content/due-dates/dues.ts';
import { dueOf, scheduleOf } from '../dates/schedule.ts';

/** The days (ISO date) that the government has set for single periods of a due date, for page and server. */
export const movedDays = (due: DueId): Readonly<Record<string, string>> =>
  Object.fromEntries(scheduleOf(dueOf(due)).moved.map(({ period, on }) => [period, on]));
