import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import type { AskedBy } from '../asked-facts.ts';
import type { tdsResult as english } from './en.ts';

/** Returns the texts of the result of the TDS tool, and those below it: no script needs them for the form. */
export const tdsResult = ({ fact }: AskedBy<'tds'>) =>
  ({
    notYet: 'இப்போதைக்கு TDS பிடிக்க வேண்டியதில்லை',
    declared:
      'PAN-ஐயும், சரக்கு வாகனங்கள் பற்றிய உறுதிமொழியையும் தரும் லாரி உரிமையாளருக்கு TDS பிடிக்க வேண்டியதில்லை. ஆனாலும் அந்தத் தொகையை TDS ரிட்டர்னில் காட்ட வேண்டும்.',
    moreLorries: 'அதே ஆண்டில் பிறகு லாரி உரிமையாளரிடம் பத்துக்கு மேல் சரக்கு வாகனங்கள் இருந்தால், அப்போதிருந்து TDS பிடியுங்கள்.',
    declarationNeedsPan: 'PAN தந்தால்தான் லாரி உரிமையாளரின் உறுதிமொழி செல்லுபடியாகும்.',
    price: 'வாகன நிறுத்தம், கிளப், பராமரிப்பு போன்ற கட்டணங்களும் சொத்தின் விலையில் சேரும்.',
    together:
      'வரம்பைத் தாண்டுகிறதா என்று பார்க்க, வாங்கும் எல்லோரும் விற்கும் எல்லோருக்கும் தரும் பணத்தைப் பொதுவாகச் சேர்த்துக் கணக்கிடுவார்கள். எனவே உங்கள் பங்கு வரம்புக்குக் கீழே இருந்தாலும் TDS பிடிக்க வேண்டும்.',
    eachBuyer:
      'வாங்கும் ஒவ்வொருவரும் தாம் தரும் பணத்தில் TDS பிடிக்க வேண்டும். முன்பு, வாங்கும் ஒவ்வொருவரும், விற்கும் ஒவ்வொருவருக்கும் தனித்தனியாகப் படிவம் 26QB தாக்கல் செய்தார்கள். விற்கும் பலரை ஒரே படிவம் 141-இல் காட்ட முடியுமா என்பது உறுதியாகத் தெரியவில்லை. எங்களிடம் கேளுங்கள்.',
    disputed: (day: string): string =>
      `${day}-க்கு முன் வரம்பு முழு விலைக்கா, ஒவ்வொருவரின் பங்குக்கா என்பதில் கருத்து வேறுபாடு இருந்தது. விவரங்களை எங்களுக்கு அனுப்புங்கள்.`,
    feeToo: (form: string): string => `TDS செலுத்திய தேதியை எழுதினால், படிவம் ${form}-க்கான தாமதக் கட்டணமும் தெரியும்.`,
    crossed: {
      together: (before: string, amount: string, year: string, most: string): string =>
        `இங்கே முன்பு தந்த ${before}, இப்போது தரும் ${amount} இரண்டும் சேர்ந்து ${year}. இது வரம்பான ${inCase(most, 'object')}த் தாண்டுகிறது.`,
      alone: (amount: string, most: string): string =>
        `இங்கே தரும் ${amount}, வரம்பான ${inCase(most, 'object')}த் தாண்டுகிறது.`,
    },
    soFar: (amount: string, working: string): string =>
      `இதுவரை தந்த வாடகைக்கு TDS ${amount} (${working}). இனி வரும் வாடகைக்கான TDS-உடன் சேர்த்து அதைப் பிறகு பிடிக்க வேண்டும்.`,
    statementPast: (form: string, from: string, to: string, day: string): string =>
      `${from} முதல் ${to} வரையிலான TDS ரிட்டர்னுக்கு (படிவம் ${form}) கடைசி தேதி ${day} முடிந்துவிட்டது. இன்னும் தாக்கல் செய்யவில்லை என்றால், ஒவ்வொரு நாளும் தாமதக் கட்டணம் கூடும்.`,
    certificatePast: (form: string, day: string): string =>
      `பணம் பெற்றவருக்குச் சான்றிதழ் (படிவம் ${form}) தரக் கடைசி தேதி ${day} முடிந்துவிட்டது.`,
    onSunday: (day: string): string => `${day} (ஞாயிறு, எனவே அதற்கு முன்பே கொடுங்கள்)`,
    tcs: {
      collect: (amount: string): string => `${amount} TCS வசூலிக்க வேண்டும்`,
      nothing: 'TCS வசூலிக்க வேண்டியதில்லை',
      line: 'வசூலிக்க வேண்டிய TCS',
      usualLine: 'பொதுவான நடைமுறைப்படி வசூலிக்க வேண்டிய TCS',
      usually: 'பொதுவாக இந்த விகிதத்தில்தான் TCS வசூலிக்கிறார்கள். பெரிய விற்பனைக்கு முன் எங்களிடம் கேளுங்கள்.',
      limits: {
        sale: (most: string): string =>
          `ஒரு விற்பனை ${inCase(most, 'to')} மேல் இருந்தால், அதன் முழு விலைக்கும் TCS வசூலிக்க வேண்டும்.`,
        excess: (most: string): string => `ஓர் ஆண்டில் ${inCase(most, 'object')}த் தாண்டிய தொகைக்கு மட்டும் TCS வசூலிக்க வேண்டும்.`,
        none: 'வரம்பு இல்லை. முதல் ரூபாயிலிருந்தே TCS வசூலிக்க வேண்டும்.',
      },
      loan: 'வங்கியிலோ வேறு நிதி நிறுவனத்திலோ வாங்கிய கடனிலிருந்து படிப்புக்காக அனுப்பும் பணத்துக்குப் பொதுவாக TCS இல்லை.',
      rounded: 'TCS-ஐ முழு ரூபாய் ஆக்கியுள்ளோம்.',
      noPan: (rate: string): string => `PAN இல்லை என்றால் விகிதம் பொதுவாக ${rate}%.`,
      makers:
        'பொருளை உற்பத்திக்கு அல்லது மின்சாரம் தயாரிக்கப் பயன்படுத்துவதாக உறுதிமொழி தருபவரிடமும், சொந்தப் பயன்பாட்டுக்கு வாங்குபவரிடமும் பொதுவாக TCS வசூலிக்க வேண்டியதில்லை.',
      smallSellers: `விற்பவர் தனிநபர் அல்லது HUF என்றால், முந்தைய ஆண்டின் விற்றுமுதல் வரம்பை (${fact('tds.payer-turnover')}) தாண்டியிருந்தால்தான் பொதுவாக TCS வசூலிக்க வேண்டும்.`,
      section: 'பிரிவு',
      deposit: (day: string): string => `TCS செலுத்தக் கடைசி தேதி ${day}.`,
      depositPast: (day: string): string => `TCS செலுத்தக் கடைசி தேதி ${day} முடிந்துவிட்டது.`,
      sectionOf: (section: string, serial: string): string =>
        `இதற்குப் பிரிவு ${section} பொருந்தும் (அட்டவணையில் வரிசை எண் ${serial}).`,
      usuallyBy: (day: string): string => `பொதுவாக TCS செலுத்தக் கடைசி தேதி ${day}.`,
      statement: (form: string, from: string, to: string, day: string): string =>
        `${from} முதல் ${to} வரையிலான TCS ரிட்டர்னுக்கு (படிவம் ${form}) கடைசி தேதி ${day}.`,
      statementPast: (form: string, from: string, to: string, day: string): string =>
        `${from} முதல் ${to} வரையிலான TCS ரிட்டர்னுக்கு (படிவம் ${form}) கடைசி தேதி ${day} முடிந்துவிட்டது. இன்னும் தாக்கல் செய்யவில்லை என்றால், ஒவ்வொரு நாளும் தாமதக் கட்டணம் கூடும்.`,
      certificatePast: (form: string, day: string): string =>
        `வாங்கியவருக்குச் சான்றிதழ் (படிவம் ${form}) தரக் கடைசி தேதி ${day} முடிந்துவிட்டது.`,
      certificate: (form: string, day: string): string => `வாங்கியவருக்குச் சான்றிதழ் (படிவம் ${form}) தரக் கடைசி தேதி ${day}.`,
    },
    partWorking: (working: string, part: string, whole: string): string => `${working} × ${part} ÷ ${whole}`,
    feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 நாள்' : `${days} நாட்கள்`} × ${rate}`,
    feeCapped: (working: string, tax: string): string => `${working}, ஆனால் அதிகபட்சம் வரித் தொகையான ${tax}`,
    feeLine: (form: string): string => `படிவம் ${form}-க்குப் பொதுவாக வரும் தாமதக் கட்டணம்`,
    partTooMuch: 'உங்கள் பங்கு முழு விலையைவிட அதிகம். இரண்டு தொகைகளையும் சரிபாருங்கள்.',
    datesOfMarch: 'மார்ச் வாடகையின் TDS-க்குக் கடைசி தேதிகள்',
    notCovered: [
      'சம்பளம், டிவிடெண்ட், காப்பீட்டுக் கமிஷன், லாட்டரியில் வென்ற பணம், ஆன்லைன் விற்பனைத் தளங்களில் விற்பனை, டிஜிட்டல் சொத்து (Virtual Digital Asset) ஆகியவற்றுக்கு TDS',
      'இந்தியாவில் வசிக்காதவர்களுக்குத் தரும் பணம்',
      'குறைந்த விகிதம் போதும் அல்லது TDS வேண்டாம் என்று அதிகாரி தரும் சான்றிதழ், TDS பிடிக்க வேண்டாம் என்று தரும் உறுதிமொழி (படிவம் 121)',
      'ரிட்டர்ன் தாக்கல் செய்யாதவருக்கு மார்ச் 2025 வரை இருந்த அதிக விகிதம்',
      'பணம் தருபவர், பெறுபவர்களில் சிலருக்கு மட்டும் சட்டப் பிரிவில் உள்ள விலக்குகள்',
      'அரசு அலுவலகங்கள் பிடிக்கும் TDS',
      '2025-26-க்கு முந்தைய ஆண்டுகளின் TCS, ஏப்ரல் 2026-க்கு முந்தைய சுற்றுலாவுக்கு TCS, தாமதமான TCS-க்கு வட்டி',
      'TCS-ஐ GST சேர்ந்த விலையில் கணக்கிடுவதா, GST இல்லாத விலையிலா என்பது',
    ],
  }) as const satisfies Translated<ReturnType<typeof english>>;
