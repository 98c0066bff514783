import { figure } from '../../content/facts.ts';

/** The days, from the first, as schema.org names them. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Minutes since midnight as schema.org writes a time ("09:00"). */
const clock24 = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** When the office is open. */
export const openingHours = () => ({
  days: week.slice(0, figure('firm.hours-days')),
  opens: clock24(figure('firm.hours-open')),
  closes: clock24(figure('firm.hours-close')),
});
