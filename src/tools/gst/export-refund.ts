/**
 * Works out the refund of an exporter who charges no tax: the exports' share of the credit, at most the ledger's
 * balance.
 */
import { addUp, amountInWords, calculatePart } from '../money.ts';
import type { DateTexts, OwnTexts } from '../texts.ts';
import type { Outcome } from '../tool.ts';
import { type BillLine, taxedLine } from './gst.ts';

/** The amount is in paise. */
export interface ExportMonth {
  /** The month, for example "2026-10". */
  readonly month: string;
  readonly purchases: readonly BillLine[];
  readonly exports: number;
  /** The sales in India. */
  readonly sales: BillLine;
}

const calculateTax = (line: BillLine): number => {
  const { central, state } = taxedLine(line, { included: false, within: true });
  return central + state;
};

const atRate = ({ amount, rate }: BillLine): string => `${amountInWords(amount)} × ${rate}%`;

/**
 * Calculates the refund as the law has it: Central Goods and Services Tax Rules, 2017, rule 89(4), and Circular
 * 125/44/2019-GST.
 */
export const exportRefund = (
  { words, monthInWords }: OwnTexts<'exportRefundWords'> & Pick<DateTexts, 'monthInWords'>,
  { month, purchases, exports, sales }: ExportMonth,
): Outcome => {
  const taxes = purchases.map((line) => ({
    label: words.tax(String(line.rate)),
    working: atRate(line),
    amount: calculateTax(line),
  }));
  const credit = addUp(taxes.map(({ amount }) => amount));
  const turnover = exports + sales.amount;
  const left = Math.max(0, credit - calculateTax(sales));
  const share = calculatePart(credit, 100, 'rupee', { share: exports, whole: turnover });
  const refund = Math.min(share, left);
  return {
    sheet: {
      subject: words.subject(monthInWords(month)),
      headline: words.headline(amountInWords(refund)),
      urgent: false,
      lines: [
        ...taxes,
        { label: words.credit, amount: credit, subtotal: true },
        { label: words.used, working: atRate(sales), amount: -calculateTax(sales) },
        { label: words.left, amount: left, subtotal: true },
        {
          label: words.formula,
          working: words.share(...([credit, exports, turnover].map(amountInWords) as [string, string, string])),
          amount: share,
        },
        { label: words.refund, amount: refund },
      ],
      notes: [],
      lists: [],
    },
  };
};
