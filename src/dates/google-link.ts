import type { Day } from '../../content/due-dates/rule.ts';
import { addDays } from './days.ts';

/** From the day to the next one: the end of an event of whole days is not part of it. */
const span = (on: Day): string => `${on}/${addDays(on, 1)}`.replaceAll('-', '');

/** The link that puts a day into Google Calendar. */
export const googleLink = (text: string, on: Day, details: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text, details })}&dates=${span(on)}`;

/** The same link for another day. */
export const withDay = (href: string, on: Day): string => href.replace(/dates=[^&]*/, `dates=${span(on)}`);
