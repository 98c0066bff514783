import type { LocalSite } from '../../local-site.ts';
import type { Translated } from '../../translated.ts';
import type { servicePage as englishPage } from './en.ts';

export const servicePage = ({ fact }: LocalSite) =>
  ({
    all: (count: number): string => `எல்லா ${count} சேவைகளும்`,
    others: 'எங்கள் சேவைகள்',
    fee: { label: 'எங்கள் கட்டணம்', prices: 'தொடக்கக் கட்டணங்கள்', same: ' (எல்லா ஊர்களிலும் ஒன்றே)' },
    nextDate: 'அடுத்த தேதி',
    papers: {
      label: 'ஆவணங்கள்',
      link: (count: number, atMost: boolean): string => `தயாராக வைக்க: ${atMost ? 'அதிகபட்சம் ' : ''}${count}`,
      title: 'தயாராக வைக்க வேண்டிய ஆவணங்கள்',
      text: 'உங்களிடம் இருப்பதைக் குறியிடுங்கள்; பில்களை வைத்திருப்பவருக்காகப் பட்டியலை அச்சிடுங்கள்.',
      of: (count: number): string => `(மொத்தம் ${count})`,
      more: (count: number): string => `மற்ற ${count} ஆவணங்களையும் பார்க்க`,
    },
    changes: {
      title: 'என்ன மாறியிருக்கிறது',
      intro: 'பல இணையதளங்களில் இன்னும் பழைய எண்களே உள்ளன. இன்றைய விதி இங்கே உள்ளது.',
      before: 'முன்பு அறிந்தது',
      now: 'இப்போது உள்ளது',
      since: 'எப்போதிலிருந்து',
      rule: 'சட்டம்',
    },
    example: { title: 'தொகையுடன் ஓர் எடுத்துக்காட்டு', line: 'எது', working: 'எப்படி', amount: 'தொகை' },
    examples: {
      'gst-returns':
        'ஒரு கடை ₹40,000 GST-ஐப் பணமாகச் செலுத்த வேண்டும்; GSTR-3B-ஐத் தாமதமாகத் தாக்கல் செய்கிறது. தாமதக் கட்டணமும் வட்டியும்:',
      'gst-refunds': `ஓர் உற்பத்தியாளர் ஒரு மாதத்தில் LUT (ஆண்டுக் கடிதம்) மூலம் ₹8,00,000-க்கு ஏற்றுமதி செய்கிறார்; இந்தியாவில் ₹2,00,000-க்கு விற்கிறார். ரீஃபண்ட்: பொதுவாக ${fact('gst.refund-formula')}.`,
      'income-tax-filing':
        'தணிக்கை தேவையில்லாத ஒரு கடைக்கு 2025-26-இல் வரி ₹40,000; அதில் ₹34,000 TDS-ஆகச் செலுத்தப்பட்டது. கடைசி தேதி முடிந்த பின், அக்டோபரில் தாக்கல் செய்கிறது:',
      'tds-tcs-returns': 'ஓர் அலுவலகம் ஒரு காலாண்டில் ₹30,000 TDS பிடித்து, ஸ்டேட்மென்ட்டைத் தாமதமாகத் தாக்கல் செய்கிறது. தாமதக் கட்டணம்:',
      'pf-esi-services': `ஒரு பட்டறையில் மூன்று தொழிலாளர்கள்; மொத்தச் சம்பளம் ₹14,500, ₹19,800, ₹36,000. PF சம்பளம் ₹12,000, ₹16,000, ₹28,000; ஆனால் ${fact('pf.wage-ceiling')} வரை மட்டுமே PF கணக்கு. ஒரு மாதம்:`,
    },
    rest: (count: number): string => (count === 1 ? 'மற்றதையும் பார்க்க' : `மற்ற ${count} வரிசைகளையும் பார்க்க`),
    steps: 'எப்படி நடக்கும்',
    items: 'உங்களுக்காக நாங்கள் செய்வது',
    moreItems: (count: number): string => `${count} சேவைகளையும் முழுமையாகப் பார்க்க`,
    details: 'விவரங்கள்',
    gains: 'உங்களுக்கு என்ன பயன்',
    reasons: 'இதற்கு எங்களை ஏன் தேர்ந்தெடுக்கலாம்',
    questions: 'கேள்வி பதில்',
    related: 'இதனுடன் அடிக்கடி தேவைப்படுபவை',
    suits: (whom: string): string => `யாருக்கு: ${whom}`,
    inCities: (name: string): string => `உங்கள் ஊரில் ${name}`,
  }) satisfies Translated<ReturnType<typeof englishPage>>;
