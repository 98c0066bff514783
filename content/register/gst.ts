import { type Entry, law, offices } from './entry.ts';
import { dayOfNextMonth, days, free, lakh, percentAYear, rupeesADay, workingDays, years } from './values.ts';

const { gst, cbic } = offices;

/** GST: registration, returns, notices and refunds. */
export const gstEntries = {
  'gst.registration-time': law(gst, workingDays(3, 7)),
  'gst.registration-fee': law(gst, free),
  'gst.threshold': law(cbic, lakh(20)),
  'gst.threshold-special': law(cbic, lakh(10)),
  'gst.gstr1-due': law(gst, dayOfNextMonth(11), '{} of next month'),
  'gst.gstr1-frequency': law(gst, 'Monthly or quarterly'),
  'gst.gstr3b-due': law(gst, dayOfNextMonth(20), '{} of next month'),
  'gst.gstr3b-frequency': law(gst, 'Monthly'),
  'gst.gstr2-due': law(gst, 'Auto-generated'),
  'gst.gstr4-due': law(gst, dayOfNextMonth(18), '{} of next month'),
  'gst.gstr4-frequency': law(gst, 'Quarterly'),
  'gst.late-fee-day': law(cbic, rupeesADay(50), '{} per return'),
  'gst.late-fee-nil-day': law(cbic, rupeesADay(20)),
  'gst.late-interest': law(cbic, percentAYear(18)),
  'gst.old-returns': law(gst, 'Old periods have to be filed in order, the earliest first'),
  'gst.notice-response': law(cbic, days(15, 30)),
  'gst.refund-claim-limit': law(cbic, years(2)),
  'gst.refund-processing': law(cbic, days(60)),
} as const satisfies Record<string, Entry>;
