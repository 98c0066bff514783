import type { Translated } from '../../translated.ts';
import type { errorTexts as english } from './en.ts';

export const errorTexts = {
  title: 'பக்கம் கிடைக்கவில்லை',
  text: 'நீங்கள் தேடும் பக்கம் இல்லை அல்லது வேறு இடத்துக்கு மாறியுள்ளது.',
  home: 'முகப்புக்குச் செல்ல',
  refresh: 'பக்கத்தைப் புதுப்பிக்க',
} satisfies Translated<typeof english>;
