import type { Day } from '../../content/due-dates/rule.ts';
import { addDays } from './days.ts';

/** An event of whole days ends on the day after it. */
const span = (on: Day): string => `${on}/${addDays(on, 1)}`.replaceAll('-', '');

export const googleLink = (text: string, on: Day, details: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text, details })}&dates=${span(on)}`;

export const withDay = (href: string, on: Day): string => href.replace(/dates=[^&]*/, `dates=${span(on)}`);
