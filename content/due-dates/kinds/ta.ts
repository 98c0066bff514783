import type { Translated } from '../../translated.ts';
import type { payerKinds as english } from './en.ts';

export type { PayerKind } from './en.ts';

/** In the order of every list of them. */
export const payerKinds = {
  'gst-monthly': { label: 'GST, மாத ரிட்டர்ன்', chip: 'GST மாதம்', gst: 'மாதம்' },
  'gst-quarterly': { label: 'GST, காலாண்டு ரிட்டர்ன் (QRMP)', chip: 'GST காலாண்டு', gst: 'காலாண்டு' },
  composition: { label: 'காம்போசிஷன் வியாபாரி', chip: 'காம்போசிஷன்', gst: 'காம்போசிஷன்' },
  employer: { label: 'ஊழியர்கள் உள்ள நிறுவனம்', chip: 'ஊழியர் உண்டு' },
  tds: { label: 'TDS பிடிப்பவர், TCS வசூலிப்பவர்', chip: 'TDS பிடிக்கிறேன்' },
  individual: { label: 'சம்பளதாரர், மற்ற தனிநபர்', chip: 'தனிநபர் ரிட்டர்ன்' },
  business: { label: 'தணிக்கை இல்லாத தொழில்', chip: 'தொழில் உண்டு' },
  audit: { label: 'தணிக்கைக்கு உட்பட்ட கணக்கு', chip: 'கணக்குத் தணிக்கை' },
  'private-limited': { label: 'பிரைவேட் லிமிடெட் கம்பெனி', chip: 'கம்பெனி' },
  llp: { label: 'LLP', chip: 'LLP' },
  exporter: { label: 'ஏற்றுமதியாளர்', chip: 'ஏற்றுமதி' },
} as const satisfies Translated<typeof english>;
