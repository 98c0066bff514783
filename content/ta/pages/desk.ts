import type { deskWords as english } from '../../pages/desk.ts';
import type { Translated } from '../../translated.ts';

export const deskWords = {
  open: 'திறந்துள்ளது',
  closed: 'மூடியுள்ளது',
} satisfies Translated<typeof english>;
