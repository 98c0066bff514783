import type { sharing as english } from '../sharing.ts';
import type { Translated } from '../translated.ts';

export const sharing = {
  city: (city: string): string => `${city}: வரி, கணக்கு`,
} satisfies Translated<typeof english>;
