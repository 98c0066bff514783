import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import type { AskedBy } from '../asked-facts.ts';
import type { tdsResult as english } from './en.ts';

/** What the result of the TDS tool says besides, and what stands below it: no script needs it for the form. */
export const tdsResult = ({ fact }: AskedBy<'tds'>) =>
  ({
    notYet: 'இப்போது வரி பிடிக்க வேண்டாம்',
    declared: 'உறுதிமொழியும் PAN-உம் இருந்தால் வரி பிடிக்க வேண்டாம். ஆனால் ரிட்டர்னில் அந்தத் தொகையைக் காட்ட வேண்டும்.',
    moreLorries: 'ஆண்டில் பின்னர் பத்து வாகனங்களைத் தாண்டினால், அப்போதிருந்து வரி பிடியுங்கள்.',
    declarationNeedsPan: 'PAN இருந்தால்தான் உறுதிமொழி செல்லும்.',
    price: 'வாகன நிறுத்தம், கிளப், பராமரிப்பு போன்ற கட்டணங்களும் விலையில் சேரும்.',
    together:
      'பொதுவாக, வாங்கும் எல்லோரும் விற்கும் எல்லோருக்கும் தருவது சேர்ந்தே வரம்புக்குக் கணக்கு: உங்கள் பங்கு குறைவு என்றாலும் வரி உண்டு.',
    eachBuyer:
      'வாங்கும் ஒவ்வொருவரும் தான் தரும் பணத்தில் வரி பிடிக்க வேண்டும். படிவம் 26QB: வாங்கும் ஒவ்வொருவரும் விற்கும் ஒவ்வொருவருக்கும் தனித்தனியாக. ஒரே படிவம் 141-இல் பலர் வரலாமா என்பது உறுதியாகத் தெரியவில்லை: எங்களிடம் கேளுங்கள்.',
    disputed: (day: string): string =>
      `${day}-க்கு முன் வரம்பு முழு விலைக்கா, ஒவ்வொருவரின் பங்குக்கா என்பதில் கருத்து வேறுபாடு இருந்தது. உங்கள் விவரத்தை எங்களுக்கு அனுப்புங்கள்.`,
    feeToo: (form: string): string => `அப்போது படிவம் ${form} தாமதக் கட்டணமும் தெரியும்.`,
    tcs: {
      collect: (amount: string): string => `${amount} வசூலிக்க வேண்டும்`,
      nothing: 'வரி வசூலிக்க வேண்டாம்',
      line: 'வசூலிக்க வேண்டிய வரி',
      usualLine: 'வசூலிக்க வேண்டிய வரி, பொதுவான நடைமுறைப்படி',
      usually: 'பொதுவாகப் பயன்படுத்தும் விகிதம் இது. பெரிய விற்பனைக்கு முன் எங்களிடம் கேளுங்கள்.',
      limits: {
        sale: (most: string): string => `ஒரு விற்பனை ${inCase(most, 'to')} மேல் என்றால், அதன் முழு விலைக்கும் வரி.`,
        excess: (most: string): string => `ஆண்டில் ${inCase(most, 'object')}த் தாண்டிய தொகைக்கு மட்டும் வரி.`,
        none: 'வரம்பு இல்லை: முதல் ரூபாயிலிருந்து வரி வசூலிக்க வேண்டும்.',
      },
      loan: 'வங்கி அல்லது நிதி நிறுவனம் தந்த கடனில் படித்தால் பொதுவாக TCS இல்லை.',
      rounded: 'வரியை அருகில் உள்ள முழு ரூபாயாக்குகிறோம்.',
      noPan: (rate: string): string => `PAN இல்லை என்றால் விகிதம் பொதுவாக ${rate}%.`,
      makers:
        'வாங்குபவர் உற்பத்திக்கு அல்லது மின்சாரம் தயாரிக்கப் பயன்படுத்துவதாக உறுதிமொழி தந்தாலும், சொந்தப் பயன்பாட்டுக்கு வாங்கினாலும் பொதுவாக வரி இல்லை.',
      smallSellers: `விற்பவர் தனிநபர் அல்லது HUF என்றால், முந்தைய ஆண்டில் இதற்கு மேல் விற்றுமுதல் இருந்தால்தான் பொதுவாக வசூலிக்க வேண்டும்: ${fact('tds.payer-turnover')}.`,
      section: 'பிரிவு',
      sectionOf: (section: string, serial: string): string => `பிரிவு ${section}, அட்டவணையில் வரிசை ${serial}`,
      usuallyBy: (day: string): string => `வரி செலுத்த, பொதுவாக: ${day}`,
      statement: (form: string, from: string, to: string, day: string): string =>
        `TCS ரிட்டர்ன், படிவம் ${form}, ${from} முதல் ${to} வரை: ${day}`,
      certificate: (form: string, day: string): string => `வாங்குபவருக்குச் சான்றிதழ், படிவம் ${form}: ${day}`,
    },
    partWorking: (working: string, part: string, whole: string): string => `${working} × ${part} ÷ ${whole}`,
    feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 நாள்' : `${days} நாட்கள்`} × ${rate}`,
    feeCapped: (working: string, tax: string): string => `${working}, ஆனால் அதிகபட்சம் வரித் தொகையான ${tax}`,
    feeLine: (form: string): string => `படிவம் ${form} தாமதக் கட்டணம், பொதுவாகக் கேட்பது`,
    partTooMuch: 'உங்கள் பங்கு முழு விலையைவிட அதிகம். இரண்டு தொகைகளையும் சரிபாருங்கள்.',
    datesOfMarch: 'மார்ச் வாடகைக்குப் பின் எந்த நாளுக்குள்',
    notCovered: [
      'சம்பளம், டிவிடெண்ட், காப்பீட்டுக் கமிஷன், லாட்டரி, ஆன்லைன் விற்பனையாளர், டிஜிட்டல் சொத்து',
      'வெளிநாட்டில் வசிப்பவருக்குத் தரும் பணம்',
      'குறைந்த விகிதத்துக்கு அதிகாரியின் சான்றிதழ், வரி வேண்டாம் என்ற உறுதிமொழி (படிவம் 121)',
      'ரிட்டர்ன் தாக்கல் செய்யாதவருக்கு மார்ச் 2025 வரை இருந்த அதிக விகிதம்',
      'பெறுபவர் சிலருக்கு ஒவ்வொரு பிரிவிலும் உள்ள விலக்குகள்',
      'அரசு அலுவலகங்களின் TDS',
      '2025-26 ஆண்டுக்கு முந்தைய TCS, ஏப்ரல் 2026-க்கு முந்தைய சுற்றுலா, தாமதமான TCS-க்கு வட்டி',
      'TCS கணக்கில் GST சேருமா, சேராதா என்பது',
    ],
  }) as const satisfies Translated<ReturnType<typeof english>>;
