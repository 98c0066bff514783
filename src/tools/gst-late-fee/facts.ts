import { numberOf, type Value } from '../../../content/register/values.ts';
import { gstLateFeeWords } from '../../../content/tools/gst-late-fee.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { lawReader } from '../law-reader.ts';
import { paise } from '../money.ts';
import { movedDays } from '../moved-days.ts';

const { used } = gstLateFeeWords;

type Form = 'gstr-3b' | 'gstr-1';

/** The late fee of one return. Money in paise. */
export interface LateFee {
  readonly perDay: number;
  /** The most that a return costs, the lowest turnover of the year before first; `upTo` is `null` for any. */
  readonly most: readonly { readonly upTo: number | null; readonly fee: number }[];
}

/** What the tool reads of the register. */
export interface GstLateFeeFacts {
  /** The day of the next month on which the return is due. */
  readonly dueDay: Readonly<Record<Form, number>>;
  /** The days that the government has set for single months. */
  readonly moved: Readonly<Record<Form, Readonly<Record<string, string>>>>;
  readonly fee: LateFee;
  readonly nilFee: LateFee;
  /** Percent a year. */
  readonly interest: number;
  /** From this day of filing on, cash in the ledger bears no interest (ISO date). */
  readonly ledgerFrom: string;
  /** So many years after its due day a return can still be filed. */
  readonly years: number;
}

/** What a fee is capped at: by turnover, or for everybody alike. */
const capsOf = (most: Value | undefined): LateFee['most'] => {
  const steps = most?.kind === 'bands' ? most.bands : [{ upTo: null, value: most }];
  return steps.map(({ upTo, value }) => ({
    upTo: upTo && paise(upTo.amount),
    fee: paise((value && numberOf(value)) ?? 0),
  }));
};

export const gstLateFeeFacts: ToolFacts<GstLateFeeFacts> = {
  read(factValue) {
    const { value, number, money, all } = lawReader(factValue);
    const feeOf = (id: 'gst.late-fee-day' | 'gst.late-fee-nil-day'): LateFee => ({
      perDay: money(id, 'perDay'),
      most: capsOf(value(id, 'most')),
    });
    const ledgerFrom = value('gst.cash-in-ledger');
    return all({
      dueDay: { 'gstr-3b': number('gst.gstr3b-due', 'monthly'), 'gstr-1': number('gst.gstr1-due', 'monthly') },
      moved: { 'gstr-3b': movedDays('gstr-3b'), 'gstr-1': movedDays('gstr-1') },
      fee: feeOf('gst.late-fee-day'),
      nilFee: feeOf('gst.late-fee-nil-day'),
      interest: number('gst.late-interest'),
      ledgerFrom: ledgerFrom?.kind === 'calendar-day' ? ledgerFrom.day : '',
      years: number('gst.old-returns'),
    });
  },
  used: {
    'gst.gstr3b-due': used.gstr3bDue,
    'gst.gstr1-due': used.gstr1Due,
    'gst.late-fee-day': used.fee,
    'gst.late-fee-nil-day': used.nilFee,
    'gst.late-interest': used.interest,
    'gst.cash-in-ledger': used.ledger,
    'gst.old-returns': used.years,
  },
};
