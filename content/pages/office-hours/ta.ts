import type { Translated } from '../../translated.ts';
import type { officeHoursWords as english } from './en.ts';

export const officeHoursWords = {
  open: 'திறந்துள்ளது',
  closed: (day, clock) => `இப்போது மூடியுள்ளது, ${day} ${clock}க்குத் திறக்கும்`,
  opens: (day, clock) => `${day} ${clock} முதல்`,
  today: 'இன்று',
} satisfies Translated<typeof english>;
