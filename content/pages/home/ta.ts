import type { LocalSite } from '../../local-site.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import { listTrustFigures } from '../../trust-figures.ts';
import { trustLabels } from '../labels/ta.ts';
import type { home as english } from './en.ts';

export const home = (site: LocalSite) => {
  const { claimed, fact, firm, inTown, town } = site;
  const trusted = claimed(
    'trusted',
    `${claimed('clients', `${fact('firm.clients')} வாடிக்கையாளர்கள்`, 'வாடிக்கையாளர்கள்')} எங்களை நம்புகிறார்கள். `,
    '',
  );
  return {
    changedOn: '2026-11-27',
    name: 'முகப்பு',
    seo: {
      title: `${town} வரி ஆலோசகர்: GST, ITR, கணக்குகள்`,
      description: `தமிழ்நாட்டில் தொழில் நடத்துபவர்களுக்கு GST, வருமான வரி, TDS, PF, ESI, கம்பெனி, கணக்கு வேலைகளை ${claimed('founded', `${fact('firm.founded')} முதல் `, '')}${inCase(town, 'in')} இருந்து செய்கிறோம்.`,
    },
    hero: {
      title: claimed(
        'nothing-missed',
        'ரிட்டர்ன் எதுவும் விடுபடாது.\nஒவ்வொரு ரூபாய்க்கும் கணக்கு.',
        'உங்கள் தொழிலுக்கு ரிட்டர்னும் கணக்கும்',
      ),
      lead: `தமிழ்நாட்டில் தொழில் நடத்துபவர்களுக்கு GST (ஜிஎஸ்டி), வருமான வரி, சம்பளக் கணக்கு, கம்பெனி தாக்கல் வேலைகளைச் செய்கிறோம். ${claimed('founded', `${fact('firm.founded')} முதல் `, '')}${inCase(town, 'in')}${inTown('coimbatore', ' (கோவை)', '')} ஒரே அலுவலகத்தில் எல்லா வேலையும் நடக்கிறது.`,
      primary: claimed('free-consultation', 'இலவச ஆலோசனை பெற', 'ஆலோசனை பெற'),
      secondary: 'சேவைகளைப் பார்க்க',
    },
    trust: listTrustFigures(site, trustLabels),
    services: {
      title: 'நாங்கள் செய்து தரும் வேலைகள்',
      intro: 'நாங்கள் என்ன செய்கிறோம், எத்தனை நாள் ஆகும், எந்த ஆவணங்கள் தேவை என்று ஒவ்வொரு சேவையின் பக்கத்திலும் படிக்கலாம்.',
    },
    cities: {
      title: 'உங்கள் ஊரிலும் சேவை உண்டு',
      intro: 'நீங்கள் நேரில் வர வேண்டியதில்லை. எந்த ஊரிலிருந்தும் ஆவணங்களை WhatsApp, மின்னஞ்சல் அல்லது கூரியரில் அனுப்பலாம்.',
      prices: 'எல்லா ஊர்களிலும் தொடக்கக் கட்டணம் ஒரே தொகைதான்.',
      accountant: claimed('one-person', 'உங்கள் கணக்கைக் கவனிப்பதும் உங்கள் அழைப்புக்குப் பதில் சொல்வதும் ஒரே கணக்காளர்தான்.', ''),
      action: 'உங்கள் ஊரில் உள்ள சேவைகளைப் பார்க்க',
    },
    why: {
      title: 'எங்களிடம் என்ன எதிர்பார்க்கலாம்',
      reasons: [
        {
          icon: 'clipboard-check',
          title: claimed('second-check', 'ஒப்பிட்டுப் பார்த்த பிறகே தாக்கல் செய்கிறோம்', 'ரிட்டர்னுக்கு என்னென்ன தேவை'),
          description: claimed(
            'second-check',
            'தாக்கலுக்கு முன், விற்பனையை இ-வே பில்லுடனும், வங்கி ஸ்டேட்மென்ட்டை லெட்ஜருடனும் ஒப்பிடுகிறோம். உங்கள் சப்ளையர்களின் பில்கள் இருக்கும் GSTR-2B பட்டியலுடன் கொள்முதலை ஒப்பிடுகிறோம்.',
            'பில், வங்கி ஸ்டேட்மென்ட், லெட்ஜர் ஆகியவற்றில் உங்கள் ரிட்டர்னுக்கு எவை வேண்டும் என்று சொல்கிறோம்.',
          ),
        },
        {
          icon: 'calendar-check',
          title: 'உங்கள் எல்லாத் தேதிகளுக்கும் ஒரே காலண்டர்',
          description:
            'GST, TDS முதல் PF, வருமான வரி வரை எல்லாக் கடைசி தேதிகளையும் ஒரே தாளில் தருகிறோம். பில் ஏதாவது விடுபட்டிருந்தால், தாக்கலுக்கு முன்பே தேடி எடுக்க நேரம் கிடைக்கும்.',
        },
        {
          icon: 'message',
          title: claimed('languages', 'தமிழிலோ ஆங்கிலத்திலோ பதில்', 'எளிய சொற்களில் பதில்'),
          description:
            'தொலைபேசியிலோ WhatsApp-இலோ கேளுங்கள். அதிகாரி என்ன கேட்கிறார், அடுத்து என்ன நடக்கும், எவ்வளவு பணம் செலுத்த வேண்டி வரலாம் என்று நோட்டீஸை எளிய சொற்களில் விளக்குகிறோம்.',
        },
        {
          icon: 'folder',
          title: 'உங்கள் ஆவணங்கள் எளிதாகக் கிடைக்கும்',
          description: `ரிட்டர்ன், வரி செலுத்திய ரசீது, கணக்கீட்டு ஆவணங்களை ஆண்டு வாரியாகவும் படிவம் வாரியாகவும் வைத்திருக்கிறோம்.${claimed('records', ' வங்கியோ துறையோ ஒரு ரிட்டர்னைக் கேட்டால், அதன் நகலை அனுப்புகிறோம்.', '')}`,
        },
      ],
    },
    reviews: {
      title: 'Google-இல் வாடிக்கையாளர்கள் சொல்வது',
      rating: firm.rating ? { figure: fact('firm.rating'), scale: fact('firm.rating-scale') } : null,
      text: firm.rating
        ? `${trusted}எங்கள் வேலையைப் பற்றி Google-இல் உள்ள ${fact('firm.review-count')} கருத்துகளை வாடிக்கையாளர்களின் வார்த்தைகளிலேயே படிக்கலாம்.`
        : `${trusted}எங்கள் வாடிக்கையாளர்கள் என்ன சொல்கிறார்கள் என்பதை Google-இல் அவர்களின் வார்த்தைகளிலேயே படிக்கலாம்.`,
      action: 'எங்கள் Google கருத்துகளைப் படிக்க',
    },
    closing: {
      title: 'நோட்டீஸ், பில் அல்லது உங்கள் கேள்வியை எங்களுக்கு அனுப்புங்கள்',
      text: `${claimed('free-consultation', 'முதல் ஆலோசனை இலவசம். ', '')}உங்கள் ஆவணங்களைப் பார்த்து, எது பாக்கி, என்ன செய்ய வேண்டும், எங்கள் கட்டணம் எவ்வளவு ஆகும் என்று சொல்கிறோம். பிறகு நீங்கள் முடிவெடுக்கலாம்.`,
      action: claimed('free-consultation', 'இலவச ஆலோசனை பெற', 'ஆலோசனை பெற'),
    },
  } satisfies Translated<ReturnType<typeof english>>;
};
