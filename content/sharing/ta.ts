import { inCase } from '../ta/case-endings.ts';
import type { Translated } from '../translated.ts';
import type { sharing as english } from './en.ts';

export const sharing = {
  city: (city: string): string => `${inCase(city, 'in')} வரி, கணக்கு`,
} satisfies Translated<typeof english>;
