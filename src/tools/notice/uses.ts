import type { noticeUsed } from '../../../content/tools/notice/en.ts';
import type { FigureName } from '../tool.ts';
import type { NoticeFacts } from './facts.ts';
import type { Way } from './order-forms.ts';

type Figure = FigureName<keyof typeof noticeUsed>;

/** The figure of the law for the time to reply to a notice. */
export const replyUses: Readonly<Record<keyof NoticeFacts['reply'], readonly Figure[]>> = {
  scrutiny: ['gst:notice-scrutiny'],
  showCause: ['gst:notice-show-cause'],
  difference: ['gst:notice-difference'],
  missingReturn: ['gst:notice-missing-return'],
  cancellation: ['gst:notice-cancellation'],
  refund: ['gst:notice-refund'],
  adjustment: ['itr:notice-adjustment'],
  defect: ['itr:notice-defect'],
};

const gstAppeal: readonly Figure[] = [
  'gst:appeal-limit',
  'gst:appeal-limit/deposit',
  'gst:appeal-deposit-most',
  'gst:appeal-deposit-penalty',
];
const incomeTaxAppeal: readonly Figure[] = ['itr:appeal-limit', 'itr:appeal-fee'];
const esiAppeal: readonly Figure[] = ['esi:appeal-limit', 'esi:appeal-deposit'];

/** The figures of the law for each remedy against an order. */
export const orderUses: Readonly<Record<Way, readonly Figure[]>> = {
  gst: gstAppeal,
  return: ['gst:best-judgment-return', ...gstAppeal],
  revocation: ['gst:revocation-limit', ...gstAppeal],
  goods: ['gst:goods-sale', ...gstAppeal],
  'income-tax': incomeTaxAppeal,
  demand: ['itr:demand-limit', ...incomeTaxAppeal],
  esi: esiAppeal,
  pf: [],
  'pf-or-esi': esiAppeal,
};
