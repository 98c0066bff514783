import type { Translated } from '../../translated.ts';
import type { payerKinds as english } from './en.ts';

export type { PayerKind } from './en.ts';

/** The kinds of payer in the order of every list of them. */
export const payerKinds = {
  'gst-monthly': { label: 'GST மாத ரிட்டர்ன்', chip: 'GST மாதந்தோறும்', gst: 'மாதந்தோறும்' },
  'gst-quarterly': { label: 'GST காலாண்டு ரிட்டர்ன் (QRMP)', chip: 'GST காலாண்டுதோறும்', gst: 'காலாண்டுதோறும்' },
  composition: { label: 'காம்போசிஷன் வியாபாரி', chip: 'காம்போசிஷன்', gst: 'காம்போசிஷன்' },
  employer: { label: 'ஊழியர்கள் உள்ள நிறுவனம்', chip: 'ஊழியர்கள் உண்டு' },
  tds: { label: 'TDS பிடிப்பவர், TCS வசூலிப்பவர்', chip: 'TDS பிடிக்கிறேன்' },
  individual: { label: 'சம்பளம் பெறுபவர் அல்லது மற்ற தனிநபர்', chip: 'சம்பளம், வாடகை மட்டும்' },
  'property-tds': { label: 'சொத்து, வாடகைக்கு TDS (படிவம் 141)', chip: 'சொத்து, வாடகைக்கு TDS' },
  business: { label: 'தணிக்கை இல்லாத தொழில்', chip: 'தொழில், தணிக்கை இல்லை' },
  audit: { label: 'தணிக்கை உள்ள தொழில்', chip: 'தொழில், தணிக்கை உண்டு' },
  'private-limited': { label: 'பிரைவேட் லிமிடெட் கம்பெனி', chip: 'கம்பெனி' },
  llp: { label: 'LLP', chip: 'LLP' },
  exporter: { label: 'ஏற்றுமதியாளர்', chip: 'ஏற்றுமதி செய்கிறேன்' },
} as const satisfies Translated<typeof english>;
