import { fact } from '../../content/facts.ts';

/** The days, from the first. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A clock time as read ("9:00 AM") as schema.org writes it ("09:00"). */
export const clock24 = (text: string): string => {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) (AM|PM)$/.exec(text) ?? [];
  if (!hour || !minute) throw new RangeError(`Not a clock time: ${text}`);
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
};

/** The days of a span as read ("Monday to Saturday"). */
export const daysOf = (text: string): readonly (typeof week)[number][] => {
  const [first, last] = text.split(' to ').map((day) => (week as readonly string[]).indexOf(day));
  if (first === undefined || last === undefined || first < 0 || last < first)
    throw new RangeError(`Not a span of days: ${text}`);
  return week.slice(first, last + 1);
};

/** When the office is open, from the facts that visitors read. */
export const openingHours = () => ({
  days: daysOf(fact('firm.hours-days')),
  opens: clock24(fact('firm.hours-open')),
  closes: clock24(fact('firm.hours-close')),
});

/** The opening hours on little room, for example "Mon-Sat 9-7". */
export const shortHours = (): string => {
  const days = fact('firm.hours-days').replace(/^(\w{3})\w* to (\w{3})\w*$/, '$1-$2');
  const hour = (text: string): string => text.replace(/(:00)? [AP]M$/, '');
  return `${days} ${hour(fact('firm.hours-open'))}-${hour(fact('firm.hours-close'))}`;
};
