import { extensions } from '../../../content/due-dates/extensions.ts';
import { numberOf, type Value } from '../../../content/register/values.ts';
import { gstLateFeeWords } from '../../../content/tools/gst-late-fee.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { inCase } from '../in-case.ts';
import { paise } from '../money.ts';

const { used } = gstLateFeeWords;

/** The late fee of one return. Money in paise. */
export interface LateFee {
  readonly perDay: number;
  /** The most that a return costs, the lowest turnover first; none where there is no cap. */
  readonly most: readonly {
    /** Up to which turnover of the year before; `null` for any. */
    readonly turnover: number | null;
    readonly fee: number;
  }[];
}

type Form = 'gstr-3b' | 'gstr-1';

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
}

/** What a fee is capped at: by turnover, or for everybody alike. */
const capsOf = (fee: Value | undefined): LateFee['most'] => {
  const most = fee?.kind === 'cases' ? fee.cases.most : undefined;
  if (!most) return [];
  const steps = most.kind === 'bands' ? most.bands : [{ upTo: null, value: most }];
  return steps.map(({ upTo, value }) => ({ turnover: upTo && paise(upTo.amount), fee: paise(numberOf(value) ?? 0) }));
};

const movedOf = (form: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(extensions.flatMap(({ due, period, to }) => (due === form && to ? [[period, to]] : [])));

const read: ToolFacts<GstLateFeeFacts>['read'] = (factValue) => {
  const fee = factValue('gst.late-fee-day');
  const nilFee = factValue('gst.late-fee-nil-day');
  const gstr3b = inCase(factValue('gst.gstr3b-due'), 'monthly');
  const gstr1 = inCase(factValue('gst.gstr1-due'), 'monthly');
  const perDay = inCase(fee, 'perDay');
  const nilPerDay = inCase(nilFee, 'perDay');
  const interest = inCase(factValue('gst.late-interest'), 'perYear');
  if (
    gstr3b === undefined ||
    gstr1 === undefined ||
    perDay === undefined ||
    nilPerDay === undefined ||
    interest === undefined
  )
    return null;
  return {
    dueDay: { 'gstr-3b': gstr3b, 'gstr-1': gstr1 },
    moved: { 'gstr-3b': movedOf('gstr-3b'), 'gstr-1': movedOf('gstr-1') },
    fee: { perDay: paise(perDay), most: capsOf(fee) },
    nilFee: { perDay: paise(nilPerDay), most: capsOf(nilFee) },
    interest,
  };
};

export const gstLateFeeFacts: ToolFacts<GstLateFeeFacts> = {
  read,
  used: {
    'gst.gstr3b-due': used.gstr3bDue,
    'gst.gstr1-due': used.gstr1Due,
    'gst.late-fee-day': used.fee,
    'gst.late-fee-nil-day': used.nilFee,
    'gst.late-interest': used.interest,
  },
};
