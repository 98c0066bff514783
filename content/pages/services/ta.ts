import { allCities } from '../../cities/index.ts';
import type { LocalSite } from '../../local-site.ts';
import { countServices, serviceIndexTexts } from '../../service-index/ta.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import { labelsTexts } from '../labels/ta.ts';
import type { servicesOverview as english } from './en.ts';

const citiesFigure = { figure: String(allCities.length), label: 'ஊர்களில் சேவை' };

export const servicesOverview = (site: LocalSite) => {
  const { claimed, fact, firm, town, notOffered } = site;
  const { labels } = labelsTexts(site);
  const { serviceIndex } = serviceIndexTexts(site);
  const count = countServices(serviceIndex);
  const offer =
    notOffered.length === 0
      ? 'GST, வருமான வரி, TDS, PF, ESI, கம்பெனி, உத்யம், IEC பதிவு'
      : serviceIndex.map(({ name }) => name).join(', ');
  return {
    changedOn: '2026-11-26',
    seo: {
      title: `${inCase(town, 'in')} வரி, GST, கணக்குச் சேவைகள்`,
      description: `ஒரே ${town} அலுவலகத்தில் ${count} சேவைகள்: ${offer}, மாதக் கணக்கு.${claimed('free-consultation', ' முதல் ஆலோசனை இலவசம்.', '')}`,
    },
    hero: {
      title: `${count} சேவைகள், ஒரே கணக்கு`,
      lead: 'உங்கள் GST (ஜிஎஸ்டி), வருமான வரி, TDS, PF ரிட்டர்ன்கள் எல்லாவற்றுக்கும் ஒரே எண்கள்தான் தேவை. நாங்கள் ஒரே கணக்கு வைத்து, எல்லா ரிட்டர்னையும் அதிலிருந்து தாக்கல் செய்கிறோம்.',
      action: claimed('free-consultation', 'இலவச ஆலோசனை', 'ஆலோசனை'),
    },
    cardsTitle: 'நாங்கள் செய்வது',
    cards: [
      {
        service: 'gst-registration',
        description: 'ரெகுலர் முறையா, காம்போசிஷன் திட்டமா என்று தேர்ந்தெடுக்க உதவி, GST எண்ணைப் பெற்றுத் தருகிறோம்.',
        features: ['GST விண்ணப்பம் (REG-01)', 'ஆதார் சரிபார்ப்பு', 'அதிகாரியின் கேள்விகளுக்குப் பதில்', 'தொழில் நடக்கும் கூடுதல் இடங்கள்'],
      },
      {
        service: 'gst-returns',
        description: 'மாதந்தோறும் விற்பனை, கொள்முதல், ITC மூன்றையும் ஒப்பிடுகிறோம். பிறகு ரிட்டர்னைத் தாக்கல் செய்கிறோம்.',
        features: ['GSTR-1 (விற்பனை), GSTR-3B (வரி)', 'GSTR-2B-உடன் கொள்முதல் ஒப்பீடு', 'இ-வே பில் ஒப்பீடு', 'ஆண்டு ரிட்டர்ன்'],
      },
      {
        service: 'gst-notices',
        description: 'நோட்டீஸை விளக்கி, பதிலை எழுதி, ஆதாரங்களை இணைக்கிறோம்.',
        features: [
          'நோட்டீஸுக்குப் பதில் (ASMT-10, DRC-01)',
          'நேரில் விளக்கம் அளித்தல் (Hearing)',
          'முதல் மேல்முறையீடு',
          'ரத்தான GST எண்',
        ],
      },
      {
        service: 'income-tax-filing',
        description:
          'சரியான படிவத்தைத் தேர்ந்தெடுக்கிறோம். நீங்கள் நிரூபிக்கக்கூடிய எல்லா வரிக் கழிவுகளையும் (Deduction) கேட்கிறோம். உங்களுக்குப் புரியும் வரிக் கணக்கீட்டைத் தருகிறோம்.',
        features: [
          fact('itr.range'),
          'படிவம் 26AS, AIS-உடன் ஒப்பீடு',
          'மூலதன ஆதாயம், வீட்டுச் சொத்து வருமானம்',
          'வருமான வரிக் கடிதங்களுக்குப் பதில்',
        ],
      },
      {
        service: 'pf-esi-services',
        description: 'உங்கள் தொழிலாளர்களைப் பதிவு செய்து, அவர்களின் ரிட்டர்னை மாதந்தோறும் தாக்கல் செய்கிறோம்.',
        features: ['PF, ESI பதிவு', 'மாத ரிட்டர்ன், பணம் செலுத்துதல்', 'தொழிலாளர் பெயர், UAN திருத்தம்', 'நேரடி ஆய்வின்போது உதவி'],
      },
      {
        service: 'tds-tcs-returns',
        description: 'பிடித்த TDS, செலுத்திய TDS, ரிட்டர்னில் காட்டிய TDS ஒத்துப்போகின்றனவா என்று ஒவ்வொன்றாகப் பார்க்கிறோம்.',
        features: [
          'காலாண்டு TDS, TCS ரிட்டர்ன்',
          'சலான், PAN ஒப்பீடு',
          `சான்றிதழ்: படிவம் ${fact('tds.certificate-salary')}, ${fact('tds.certificate-others')}`,
          'திருத்த ரிட்டர்ன்',
        ],
      },
      {
        service: 'company-registration',
        description: 'எந்த நிறுவன வகை ஏற்றது என்று தேர்ந்தெடுக்க உதவுகிறோம். தாக்கலுக்கு முன் ஆவணங்களைச் சரிபார்க்கிறோம்.',
        features: [
          'பிரைவேட் லிமிடெட், LLP',
          'பெயர் ஒப்புதல், ஆவணங்கள் எழுதுதல்',
          'PAN, TAN, வங்கிக் கணக்கு ஆவணங்கள்',
          'ஆண்டு ROC தாக்கல்கள்',
        ],
      },
      {
        service: 'accounting-bookkeeping',
        description: 'மாதந்தோறும் கணக்கை முடித்து, உங்களுக்குப் பயன்படும் எண்களைத் தருகிறோம்.',
        features: ['அன்றாடப் பதிவுகள்', 'வங்கி, ஸ்டாக் ஒப்பீடு', 'சம்பளக் கணக்கு', 'மாத அறிக்கைகள் (MIS)'],
      },
    ],
    also: {
      title: 'எங்கள் அலுவலகத்தின் மற்ற சேவைகள்',
      services: ['gst-refunds', 'udyam-registration', 'iec-registration'],
    },
    trustTitle: labels.figures,
    trust: [
      firm.rating
        ? { figure: `${fact('firm.rating')} / ${fact('firm.rating-scale')}`, label: 'Google கருத்துகளில்' }
        : { figure: fact('itr.range'), label: 'வருமான வரிப் படிவங்கள் அனைத்தும்' },
      claimed(
        'clients',
        { figure: fact('firm.clients'), label: 'சேவை பெற்ற வாடிக்கையாளர்கள்' },
        { figure: String(serviceIndex.length), label: 'சேவைகள், ஒரே அலுவலகத்தில்' },
      ),
      claimed('founded', { figure: fact('firm.founded'), label: 'பணி தொடங்கிய ஆண்டு' }, citiesFigure),
      { figure: fact('policy.retention'), label: 'ஆவணங்களை வைத்திருக்கிறோம்' },
    ],
    processTitle: 'நாங்கள் வேலை செய்யும் முறை',
    process: [
      {
        step: 1,
        title: 'முதல் ஆலோசனை',
        description: `${claimed('free-consultation', 'முதல் ஆலோசனை இலவசம். தொலைபேசியிலோ எங்கள் அலுவலகத்திலோ பேசலாம்.', 'தொலைபேசியிலோ எங்கள் அலுவலகத்திலோ பேசலாம்.')} உங்கள் தொழிலைப் பற்றிச் சொல்லுங்கள். எந்தப் பதிவுகளும் ரிட்டர்ன்களும் உங்களுக்குத் தேவை, எவற்றுக்குக் கடைசி தேதி முடிந்துவிட்டது என்று பட்டியலிடுகிறோம்.`,
      },
      {
        step: 2,
        title: 'வேலையைத் திட்டமிடுதல்',
        description:
          'எதை, எப்போது, எந்த ஆவணங்களைக் கொண்டு தாக்கல் செய்வோம், கட்டணம் எவ்வளவு என்று எழுத்தில் தருகிறோம். நீங்கள் சம்மதித்த பிறகே தொடங்குகிறோம்.',
      },
      {
        step: 3,
        title: 'வேலையைச் செய்தல்',
        description:
          'பதிவு செய்து, உங்கள் ஆவணங்களை ஒப்பிட்டு, ரிட்டர்ன்களைத் தாக்கல் செய்கிறோம். ஒவ்வொரு தாக்கலின் ஒப்புகைச் சீட்டையும் அனுப்புகிறோம்.',
      },
      {
        step: 4,
        title: 'தொடர்ந்து உதவி',
        description: 'உங்கள் கேள்விகளுக்குப் பதில் சொல்கிறோம். வங்கிக்கும் துறைகளுக்கும் காட்ட உங்கள் கோப்பைத் தயாராக வைக்கிறோம்.',
      },
    ],
    cities: {
      title: 'தமிழ்நாடு முழுவதும்',
      intro: `உங்கள் ஊரைத் தேர்ந்தெடுத்து, தொடக்கக் கட்டணங்களையும் அங்குள்ள தொழில்களுக்கு என்ன தேவை என்பதையும் பாருங்கள். இப்போது பட்டியலில் ${allCities.length} ஊர்கள் உள்ளன. எல்லா ஊர்களிலும் ஒரே கட்டணம்தான்.`,
      action: `தமிழ்நாட்டின் ${fact('overview.city-count')} ஊர்களையும் பார்க்க`,
    },
    index: {
      services: (city: string): string => `${inCase(city, 'in')} ஒவ்வொரு சேவையும்`,
      cities: 'ஊர் வாரியாக வரி ஆலோசகர்கள்',
    },
    closing: {
      title: 'இவற்றில் எது தேவை என்று தெரியவில்லையா?',
      text: 'உங்கள் தொழிலைப் பற்றி இரண்டு வரிகள் எழுதுங்கள். உங்களுக்குத் தேவையான பதிவுகள், ரிட்டர்ன்களின் பட்டியலை அனுப்புகிறோம்.',
      action: claimed('free-consultation', 'இலவச ஆலோசனை', 'ஆலோசனை'),
    },
  } satisfies Translated<ReturnType<typeof english>>;
};
