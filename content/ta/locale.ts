import type { locale as english } from '../locale.ts';

export const locale: typeof english = 'ta';
