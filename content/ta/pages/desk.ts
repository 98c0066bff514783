import type { deskWords as english } from '../../pages/desk.ts';
import type { Translated } from '../../translated.ts';

export const deskWords = {
  open: 'திறந்திருக்கிறது',
  closed: 'மூடியிருக்கிறது',
} satisfies Translated<typeof english>;
