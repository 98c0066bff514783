import type { LocalSite } from '../../local-site.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import type { TrustLabels } from '../../trust-figures.ts';
import type { labelsTexts as englishLabelsTexts } from './en.ts';

export const trustLabels: TrustLabels = {
  reviews: (count) => `${count} Google கருத்துகளில்`,
  clients: 'சேவை பெற்ற வாடிக்கையாளர்கள்',
  founded: 'பணி தொடங்கிய ஆண்டு',
  services: 'சேவைகள், ஒரே அலுவலகத்தில்',
  records: 'ஆவணங்களை வைத்திருப்போம்',
  returns: 'வருமான வரி ரிட்டர்ன்கள்',
};

const ratedOnGoogle = ({ fact, firm }: Pick<LocalSite, 'fact' | 'firm'>): string =>
  firm.rating
    ? `Google-இல் ${fact('firm.review-count')} கருத்துகளில் எங்களுக்கு ${inCase(fact('firm.rating-scale'), 'to')} ${fact('firm.rating')} மதிப்பீடு கிடைத்துள்ளது.`
    : '';

export const labelsTexts = (site: LocalSite) => {
  const { claimed, fact, firm } = site;
  const labels = {
    allServices: 'எல்லாச் சேவைகளும்',
    consultation: claimed('free-consultation', 'இலவச ஆலோசனை', 'ஆலோசனை'),
    papersChecklist: 'ஆவணப் பட்டியலைச் சேமிக்க, அனுப்ப',
    allTools: 'எல்லாக் கருவிகளும்',
    whichOffice: 'உங்கள் ஊரில் எதற்கு எந்த அலுவலகம்?',
    beforeSending: 'அனுப்பும் முன் படிக்க:',
    locations: 'ஊர்கள்',
    breadcrumb: 'பக்கத்தின் பாதை',
    figures: 'எங்கள் நிறுவனம் சுருக்கமாக',
    lastUpdated: (day: string): string => `கடைசியாகப் புதுப்பித்த நாள்: ${day}`,
    lawAsOf: (day: string): string => `${day} நிலவரப்படியான சட்டம்.`,
    legalBasis: 'சட்ட அடிப்படை',
    close: 'மூடுக',
    skip: 'முக்கிய உள்ளடக்கத்துக்குச் செல்ல',
    reviews: 'எங்கள் Google கருத்துகளைப் படிக்க',
    rated: ratedOnGoogle(site),
    inPractice: claimed('founded', `${fact('firm.founded')} முதல் இந்தப் பணியில் இருக்கிறோம்.`, ''),
    listInEnglish: 'இந்தப் பட்டியலில் உள்ள பக்கங்கள் ஆங்கிலத்தில் உள்ளன. எங்களிடம் தமிழிலேயே கேட்கலாம்.',
    newTab: 'புதிய பக்கத்தில் திறக்கும்',
    startingAt: 'தொடக்கக் கட்டணம்',
    honeypot: 'நீங்கள் மனிதர் என்றால் இதை நிரப்ப வேண்டாம்:',
    taxConsultantIn: (city: string): string => `${inCase(city, 'in')} வரி ஆலோசகர்`,
    call: 'அழைக்க',
    whatsapp: 'WhatsApp',
    ask: {
      title: 'எது என்று தெரியவில்லையா? எங்களிடம் கேளுங்கள்',
      text: 'என்ன செய்ய நினைக்கிறீர்கள், அல்லது எந்த நோட்டீஸ் வந்தது என்று சொல்லுங்கள். உங்களுக்கு என்ன தேவை என்று சொல்கிறோம்.',
    },
    print: 'இந்தப் பட்டியலை அச்சிட',
  } satisfies Translated<ReturnType<typeof englishLabelsTexts>['labels']>;
  const frameLabels = {
    menu: 'மெனு',
    main: 'முதன்மை',
    here: 'நீங்கள் இருக்கும் பக்கம்',
    reach: 'எங்களைத் தொடர்பு கொள்ள',
    allCities: 'எல்லா ஊர்களையும் பார்க்க',
    atHand: 'உடனே தேவைப்படுபவை',
    yourDates: 'இரண்டு கேள்விகளுக்குப் பதில் சொன்னால் உங்கள் தேதிகள் தெரியும்',
    gotNotice: 'எனக்கு நோட்டீஸ் வந்தது',
    papers: 'ஆவணங்கள்',
    prices: 'கட்டணம்',
    town: 'உங்கள் ஊர்',
    find: 'தேடுக',
    quickLinks: 'விரைவு இணைப்புகள்',
    portals: 'அரசுப் போர்ட்டல்கள்',
    since: (year: string): string =>
      `${firm.name}, ${firm.address.locality}${claimed('founded', `, ${year} முதல்`, '')}`,
  } satisfies Translated<ReturnType<typeof englishLabelsTexts>['frameLabels']>;
  const toolDoors = {
    notice: { label: 'நோட்டீஸ் வந்ததா? அதன் படிவ எண்:', example: 'ASMT-10', action: 'விவரம் பார்க்க' },
  } satisfies Translated<ReturnType<typeof englishLabelsTexts>['toolDoors']>;
  return { labels, frameLabels, toolDoors };
};
