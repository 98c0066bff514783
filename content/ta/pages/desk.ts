import type { deskWords as english } from '../../pages/desk.ts';
import type { Translated } from '../../translated.ts';
import { fact } from '../facts.ts';

export const deskWords = {
  open: 'திறந்துள்ளது',
  closed: 'மூடியுள்ளது',
  opens: (day: string): string => `${day} ${fact('firm.hours-open')} முதல்`,
} satisfies Translated<typeof english>;
