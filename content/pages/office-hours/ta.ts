import type { Translated } from '../../translated.ts';
import type { officeHoursWords as english } from './en.ts';

export const officeHoursWords = {
  open: 'திறந்துள்ளது',
  closed: 'மூடியுள்ளது',
} satisfies Translated<typeof english>;
