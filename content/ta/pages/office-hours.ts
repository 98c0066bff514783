import type { officeHoursWords as english } from '../../pages/office-hours.ts';
import type { Translated } from '../../translated.ts';

export const officeHoursWords = {
  open: 'திறந்துள்ளது',
  closed: 'மூடியுள்ளது',
} satisfies Translated<typeof english>;
