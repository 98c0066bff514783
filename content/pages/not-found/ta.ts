import type { LocalSite } from '../../local-site.ts';
import type { Translated } from '../../translated.ts';
import { errorTexts } from '../error/ta.ts';
import type { notFound as english } from './en.ts';

export const notFound = ({ town }: LocalSite) =>
  ({
    seo: {
      title: 'பக்கம் கிடைக்கவில்லை: வேறு பக்கத்துக்குச் செல்லலாம்',
      description: `நீங்கள் கேட்ட பக்கம் இல்லை அல்லது மாறியுள்ளது. முகப்பு, சேவை, உங்கள் ஊர்ப் பக்கத்தைப் பாருங்கள் அல்லது ${town} அலுவலகத்தை அழையுங்கள்.`,
    },
    ...errorTexts,
    nearest: 'நீங்கள் தேடியது:',
    subject: 'நான் தேடிக் கிடைக்காத பக்கம்',
    servicesTitle: 'பலரும் தேடும் GST (ஜிஎஸ்டி) சேவைகள்',
    citiesTitle: 'நகரங்கள்',
    linksTitle: 'விரைவு இணைப்புகள்',
    contactTitle: 'அல்லது எங்களிடம் கேட்க',
  }) satisfies Translated<ReturnType<typeof english>>;
