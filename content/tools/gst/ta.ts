import type { Translated } from '../../translated.ts';
import type { gstWords as english, gstUsed as englishUsed } from './en.ts';

/** GST on a price or a bill: what the page, its form and its result say. */
export const gstWords = {
  changedOn: '2026-11-26',
  seo: {
    title: 'GST கணக்கு: பில்லின் CGST, SGST, IGST',
    description:
      'விலையுடன் GST சேர்க்க, அல்லது விலையிலிருந்து பிரிக்க: எல்லா விகிதங்களும், பல விகிதங்கள் உள்ள பில் உருப்படி வாரியாக, பைசா வரை தெரியும்.',
  },
  title: 'விலைக்கு அல்லது பில்லுக்கு GST',
  lead: 'விலையையும் விகிதத்தையும் எழுதுங்கள்; பில்லில் மேலும் உருப்படிகள் இருந்தால் அவற்றையும். ஒவ்வொரு வரித் தொகையும் பைசா வரை தெரியும்: CGST (மத்திய அரசுக்கு), SGST (மாநில அரசுக்கு), அல்லது IGST (மாநிலங்களுக்கு இடையே).',
  fields: {
    prices: 'தொகையில் GST சேர்ந்துள்ளதா?',
    place: 'சப்ளை நடக்கும் இடம்',
    placeHint: 'பொருள்: அது சென்று சேரும் இடம். சேவை: பில்லில் உள்ள GSTIN-இன் மாநிலம். GSTIN இல்லாதவர்: பில்லில் உள்ள முகவரி.',
    amount: 'தொகை (ரூபாய்)',
    amountHint: 'முதல் உருப்படியின் தொகை, தள்ளுபடிக்குப் பின்.',
    rate: 'விகிதம்',
    more: 'பில்லின் மற்ற உருப்படிகள்',
    moreHint: 'வரிசைக்கு ஒன்று, தொகையும் விகிதமும்: எடுத்துக்காட்டாக 1,200 5. வரி விலக்கு உள்ளதற்கு விகிதம் 0.',
    round: 'பில்லை முழு ரூபாய் ஆக்கவா?',
    yes: 'ஆம்',
    no: 'வேண்டாம்',
    day: 'பில்லின் நாள்',
    dayHint: 'அந்த நாளின் விகிதங்களே கணக்கு.',
  },
  prices: { without: 'இல்லை, GST சேரவில்லை', with: 'ஆம், GST சேர்ந்தது' },
  places: { here: 'உங்கள் மாநிலமே', other: 'வேறு மாநிலம்', outside: 'SEZ அல்லது வெளிநாடு' },
  rate: (percent: string): string => `${percent}%`,
  exempt: '0%, வரி விலக்கு',
  mistakes: {
    row: (row: number): string => `வரிசை ${row}: இரண்டு எண்கள் எழுதுங்கள், முதலில் தொகை, பிறகு விகிதம். எடுத்துக்காட்டாக 1,200 5.`,
    rate: (row: number, rate: string): string =>
      `வரிசை ${row}: ${rate}% என்ற GST விகிதம் இல்லை. முதலில் தொகை, பிறகு விகிதம் எழுதுங்கள்.`,
    tooMuch: (row: number, most: string): string => `வரிசை ${row}: இந்தக் கருவி ${most} வரை ஏற்கும்.`,
    tooMany: (most: number): string => `இந்தக் கருவி மேலும் ${most} உருப்படிகள் வரை ஏற்கும். நீண்ட பில்லுக்கு எங்களிடம் கேளுங்கள்.`,
  },
  notInForce: (rate: string, day: string, rates: string): string =>
    `${day} அன்று ${rate}% என்ற GST விகிதம் இல்லை. அப்போது இருந்தவை: ${rates}.`,
  subject: (day: string): string => `பில், ${day}`,
  ofTax: (tax: string): string => `அதில் GST ${tax}`,
  headline: (total: string, tax: string): string => `${total}, அதில் GST ${tax}`,
  taxable: (rate: string): string => `${rate}% வரிக்குரிய மதிப்பு`,
  exemptValue: 'வரி விலக்கு உள்ள மதிப்பு',
  central: (rate: string): string => `CGST ${rate}%`,
  state: (rate: string): string => `SGST ${rate}%`,
  integrated: (rate: string): string => `IGST ${rate}%`,
  added: (amount: string, rate: string): string => `${amount} × ${rate}%`,
  takenOut: (amount: string, rate: string, sum: string): string => `${amount} × ${rate} ÷ ${sum}`,
  eachLine: 'ஒவ்வோர் உருப்படியும் பைசா வரை',
  whole: 'பில்',
  rounding: 'முழு ரூபாய் ஆக்க',
  total: 'செலுத்த வேண்டியது',
  reasons: {
    here: 'விற்பவரும் சப்ளை நடக்கும் இடமும் ஒரே மாநிலம்: பாதி CGST, பாதி SGST.',
    other: 'சப்ளை நடக்கும் இடம் வேறு மாநிலம்: முழு வரியும் IGST.',
    outside: 'SEZ-க்கும் வெளிநாட்டுக்கும் செல்வது வெளிமாநில விற்பனை ஆகும்: IGST, அல்லது LUT இருந்தால் வரி இல்லை.',
  },
  only: {
    bricks: (rate: string): string => `${rate}% விகிதம் செங்கல், பிளாக், ஓடு ஆகியவற்றுக்கு மட்டும்.`,
    bricksWithoutCredit: (rate: string): string => `${rate}% விகிதம் ITC எடுக்காத செங்கல், ஓடு தயாரிப்பாளருக்கு மட்டும்.`,
    tobacco: (rate: string): string => `அந்த நாளில் ${rate}% விகிதம் புகையிலைக்கும் பான் மசாலாவுக்கும் மட்டும்.`,
  },
  paise: 'பில்லில் வரி பைசாவுடன் இருக்கும். ரிட்டர்னுடன் செலுத்தும் தொகை மட்டும் முழு ரூபாய்.',
  table: {
    title: 'உருப்படி வாரியாக',
    columns: { taxable: 'வரிக்குரிய மதிப்பு', central: 'CGST', state: 'SGST', integrated: 'IGST', total: 'மொத்தம்' },
  },
  notCovered: [
    'உங்கள் பொருளுக்கும் சேவைக்கும் எந்த விகிதம்: குறியீடே முடிவு செய்யும் (பொருளுக்கு HSN, சேவைக்கு SAC)',
    'அடுக்குமாடி வீடுகள், வணிக ஏற்றுமதியாளருக்கு விற்பவை: அவற்றுக்குத் தனி விகிதங்கள்',
    'சில்லறை விலையில் வரி கணக்காகும் புகையிலை, பான் மசாலா',
    'ரிவர்ஸ் சார்ஜ், காம்போசிஷன் திட்டம்: அவர்களின் பில்லில் வரி இல்லை',
    'முந்தைய ஆண்டுகளின் செஸ், ஆன்லைன் தளங்களின் TCS',
    'யூனியன் பிரதேசங்கள்: அங்கே SGST-க்குப் பதில் வேறு வரி',
  ],
} as const satisfies Translated<typeof english>;

export const gstUsed = {
  'gst.rate-list': 'விகிதங்கள்',
  'gst.tax-included': 'விலைக்குள் உள்ள வரி',
  'gst.place-of-supply': 'CGST, SGST அல்லது IGST',
  'gst.rounding': 'வரியை முழு ரூபாய் ஆக்குதல்',
} as const satisfies Translated<typeof englishUsed>;
