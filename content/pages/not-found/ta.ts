import type { Translated } from '../../translated.ts';
import { errorTexts } from '../error/ta.ts';
import type { notFound as english } from './en.ts';

export const notFound = {
  seo: {
    title: 'பக்கம் கிடைக்கவில்லை: பயனுள்ள பக்கத்துக்குச் செல்லலாம்',
    description:
      'நீங்கள் கேட்ட பக்கம் இல்லை அல்லது இடம் மாறியுள்ளது. முகப்புக்கோ, ஒரு சேவையின் பக்கத்துக்கோ, உங்கள் ஊரின் பக்கத்துக்கோ செல்லுங்கள்.',
  },
  ...errorTexts,
  nearest: 'நீங்கள் தேடியது:',
  subject: 'எனக்குக் கிடைக்காத பக்கம்',
  servicesTitle: 'பலரும் தேடும் சேவைகள்',
  citiesTitle: 'நகரங்கள்',
  linksTitle: 'விரைவு இணைப்புகள்',
  contactTitle: 'அல்லது எங்களிடம் கேட்க',
} satisfies Translated<ReturnType<typeof english>>;
