import { counts } from '../../../content/register/values.ts';
import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';

/** Reads the facts about notices and orders: periods in days or months, money in paise, rates in percent. */
export const noticeFacts = ((factValue) => {
  const { number, money, all } = lawReader(factValue);
  return all({
    /** The days to reply to a notice. */
    reply: {
      scrutiny: number('gst.notice-scrutiny'),
      showCause: number('gst.notice-show-cause'),
      difference: number('gst.notice-difference'),
      missingReturn: number('gst.notice-missing-return'),
      cancellation: number('gst.notice-cancellation'),
      refund: number('gst.notice-refund'),
      adjustment: number('itr.notice-adjustment'),
      defect: number('itr.notice-defect'),
    },
    gst: {
      months: number('gst.appeal-limit', 'usual'),
      moreMonths: number('gst.appeal-limit', 'longer'),
      deposit: number('gst.appeal-limit', 'deposit'),
      mostDepositCrores: counts(number('gst.appeal-deposit-most'), 'crore'),
      penaltyDeposit: number('gst.appeal-deposit-penalty'),
      // A return that ends an order on an estimate.
      returnDays: number('gst.best-judgment-return', 'usual'),
      moreReturnDays: number('gst.best-judgment-return', 'longer'),
      returnFee: money('gst.best-judgment-return', 'fee'),
      revocationDays: number('gst.revocation-limit', 'usual'),
      moreRevocationDays: number('gst.revocation-limit', 'longer'),
      goodsDays: number('gst.goods-sale'),
    },
    incomeTax: {
      days: number('itr.appeal-limit'),
      demandDays: number('itr.demand-limit'),
      leastFee: money('itr.appeal-fee', 'small'),
      mostFee: money('itr.appeal-fee', 'large'),
    },
    esi: { days: number('esi.appeal-limit'), deposit: number('esi.appeal-deposit') },
  });
}) satisfies ReadFacts<unknown>;

export type NoticeFacts = FactsOf<typeof noticeFacts>;
