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
      title: `${inCase(town, 'in')} வரி, GST, கணக்கு: ${count} சேவைகள்`,
      description: `ஒரே ${town} அலுவலகத்தில் ${count} சேவைகள்: ${offer}.${claimed('free-consultation', ' முதல் ஆலோசனை இலவசம்.', ' மாதக் கணக்கும் எழுதுகிறோம்.')}`,
    },
    hero: {
      title: `${count} சேவைகள், ஒரே கணக்கு`,
      lead: 'உங்கள் விற்பனை, செலவு, ஊழியர்கள்: எல்லாம் பல படிவங்களில் இடம்பெறும். நாங்கள் ஒரே கணக்கு வைத்து, அதிலிருந்தே எல்லாவற்றையும் தாக்கல் செய்கிறோம்.',
      action: claimed('free-consultation', 'இலவச ஆலோசனை', 'ஆலோசனை'),
    },
    cardsTitle: 'நாங்கள் செய்வது',
    cards: [
      {
        service: 'gst-registration',
        description: 'ரெகுலர் முறையா, காம்போசிஷன் திட்டமா என்று தேர்ந்தெடுக்க உதவி, GST எண்ணைப் பெற்றுத் தருகிறோம்.',
        features: ['விண்ணப்பம் (REG-01)', 'ஆதார் சரிபார்ப்பு', 'அதிகாரியின் கேள்விகளுக்குப் பதில்', 'தொழில் நடக்கும் கூடுதல் இடங்கள்'],
      },
      {
        service: 'gst-returns',
        description: 'விற்பனை, கொள்முதல், வரி வரவு மூன்றையும் மாதந்தோறும் ஒப்பிட்டுச் சரிபார்த்துத் தாக்கல் செய்கிறோம்.',
        features: ['விற்பனை (GSTR-1), வரி (GSTR-3B)', 'கொள்முதல் ஒப்பீடு (GSTR-2B)', 'இ-வே பில் ஒப்பீடு', 'ஆண்டு ரிட்டர்ன்'],
      },
      {
        service: 'gst-notices',
        description: 'நோட்டீஸை உங்களுடன் சேர்ந்து படித்து, பதிலை எழுதி, ஆதாரங்களை இணைக்கிறோம்.',
        features: [
          'ASMT-10, DRC-01-க்குப் பதில்',
          'நேரில் விளக்கம் அளித்தல் (Hearing)',
          'முதல் மேல்முறையீடு',
          'ரத்தான பதிவை மீண்டும் பெறுதல்',
        ],
      },
      {
        service: 'income-tax-filing',
        description: 'சரியான படிவம், நீங்கள் நிரூபிக்கக்கூடிய எல்லா வரிக் கழிவுகளும் (Deduction), எளிதில் புரியும் வரிக் கணக்கீடு.',
        features: [
          fact('itr.range'),
          'துறையின் பட்டியல்களுடன் ஒப்பீடு (26AS, AIS)',
          'மூலதன ஆதாயம், வீட்டுச் சொத்து வருமானம்',
          'துறையின் கடிதங்களுக்குப் பதில்',
        ],
      },
      {
        service: 'pf-esi-services',
        description: 'உங்கள் தொழிலாளர்களைப் பதிவு செய்து, மாதந்தோறும் ரிட்டர்ன் தாக்கல் செய்கிறோம்.',
        features: ['PF, ESI பதிவு', 'மாத ரிட்டர்ன், பணம் செலுத்துதல்', 'பெயர், எண் திருத்தங்கள்', 'நேரடி ஆய்வின்போது உதவி'],
      },
      {
        service: 'tds-tcs-returns',
        description: 'பிடித்த வரி, செலுத்திய வரி, ரிட்டர்னில் காட்டியது: மூன்றையும் ஒவ்வொன்றாக ஒப்பிடுகிறோம்.',
        features: [
          'காலாண்டு ரிட்டர்ன்',
          'செலுத்திய வரி, PAN ஒப்பீடு',
          `சான்றிதழ்: படிவம் ${fact('tds.certificate-salary')}, ${fact('tds.certificate-others')}`,
          'திருத்த ரிட்டர்ன்',
        ],
      },
      {
        service: 'company-registration',
        description: 'உங்களுக்கு ஏற்ற தொழில் வடிவம்; தாக்கலுக்கு முன் ஆவணங்களை ஒப்பிட்டுச் சரிபார்க்கிறோம்.',
        features: [
          'பிரைவேட் லிமிடெட், LLP',
          'பெயர் ஒப்புதல், ஆவணங்கள் எழுதுதல்',
          'PAN, TDS எண் (TAN), வங்கி ஆவணங்கள்',
          'ஆண்டுத் தாக்கல்கள் (ROC)',
        ],
      },
      {
        service: 'accounting-bookkeeping',
        description: 'மாதந்தோறும் கணக்கை முடித்து, தொழில் நடத்துபவருக்குப் பயன்படும் எண்களைத் தருகிறோம்.',
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
        { figure: String(serviceIndex.length), label: 'சேவைகள், ஒரே அலுவலகம்' },
      ),
      claimed('founded', { figure: fact('firm.founded'), label: 'பணி தொடங்கிய ஆண்டு' }, citiesFigure),
      { figure: fact('policy.retention'), label: 'ஆவணங்களை வைத்திருக்கிறோம்' },
    ],
    processTitle: 'நாங்கள் வேலை செய்யும் முறை',
    process: [
      {
        step: 1,
        title: 'முதல் ஆலோசனை',
        description: `தொலைபேசியிலோ எங்கள் அலுவலகத்திலோ${claimed('free-consultation', ', இலவசமாக', '')}. உங்கள் தொழிலை விவரியுங்கள். உங்களுக்கு எவை பொருந்தும், எவற்றின் கடைசி தேதி முடிந்துவிட்டது என்று பட்டியலிடுவோம்.`,
      },
      {
        step: 2,
        title: 'திட்டமிடல்',
        description:
          'தாக்கல்கள், ஆவணங்கள், தேதிகள், கட்டணம் அடங்கிய பட்டியலை எழுத்தில் தருகிறோம். நீங்கள் ஒப்புக்கொள்ளும் முன் எதையும் தொடங்குவதில்லை.',
      },
      {
        step: 3,
        title: 'வேலையைச் செய்தல்',
        description: 'பதிவு செய்து, ஒப்பிட்டு, தாக்கல் செய்கிறோம். ஒவ்வோர் ஒப்புகைச் சீட்டையும் அனுப்புகிறோம்.',
      },
      {
        step: 4,
        title: 'தொடர்ந்து உதவி',
        description: 'உங்கள் கேள்விகளுக்குப் பதில் சொல்வோம், வங்கிக்கும் துறைகளுக்கும் ஆவணங்களைத் தயாராக வைப்போம்.',
      },
    ],
    cities: {
      title: 'தமிழ்நாடு முழுவதும்',
      intro: `உங்கள் ஊரைத் தேர்ந்தெடுத்து, தொடக்கக் கட்டணங்களையும் அங்குள்ள தொழில்களின் தேவைகளையும் பாருங்கள். இப்போது பட்டியலில் ${allCities.length} ஊர்கள்; எல்லாவற்றிலும் ஒரே கட்டணம்.`,
      action: `தமிழ்நாட்டின் ${fact('overview.city-count')} ஊர்களையும் பார்க்க`,
    },
    index: {
      services: (city: string): string => `${inCase(city, 'in')} ஒவ்வொரு சேவையும்`,
      cities: 'ஊர் வாரியாக வரி ஆலோசகர்கள்',
    },
    closing: {
      title: 'இவற்றில் எது தேவை என்று தெரியவில்லையா?',
      text: 'உங்கள் தொழிலை இரண்டு வாக்கியங்களில் எழுதுங்கள்; உங்களுக்குப் பொருந்துபவற்றின் பட்டியலை அனுப்புவோம்.',
      action: claimed('free-consultation', 'இலவச ஆலோசனை', 'ஆலோசனை'),
    },
  } satisfies Translated<ReturnType<typeof english>>;
};
