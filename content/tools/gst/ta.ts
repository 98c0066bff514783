import type { Translated } from '../../translated.ts';
import type { gstWords as english, gstUsed as englishUsed } from './en.ts';

/** GST on a price or a bill: what the page, its form and its result say. */
export const gstWords = {
  changedOn: '2026-11-26',
  seo: {
    title: 'GST கணக்கு: பில்லில் CGST, SGST, IGST எவ்வளவு?',
    description:
      'விலையுடன் GST-ஐச் சேர்க்கலாம், GST சேர்ந்த விலையிலிருந்து பிரிக்கலாம். பல விகிதங்கள் உள்ள பில்லுக்கும் CGST, SGST, IGST பைசா வரை தெரியும்.',
  },
  title: 'விலைக்கு அல்லது பில்லுக்கு GST',
  lead: 'விலையையும் GST (ஜிஎஸ்டி) விகிதத்தையும் எழுதுங்கள். பில்லில் வேறு பொருட்கள் இருந்தால் அவற்றையும் எழுதுங்கள். மாநிலத்துக்குள் விற்றால் CGST-உம் SGST-உம், வெளிமாநிலத்துக்கு விற்றால் IGST-உம் எவ்வளவு என்று பைசா வரை தெரியும்.',
  fields: {
    prices: 'தொகையில் GST சேர்ந்திருக்கிறதா?',
    place: 'சப்ளை இடம் (Place of Supply)',
    placeHint:
      'பொருள் என்றால், அது போய்ச் சேரும் மாநிலத்தைத் தேர்ந்தெடுங்கள். சேவை என்றால், வாங்குபவரின் GSTIN எந்த மாநிலத்தில் பதிந்ததோ அந்த மாநிலத்தைத் தேர்ந்தெடுங்கள். வாங்குபவருக்கு GSTIN இல்லை என்றால், பில்லில் உள்ள முகவரியின் மாநிலத்தைத் தேர்ந்தெடுங்கள்.',
    amount: 'தொகை (ரூபாய்)',
    amountHint: 'தள்ளுபடி போக, முதல் பொருளின் தொகையை எழுதுங்கள்.',
    rate: 'விகிதம்',
    more: 'பில்லில் உள்ள மற்ற பொருட்கள்',
    moreHint:
      'ஒவ்வொரு பொருளையும் தனி வரிசையில் எழுதுங்கள்: தொகை, இடைவெளி, விகிதம். உதாரணம்: 1,200 5. வரி விலக்கு உள்ள பொருளுக்கு விகிதம் 0.',
    round: 'பில்லை முழு ரூபாய் ஆக்கவா?',
    yes: 'ஆம்',
    no: 'வேண்டாம்',
    day: 'பில் தேதி',
    dayHint: 'இந்தத் தேதியில் இருந்த விகிதங்களை வைத்துக் கணக்கிடுகிறோம்.',
  },
  prices: { without: 'இல்லை, GST சேரவில்லை', with: 'ஆம், GST சேர்ந்தது' },
  places: { here: 'உங்கள் மாநிலம்', other: 'வேறு மாநிலம்', outside: 'SEZ அல்லது வெளிநாடு' },
  rate: (percent: string): string => `${percent}%`,
  exempt: '0%, வரி விலக்கு',
  mistakes: {
    row: (row: number): string =>
      `வரிசை ${row}: முதலில் தொகை, பிறகு விகிதம் என்று இரண்டையும் எண்ணில் எழுதுங்கள். உதாரணம்: 1,200 5.`,
    rate: (row: number, rate: string): string =>
      `வரிசை ${row}: ${rate}% என்ற GST விகிதம் இல்லை. முதலில் தொகையையும் பிறகு விகிதத்தையும் எழுதுங்கள்.`,
    tooMuch: (row: number, most: string): string => `வரிசை ${row}: இந்தக் கருவியில் ${most} வரை கணக்கிடலாம்.`,
    tooMany: (most: number): string =>
      `இந்தக் கருவியில் இன்னும் ${most} பொருட்கள் வரை எழுதலாம். அதைவிடப் பெரிய பில்லுக்கு எங்களிடம் கேளுங்கள்.`,
  },
  notInForce: (rate: string, day: string, rates: string): string =>
    `${day} அன்று ${rate}% என்ற GST விகிதம் இல்லை. அப்போது இருந்த விகிதங்கள்: ${rates}.`,
  subject: (day: string): string => `${day} தேதியிட்ட பில்`,
  ofTax: (tax: string): string => `அதில் GST ${tax}`,
  headline: (total: string, tax: string): string => `${total}, அதில் GST ${tax}`,
  taxable: (rate: string): string => `${rate}% வரிக்கான மதிப்பு`,
  exemptValue: 'வரி விலக்கு உள்ள மதிப்பு',
  central: (rate: string): string => `CGST ${rate}%`,
  state: (rate: string): string => `SGST ${rate}%`,
  integrated: (rate: string): string => `IGST ${rate}%`,
  added: (amount: string, rate: string): string => `${amount} × ${rate}%`,
  takenOut: (amount: string, rate: string, sum: string): string => `${amount} × ${rate} ÷ ${sum}`,
  eachLine: 'ஒவ்வொரு பொருளுக்கும் பைசா வரை கணக்கிட்டது',
  whole: 'பில்',
  rounding: 'முழு ரூபாய் ஆக்கியது',
  total: 'செலுத்த வேண்டியது',
  reasons: {
    here: 'விற்பவரும் சப்ளை இடமும் (Place of Supply) ஒரே மாநிலத்தில் இருப்பதால், வரியில் பாதி CGST, பாதி SGST.',
    other: 'சப்ளை இடம் (Place of Supply) வேறு மாநிலத்தில் இருப்பதால், முழு வரியும் IGST.',
    outside:
      'வெளிநாட்டுக்கும் SEZ-க்கும் (சிறப்புப் பொருளாதார மண்டலம்) விற்பது வெளிமாநில விற்பனை போன்றதே. IGST போட வேண்டும், அல்லது LUT (உறுதிமொழிக் கடிதம்) இருந்தால் வரி இல்லாமல் விற்கலாம்.',
  },
  only: {
    bricks: (rate: string): string => `${rate}% விகிதம் செங்கல், பிளாக், ஓடு ஆகியவற்றுக்கு மட்டும் உண்டு.`,
    bricksWithoutCredit: (rate: string): string =>
      `${rate}% விகிதம், தயாரிப்பாளர் ITC எடுக்காத செங்கலுக்கும் ஓட்டுக்கும் மட்டும் உண்டு.`,
    tobacco: (rate: string): string => `அந்த நாளில் ${rate}% விகிதம் புகையிலைக்கும் பான் மசாலாவுக்கும் மட்டும் இருந்தது.`,
  },
  paise: 'பில்லில் வரியைப் பைசாவுடன் காட்ட வேண்டும். ரிட்டர்னுடன் செலுத்தும் தொகையை மட்டும் முழு ரூபாய் ஆக்குவார்கள்.',
  table: {
    title: 'பொருள் வாரியாக',
    columns: { taxable: 'வரிக்கான மதிப்பு', central: 'CGST', state: 'SGST', integrated: 'IGST', total: 'மொத்தம்' },
  },
  notCovered: [
    'உங்கள் பொருளுக்கோ சேவைக்கோ எந்த விகிதம் என்பது. அது HSN அல்லது SAC குறியீட்டைப் பொறுத்தது',
    'அடுக்குமாடி வீடுகளும் வணிக ஏற்றுமதியாளருக்கு விற்பவையும். அவற்றுக்குத் தனி விகிதங்கள் உண்டு',
    'புகையிலையும் பான் மசாலாவும். அவற்றின் வரியை அச்சிட்ட சில்லறை விலையில் (MRP) கணக்கிடுவார்கள்',
    'ரிவர்ஸ் சார்ஜும் (வாங்குபவரே வரி செலுத்தும் முறை) காம்போசிஷன் திட்டமும். அவற்றுக்கான பில்களில் வரி இருக்காது',
    'முந்தைய ஆண்டுகளின் செஸ், ஆன்லைன் விற்பனைத் தளங்கள் வசூலிக்கும் TCS',
    'யூனியன் பிரதேசங்கள். அங்கே SGST-க்குப் பதில் வேறு வரி உண்டு',
  ],
} as const satisfies Translated<typeof english>;

export const gstUsed = {
  'gst.rate-list': 'நடைமுறையில் உள்ள GST விகிதங்கள்',
  'gst.tax-included': 'விலையில் சேர்ந்துள்ள GST',
  'gst.place-of-supply': 'CGST-உம் SGST-உம், அல்லது IGST',
  'gst.rounding': 'வரியை முழு ரூபாய் ஆக்குதல்',
} as const satisfies Translated<typeof englishUsed>;
