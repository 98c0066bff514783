import type { LocalSite } from '../../local-site.ts';
import { listServices } from '../../service-listings.ts';
import type { ServiceCategory } from '../../services/service.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import { listTrustFigures } from '../../trust-figures.ts';
import { labelsTexts, trustLabels } from '../labels/ta.ts';
import type { services as english } from './en.ts';

export const serviceCategories = {
  registration: 'பதிவுகள்',
  compliance: 'ரிட்டர்ன், நோட்டீஸ்',
  tax: 'வருமான வரி, TDS',
  accounting: 'கணக்குகள்',
} satisfies Record<ServiceCategory, string>;

const countWords = ['ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது', 'பத்து', 'பதினொரு'] as const;
const FIRST_COUNT = 6;

/** A search result has room for so many names. */
const NAMED_COUNT = 4;

/** Returns how many services there are in words, as they stand before a noun. */
export const countServices = ({ length }: readonly unknown[]): string =>
  countWords[length - FIRST_COUNT] ?? String(length);

export const services = (site: LocalSite) => {
  const { claimed, fact, town, notOffered } = site;
  const { labels } = labelsTexts(site);
  const { serviceIndex } = listServices(site);
  const count = countServices(serviceIndex);
  const offer =
    notOffered.length === 0
      ? 'GST, வருமான வரி, TDS, PF, ESI, கம்பெனி, உத்யம், IEC பதிவு'
      : serviceIndex
          .slice(0, NAMED_COUNT)
          .map(({ name }) => name)
          .join(', ');
  return {
    changedOn: '2026-11-27',
    name: 'சேவைகள்',
    seo: {
      title: `${inCase(town, 'in')} வரி, GST, கணக்குச் சேவைகள்`,
      description: `ஒரே ${town} அலுவலகத்தில் ${count} சேவைகள்: ${offer}, மாதக் கணக்கு.${claimed('free-consultation', ' முதல் ஆலோசனை இலவசம்.', '')}`,
    },
    hero: {
      title: notOffered.length === 0 ? 'GST (ஜிஎஸ்டி), வருமான வரி, TDS, PF, கம்பெனி தாக்கல்' : 'எங்கள் வரி, கணக்குச் சேவைகள்',
      lead: 'ஒரு சேவையை மட்டும் பெறலாம், பல சேவைகளையும் பெறலாம். உங்கள் கணக்கையும் நாங்களே எழுதினால், எல்லா ரிட்டர்னையும் அதை வைத்தே தாக்கல் செய்கிறோம். அதனால் எல்லாத் தொகைகளும் ஒத்துப்போகும்.',
      action: claimed('free-consultation', 'இலவச ஆலோசனை', 'ஆலோசனை'),
      prices: 'தொடக்கக் கட்டணம், எல்லா ஊர்களிலும் ஒன்றே',
    },
    cardsTitle: 'நாங்கள் செய்வது',
    alsoTitle: 'எங்கள் அலுவலகத்தின் மற்ற சேவைகள்',
    trustTitle: labels.figures,
    trust: listTrustFigures(site, trustLabels),
    processTitle: 'நாங்கள் வேலை செய்யும் முறை',
    process: [
      {
        step: 1,
        title: 'முதல் ஆலோசனை',
        description: `${claimed('free-consultation', 'முதல் ஆலோசனை இலவசம். தொலைபேசியிலோ எங்கள் அலுவலகத்திலோ பேசலாம்.', 'தொலைபேசியிலோ எங்கள் அலுவலகத்திலோ பேசலாம்.')} உங்கள் தொழிலைப் பற்றிச் சொல்லுங்கள். உங்களுக்கு எந்தப் பதிவுகள், எந்த ரிட்டர்ன்கள் தேவை, எவற்றுக்குக் கடைசி தேதி முடிந்துவிட்டது என்று பட்டியல் தருகிறோம்.`,
      },
      {
        step: 2,
        title: 'வேலையைத் திட்டமிடுதல்',
        description:
          'எதை, எந்தத் தேதிக்குள், எந்த ஆவணங்களை வைத்துத் தாக்கல் செய்வோம், கட்டணம் எவ்வளவு என்று அந்தப் பட்டியலில் இருக்கும். நீங்கள் சம்மதித்த பிறகே தொடங்குகிறோம்.',
      },
      {
        step: 3,
        title: 'வேலையைச் செய்தல்',
        description:
          'உங்கள் ஆவணங்களைச் சரிபார்த்து, பதிவுக்கு விண்ணப்பிக்கிறோம் அல்லது ரிட்டர்னைத் தாக்கல் செய்கிறோம். ஒவ்வொரு முறையும் ஒப்புகைச் சீட்டை அனுப்புகிறோம். அதன் எண்ணைப் போர்ட்டலில் நீங்களே சரிபார்க்கலாம்.',
      },
      {
        step: 4,
        title: 'தொடர்ந்து உதவி',
        description:
          'நோட்டீஸ் வந்தாலோ கேள்வி இருந்தாலோ எங்களை அழையுங்கள். வங்கியோ துறையோ ஒரு ரிட்டர்னைக் கேட்டால், எங்களிடம் உள்ள உங்கள் ஆவணங்களிலிருந்து நகலை அனுப்புகிறோம்.',
      },
    ],
    cities: {
      title: 'தமிழ்நாடு முழுவதும்',
      intro:
        'உங்கள் ஊரைத் தேர்ந்தெடுத்து, தொடக்கக் கட்டணங்களையும் அங்குள்ள தொழில்களுக்கு என்ன தேவை என்பதையும் பாருங்கள். எல்லா ஊர்களிலும் ஒரே கட்டணம்தான். உங்கள் ஊர் பட்டியலில் இல்லை என்றாலும், தொலைபேசி, WhatsApp, மின்னஞ்சல், கூரியர் வழியாக உதவ முடியும்.',
      action: `தமிழ்நாட்டின் ${fact('overview.city-count')} ஊர்களையும் பார்க்க`,
    },
    index: {
      services: (city: string): string => `${inCase(city, 'in')} ஒவ்வொரு சேவையும்`,
      cities: 'உங்கள் ஊரின் தொழிலில் ஓர் எடுத்துக்காட்டு',
    },
    closing: {
      title: 'இவற்றில் எது தேவை என்று தெரியவில்லையா?',
      text: `உங்கள் தொழிலைப் பற்றி இரண்டு வரியில் எழுதுங்கள். உங்களுக்கு எந்தப் பதிவுகள், எந்த ரிட்டர்ன்கள் தேவை, எங்கள் கட்டணம் எவ்வளவு ஆகும் என்று சொல்கிறோம்.${claimed('free-consultation', ' முதல் ஆலோசனை இலவசம்.', '')} நீங்கள் ஒப்புக்கொண்ட பிறகுதான் தொடங்குவோம்.`,
      action: 'எனக்கு எந்தச் சேவைகள் தேவை என்று கேட்க',
    },
  } satisfies Translated<ReturnType<typeof english>>;
};
