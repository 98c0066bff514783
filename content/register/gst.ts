import type { Entry } from './entry.ts';
import { specified } from './specified.ts';
import {
  bands,
  cases,
  crore,
  date,
  dayOfNextMonth,
  days,
  free,
  lakh,
  percentAYear,
  rupees,
  rupeesADay,
  workingDays,
  years,
} from './values.ts';

/** GST: registration, returns, notices and refunds. */
export const gstEntries = {
  'gst.registration-time': specified('gst', { value: workingDays(3, 7) }),
  'gst.registration-fee': specified('gst', { value: free }),
  'gst.threshold': specified(
    'cbic',
    {
      value: cases({ goods: lakh(40), services: lakh(20) }),
      words: '{goods} for goods alone or {services} with services',
    },
    '2019-04-01',
  ),
  'gst.threshold-special': specified('cbic', { value: lakh(10) }),
  'gst.gstr1-due': specified('gst', {
    value: cases({ monthly: dayOfNextMonth(11), quarterly: dayOfNextMonth(13) }),
    words: '{monthly} of next month ({quarterly} for quarterly filers)',
  }),
  'gst.gstr1-frequency': specified('gst', { words: 'Monthly or quarterly' }),
  'gst.gstr3b-due': specified('gst', { value: dayOfNextMonth(20), words: '{} of next month' }),
  'gst.gstr3b-frequency': specified('gst', { words: 'Monthly' }),
  'gst.gstr2-due': specified('gst', { words: 'Auto-generated' }),
  'gst.gstr4-due': {
    ...specified('gst', { value: date(30, 6), words: '{} after the year' }, '2024-04-01'),
    before: [{ until: '2024-03-31', value: date(30, 4), words: '{} after the year' }],
  },
  'gst.gstr4-frequency': specified('gst', { words: 'Yearly' }, '2019-04-01'),
  'gst.late-fee-day': specified(
    'cbic',
    {
      value: cases({
        perDay: rupeesADay(50),
        most: bands([crore(1.5), rupees(2_000)], [crore(5), rupees(5_000)], [null, rupees(10_000)]),
      }),
      words: '{perDay} per return (half central, half state, up to a cap set by turnover)',
    },
    '2021-06-01',
  ),
  'gst.late-fee-nil-day': specified(
    'cbic',
    { value: cases({ perDay: rupeesADay(20), most: rupees(500) }), words: '{perDay} (at most {most} a return)' },
    '2021-06-01',
  ),
  'gst.late-interest': specified('cbic', { value: percentAYear(18) }),
  'gst.old-returns': specified(
    'gst',
    {
      words:
        'Old periods have to be filed in order, the earliest first, and no later than three years after their due date',
    },
    '2023-10-01',
  ),
  'gst.notice-response': specified('cbic', { value: days(15, 30) }),
  'gst.refund-claim-limit': specified('cbic', { value: years(2) }),
  'gst.refund-processing': specified('cbic', { value: days(60) }),
  'gst.cmp08-due': specified('gst', { value: dayOfNextMonth(18), words: '{} of the month after the quarter' }),
} as const satisfies Record<string, Entry>;
