import type { Translated } from '../translated.ts';
import type { sharing as english } from './en.ts';

export const sharing = {
  city: (city: string): string => `${city}: வரி, கணக்கு`,
} satisfies Translated<typeof english>;
