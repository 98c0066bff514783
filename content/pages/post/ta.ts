import type { Translated } from '../../translated.ts';
import type { post as english } from './en.ts';

/** The texts around a post. */
export const post = {
  author: 'எங்கள் வரிக் குழு',
  contents: 'இந்தப் பக்கத்தில்',
  sources: 'அதிகாரப்பூர்வ ஆதாரங்கள்',
  next: 'அடுத்து',
  cities: 'உங்கள் ஊரில்',
  published: 'வெளியான நாள்',
  changed: 'திருத்திய நாள்',
} satisfies Translated<typeof english>;
