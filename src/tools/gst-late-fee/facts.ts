import { numberOf, type Value } from '../../../content/register/values.ts';
import { type FactsOf, lawReader, movedDays, type ReadFacts } from '../law-reader.ts';
import { paise } from '../money.ts';

/** Caps of a fee, paise: by turnover, the lowest first, or for everybody alike (`upTo` is `null`). */
const capsOf = (most: Value | undefined) => {
  const steps = most?.kind === 'bands' ? most.bands : [{ upTo: null, value: most }];
  return steps.map(({ upTo, value }) => ({
    upTo: upTo && paise(upTo.amount),
    fee: paise((value && numberOf(value)) ?? 0),
  }));
};

/** Money in paise, interest in percent a year. */
export const gstLateFeeFacts = ((factValue, { schedule }) => {
  const { value, number, money, all } = lawReader(factValue);
  const feeOf = (id: 'gst.late-fee-day' | 'gst.late-fee-nil-day') => ({
    perDay: money(id, 'perDay'),
    most: capsOf(value(id, 'most')),
  });
  const ledgerFrom = value('gst.cash-in-ledger');
  return all({
    // The day of the next month.
    dueDay: { 'gstr-3b': number('gst.gstr3b-due', 'monthly'), 'gstr-1': number('gst.gstr1-due', 'monthly') },
    moved: { 'gstr-3b': movedDays(schedule('gstr-3b')), 'gstr-1': movedDays(schedule('gstr-1')) },
    fee: feeOf('gst.late-fee-day'),
    nilFee: feeOf('gst.late-fee-nil-day'),
    interest: number('gst.late-interest'),
    // From this day of filing on, cash in the ledger bears no interest.
    ledgerFrom: ledgerFrom?.kind === 'calendar-day' ? ledgerFrom.day : '',
    // So many years after its due day a return can still be filed.
    years: number('gst.old-returns'),
  });
}) satisfies ReadFacts<unknown>;

export type GstLateFeeFacts = FactsOf<typeof gstLateFeeFacts>;
