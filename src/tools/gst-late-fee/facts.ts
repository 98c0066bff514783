import { extensions } from '../../../content/due-dates/extensions.ts';
import type { FactValue } from '../../../content/readings.ts';
import type { Value } from '../../../content/register/values.ts';
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

const caseOf = (value: Value | undefined, name: string): number | undefined =>
  value?.kind === 'cases' ? inCase(value, name) : undefined;

const capsOf = (value: Value | undefined): LateFee['most'] => {
  const [small, medium, large, any] = (['mostSmall', 'mostMedium', 'mostLarge', 'most'] as const).map((name) =>
    caseOf(value, name),
  );
  const [smallTurnover, mediumTurnover] = (['turnoverSmall', 'turnoverMedium'] as const).map((name) =>
    caseOf(value, name),
  );
  if (any !== undefined) return [{ turnover: null, fee: paise(any) }];
  if (
    small === undefined ||
    medium === undefined ||
    large === undefined ||
    smallTurnover === undefined ||
    mediumTurnover === undefined
  )
    return [];
  return [
    { turnover: paise(smallTurnover), fee: paise(small) },
    { turnover: paise(mediumTurnover), fee: paise(medium) },
    { turnover: null, fee: paise(large) },
  ];
};

const movedOf = (form: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(extensions.flatMap(({ due, period, to }) => (due === form && to ? [[period, to]] : [])));

const read = (factValue: FactValue): GstLateFeeFacts | null => {
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
