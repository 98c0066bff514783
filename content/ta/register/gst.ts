import type { gstEntries as english } from '../../register/gst.ts';
import { type Entry, law, offices } from './entry.ts';
import { dayOfNextMonth, days, free, lakh, percentAYear, rupeesADay, workingDays, years } from './values.ts';

const { gst, cbic } = offices;

/** GST: registration, returns, notices and refunds. */
export const gstEntries = {
  'gst.registration-time': law(gst, workingDays(3, 7)),
  'gst.registration-fee': law(gst, free),
  'gst.threshold': law(cbic, lakh(20)),
  'gst.threshold-special': law(cbic, lakh(10)),
  'gst.gstr1-due': law(gst, dayOfNextMonth(11), 'அடுத்த மாதம் {}'),
  'gst.gstr1-frequency': law(gst, 'மாதந்தோறும் அல்லது காலாண்டுதோறும்'),
  'gst.gstr3b-due': law(gst, dayOfNextMonth(20), 'அடுத்த மாதம் {}'),
  'gst.gstr3b-frequency': law(gst, 'மாதந்தோறும்'),
  'gst.gstr2-due': law(gst, 'தானாக உருவாகும்'),
  'gst.gstr4-due': law(gst, dayOfNextMonth(18), 'அடுத்த மாதம் {}'),
  'gst.gstr4-frequency': law(gst, 'காலாண்டுதோறும்'),
  'gst.late-fee-day': law(cbic, rupeesADay(50), 'ஒவ்வொரு ரிட்டர்னுக்கும் {}'),
  'gst.late-fee-nil-day': law(cbic, rupeesADay(20)),
  'gst.late-interest': law(cbic, percentAYear(18)),
  'gst.old-returns': law(gst, 'விடுபட்ட ரிட்டர்ன்களைப் பழையதில் தொடங்கி வரிசையாகத் தாக்கல் செய்ய வேண்டும்'),
  'gst.notice-response': law(cbic, days(15, 30)),
  'gst.refund-claim-limit': law(cbic, years(2)),
  'gst.refund-processing': law(cbic, days(60)),
} as const satisfies Record<keyof typeof english, Entry>;
