import { allCities } from '../../cities/index.ts';
import type { LocalSite } from '../../local-site.ts';
import { serviceIndexTexts } from '../../service-index/ta.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import type { home as english } from './en.ts';

const citiesFigure = { figure: String(allCities.length), label: 'ஊர்களில் சேவை' };

export const home = (site: LocalSite) => {
  const { claimed, fact, firm, town } = site;
  const { serviceIndex } = serviceIndexTexts(site);
  const trusted = claimed(
    'trusted',
    `${claimed('clients', fact('firm.clients'), 'எங்கள்')} வாடிக்கையாளர்களின் நம்பிக்கையைப் பெற்றவர்கள் நாங்கள். `,
    '',
  );
  return {
    changedOn: '2026-11-26',
    seo: {
      title: `${town} வரி ஆலோசகர்: GST, ITR, கணக்குகள்`,
      description: `GST, வருமான வரி, TDS, PF, ESI, கம்பெனி, கணக்கு: தமிழ்நாட்டுத் தொழில்களுக்கு ${claimed('founded', `${fact('firm.founded')} முதல் `, '')}${inCase(town, 'from')}.${claimed('free-consultation', ' முதல் ஆலோசனை இலவசம்.', ' ரிட்டர்ன், பதிவு, நோட்டீஸ் பதில்.')}`,
    },
    hero: {
      title: claimed(
        'nothing-missed',
        'ஒவ்வொரு ரிட்டர்னும் தாக்கல். ஒவ்வொரு ரூபாய்க்கும் கணக்கு.',
        'உங்கள் தொழிலுக்கு ரிட்டர்னும் கணக்கும்',
      ),
      lead: `GST (சரக்கு மற்றும் சேவை வரி), வருமான வரி, சம்பளக் கணக்கு, கம்பெனி தாக்கல்கள்: தமிழ்நாடு முழுவதும் தொழில் நடத்துபவர்களுக்குச் செய்கிறோம். ${claimed('founded', `${fact('firm.founded')} முதல் `, '')}${inCase(town, 'in')} ஒரே அலுவலகம்.`,
      primary: claimed('free-consultation', 'இலவச ஆலோசனை பெற', 'ஆலோசனை பெற'),
      secondary: 'சேவைகளைப் பார்க்க',
    },
    trust: [
      firm.rating
        ? { figure: `${fact('firm.rating')} / ${fact('firm.rating-scale')}`, label: 'Google கருத்துகளில்' }
        : { figure: fact('policy.retention'), label: 'ஆவணங்களை வைத்திருக்கிறோம்' },
      claimed(
        'clients',
        { figure: fact('firm.clients'), label: 'சேவை பெற்ற வாடிக்கையாளர்கள்' },
        { figure: String(serviceIndex.length), label: 'சேவைகள், ஒரே அலுவலகம்' },
      ),
      claimed('founded', { figure: fact('firm.founded'), label: 'பணி தொடங்கிய ஆண்டு' }, citiesFigure),
      { figure: fact('itr.range'), label: 'வருமான வரிப் படிவங்கள் அனைத்தும்' },
    ],
    services: {
      title: 'நாங்கள் செய்து தரும் வேலைகள்',
      intro: 'என்ன வேலை, எத்தனை நாள் ஆகும், எந்த ஆவணங்களைத் தயாராக வைக்க வேண்டும் என்று ஒவ்வொரு பக்கமும் சொல்கிறது.',
    },
    cities: {
      title: 'உங்கள் ஊரிலும்',
      intro: `நீங்கள் நேரில் வர வேண்டியதில்லை: எந்த ஊரிலிருந்தும் ஆவணங்களை WhatsApp, மின்னஞ்சல் அல்லது கூரியரில் அனுப்புங்கள். தொடக்கக் கட்டணங்கள் உங்கள் ஊரின் பக்கத்தில் உள்ளன; எல்லா ஊர்களிலும் அவை ஒன்றே.${claimed('one-person', ' ஒவ்வொரு முறையும் அதே நபர் பதில் சொல்வார்.', '')}`,
      action: 'உங்கள் ஊருக்கான சேவைகளைப் பார்க்க',
    },
    why: {
      title: 'எங்களிடம் என்ன எதிர்பார்க்கலாம்',
      reasons: [
        {
          icon: 'clipboard-check',
          title: claimed('second-check', 'தாக்கலுக்கு முன் ஒப்பிட்டுச் சரிபார்க்கிறோம்', 'ரிட்டர்னுக்கு என்ன வேண்டும்'),
          description: claimed(
            'second-check',
            'ரிட்டர்னைத் தாக்கல் செய்யும் முன், விற்பனையை இ-வே பில்லுடனும், கொள்முதலை GSTR-2B-உடனும், வங்கிக் கணக்கை லெட்ஜருடனும் ஒப்பிடுகிறோம்.',
            'பில்கள், வங்கி ஸ்டேட்மென்ட், லெட்ஜர்: இவற்றில் உங்கள் ரிட்டர்னுக்கு எவை வேண்டும் என்று சொல்கிறோம்.',
          ),
        },
        {
          icon: 'calendar-check',
          title: 'உங்கள் எல்லாத் தேதிகளுக்கும் ஒரே காலண்டர்',
          description: 'GST, TDS, PF, ESI, ROC, வருமான வரித் தேதிகள் ஒரே தாளில். விடுபட்ட பில் எது என்று உரிய நேரத்தில் தெரியும்.',
        },
        {
          icon: 'message',
          title: claimed('languages', 'தமிழிலோ ஆங்கிலத்திலோ பதில்', 'எளிய சொற்களில் பதில்'),
          description:
            'தொலைபேசியிலோ WhatsApp-இலோ கேளுங்கள். நோட்டீஸ் என்ன கேட்கிறது, அடுத்து என்ன நடக்கும், எவ்வளவு செலவாகலாம் என்று எளிய சொற்களில் விளக்குகிறோம்.',
        },
        {
          icon: 'folder',
          title: 'உங்கள் ஆவணங்கள் எளிதாகக் கிடைக்கும்',
          description: `ரிட்டர்ன், வரி செலுத்திய ரசீது, கணக்கீட்டு ஆவணங்கள் ஆகியவற்றை ஆண்டு வாரியாகவும் படிவம் வாரியாகவும் வைத்திருக்கிறோம்.${claimed('records', ' வங்கியோ துறையோ கேட்டால், நகல்கள் அன்றே கிடைக்கும்.', '')}`,
        },
      ],
    },
    reviews: {
      title: 'Google-இல் வாடிக்கையாளர்கள் சொல்வது',
      rating: firm.rating ? { figure: fact('firm.rating'), scale: fact('firm.rating-scale') } : null,
      text: `${firm.rating ? `Google மதிப்பீடு: ${inCase(fact('firm.rating-scale'), 'to')} ${fact('firm.rating')}. ` : ''}${trusted}கருத்துகளை இங்கே காட்டுவதில்லை: எல்லாவற்றையும் Google-இல் படிக்கலாம்.`,
      action: 'எங்கள் Google கருத்துகளைப் படிக்க',
    },
    closing: {
      title: 'நோட்டீஸோ, பில்களோ, ஒரு கேள்வியோ: எங்களிடம் கொண்டுவாருங்கள்',
      text: `${claimed('free-consultation', 'முதல் ஆலோசனை இலவசம். ', '')}உங்கள் ஆவணங்களைப் பார்த்து, எது பாக்கி, என்ன செய்ய வேண்டும், எவ்வளவு செலவாகும் என்று சொல்வோம்.`,
      action: claimed('free-consultation', 'இலவச ஆலோசனை பெற', 'ஆலோசனை பெற'),
    },
  } satisfies Translated<ReturnType<typeof english>>;
};
