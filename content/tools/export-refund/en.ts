/** The refund of an exporter, as it is worked out on the page of GST refunds. */
export const exportRefundWords = {
  subject: (month: string): string => `Refund for ${month}`,
  headline: (refund: string): string => `${refund} to claim`,
  tax: (rate: string): string => `GST on purchases at ${rate}%`,
  credit: 'Credit for the month',
  used: 'Credit used for tax on sales in India',
  left: 'Balance in the credit ledger',
  formula: 'Credit × exports ÷ turnover',
  refund: 'Refund (formula or ledger balance, whichever is less)',
  share: (credit: string, exports: string, turnover: string): string => `${credit} × ${exports} ÷ ${turnover}`,
} as const;
