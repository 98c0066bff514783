import { extensionsKnownFrom } from '../../../content/due-dates/extensions.ts';
import type { gstLateFeeUsed } from '../../../content/tools/gst-late-fee/en.ts';
import { addMonths, addYears, dayIn, makeDay } from '../../dates/months.ts';
import type { Answers, Mistakes } from '../field.ts';
import { lateFeeResult, sayFurtherDays } from '../late.ts';
import { addUp, amountInWords, calculatePart } from '../money.ts';
import { findQuarter, quarterName } from '../quarter.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type FigureName, type Line, type Result, type Tool, usedIf } from '../tool.ts';
import type { GstLateFeeFacts } from './facts.ts';
import { gstLateFeeFields } from './fields.ts';

type Texts = ToolTexts<'gstLateFeeWords', 'gstLateFeeResult'>;
type Case = Answers<ReturnType<typeof gstLateFeeFields>>;
type Kind = keyof GstLateFeeFacts['moved'];
type Annual = keyof GstLateFeeFacts['dueDate'];

const returns = {
  'gstr-3b': { form: 'gstr-3b', nil: false },
  'gstr-3b-nil': { form: 'gstr-3b', nil: true },
  'gstr-1': { form: 'gstr-1', nil: false },
  'gstr-1-nil': { form: 'gstr-1', nil: true },
} as const;

/** Returns the return that is filed. Exactly one of the later choices was asked: the one that belongs to the first. */
const readFiling = ({ filer, form, quarterly, composition }: Case): { readonly kind: Kind; readonly nil: boolean } => {
  switch (filer) {
    case 'monthly': {
      const { form: kind, nil } = returns[form ?? 'gstr-3b'];
      return { kind, nil };
    }
    case 'quarterly': {
      if (quarterly === 'iff' || quarterly === 'pmt-06') return { kind: quarterly, nil: false };
      const { form: kind, nil } = returns[quarterly ?? 'gstr-3b'];
      return { kind: `${kind}-quarterly`, nil };
    }
    case 'composition':
      return composition === 'cmp-08'
        ? { kind: 'cmp-08', nil: false }
        : { kind: 'gstr-4', nil: composition === 'gstr-4-nil' };
    case 'annual':
      return { kind: 'gstr-9', nil: false };
  }
};

const isAnnual = (kind: Kind): kind is Annual => kind === 'gstr-4' || kind === 'gstr-9';

/** Their period is a month, or one of the first two months of a quarter. */
const monthly: readonly Kind[] = ['gstr-3b', 'gstr-1', 'iff', 'pmt-06'];

interface Period {
  /** The period's name as extensions write it. */
  readonly name: string;
  readonly words: string;
  /** Its last month. */
  readonly last: string;
}

const findPeriod = (
  { words, monthInWords }: Pick<Texts, 'words' | 'monthInWords'>,
  kind: Kind,
  { month, year }: Pick<Case, 'month' | 'year'>,
): Period => {
  if (isAnnual(kind)) {
    const name = year ?? '';
    return { name, words: words.yearNamed(name), last: `${Number(name.slice(0, 4)) + 1}-03` };
  }
  const given = month ?? '';
  if (monthly.includes(kind)) return { name: given, words: monthInWords(given), last: given };
  const quarter = findQuarter(given);
  return {
    name: quarterName(quarter),
    words: words.quarterNamed(monthInWords(quarter.first), monthInWords(quarter.last)),
    last: quarter.last,
  };
};

const dueByRule = (kind: Kind, last: string, { dueDay, dueDate }: GstLateFeeFacts): string => {
  // Both annual returns are due in the calendar year in which the financial year ends.
  if (isAnnual(kind)) return dayIn(Number(last.slice(0, 4)), dueDate[kind].month, dueDate[kind].day);
  return makeDay(addMonths(last, 1), dueDay[kind]);
};

/**
 * Charges interest for each day of a year of 365 days, in leap years too, as the portal does, rounded to the rupee
 * (Central Goods and Services Tax Act, 2017, s. 170). Cash that is in the ledger from the due day on bears none (rule
 * 88B(1), proviso).
 */
const interestLine = (
  { words }: Pick<Texts, 'words'>,
  tax: number,
  ledger: number,
  percent: number,
  days: number,
): Line => ({
  label: words.interest,
  working: words.interestWorking(
    ledger > 0 ? words.without(amountInWords(tax), amountInWords(ledger)) : amountInWords(tax),
    percent,
    days,
  ),
  amount: calculatePart(tax - ledger, percent, 'rupee', { share: days, whole: 365 }),
});

interface Fee {
  /** The amounts are in paise, under both Acts together. */
  readonly perDay: number;
  /** The amounts are in paise, under each Act. */
  readonly mostOfEach: number;
  /** The working where the most holds. */
  readonly capped: (working: string, most: string) => string;
}

/** Calculates the fee, half of it under the Central Act and half under that of the State, as the portal asks it. */
const calculateFee = ({ words }: Pick<Texts, 'words'>, days: number, { perDay, mostOfEach, capped }: Fee) => {
  const each = perDay / 2;
  const working = words.feeWorking(days, amountInWords(each));
  const amount = Math.min(each * days, mostOfEach);
  const line = { working: amount < each * days ? capped(working, amountInWords(mostOfEach)) : working, amount };
  return {
    lines: [
      { label: words.centralFee, ...line },
      { label: words.stateFee, ...line },
    ],
    amount: 2 * amount,
    further: sayFurtherDays({ words }, 2 * amount, perDay, 2 * mostOfEach),
  };
};

/** Says what interest each further day adds, to the paisa, as only the whole is rounded to the rupee. */
const sayFurtherInterest = ({ words }: Pick<Texts, 'words'>, tax: number, percent: number): string[] => {
  const interest = calculatePart(tax, percent, 'paisa', { share: 1, whole: 365 });
  return interest === 0 ? [] : [words.eachDayInterest(amountInWords(interest))];
};

type Steps = readonly { readonly upTo: number | null; readonly figure: number }[];

const stepFor = (steps: Steps, turnover: number): number =>
  steps.find(({ upTo }) => upTo === null || turnover <= upTo)?.figure ?? Number.POSITIVE_INFINITY;

const feeFor = (words: Texts['words'], kind: Kind, nil: boolean, given: Case, facts: GstLateFeeFacts): Fee => {
  if (kind === 'gstr-9') {
    const turnover = given.yearTurnover ?? 0;
    const percent = stepFor(facts.annual.most, turnover) / 2;
    return {
      perDay: stepFor(facts.annual.perDay, turnover),
      mostOfEach: calculatePart(given.stateTurnover ?? turnover, percent, 'rupee'),
      capped: (working, most) => words.feeCappedByTurnover(working, percent, most),
    };
  }
  const [fee, nilFee] = kind === 'gstr-4' ? [facts.compositionFee, facts.compositionNilFee] : [facts.fee, facts.nilFee];
  const { perDay, most } = nil ? nilFee : fee;
  return { perDay, mostOfEach: stepFor(most, given.turnover ?? 0) / 2, capped: words.feeCapped };
};

/** The month whose GSTR-3B was due later in nine districts of Tamil Nadu alone. */
const LATER_IN_DISTRICTS = '2023-11';

/** GSTR-9C of the years up to this one cost no further fee when it was filed by this day (Notification 8/2025-Central Tax). */
const WAIVED = { year: '2022-23', until: '2025-03-31' } as const;

const isReturn3b = (kind: Kind): boolean => kind === 'gstr-3b' || kind === 'gstr-3b-quarterly';

type Figure = FigureName<keyof typeof gstLateFeeUsed>;

/** Lists the figures of the law by which a case is worked out. */
const listUses = (kind: Kind, nil: boolean, { tax, ledger }: Case): readonly Figure[] => {
  const perReturn: readonly Figure[] = nil
    ? ['gst:late-fee-nil-day/perDay', 'gst:late-fee-nil-day/most', 'gst:old-returns']
    : ['gst:late-fee-day/perDay', 'gst:late-fee-day/most', 'gst:old-returns'];
  const forTax: readonly Figure[] = [
    ...usedIf<Figure>(tax, 'gst:late-interest'),
    ...usedIf<Figure>(tax && ledger, 'gst:cash-in-ledger'),
  ];
  switch (kind) {
    case 'iff':
      return ['gst:iff-due', 'gst:iff-late-fee'];
    case 'pmt-06':
      return ['gst:pmt06-due', 'gst:late-interest'];
    case 'cmp-08':
      return ['gst:cmp08-due', 'gst:cmp08-late-fee', 'gst:late-interest'];
    case 'gstr-4':
      return nil
        ? ['gst:gstr4-due', 'gst:gstr4-late-fee/perDayNil', 'gst:gstr4-late-fee/mostNil', 'gst:old-returns']
        : ['gst:gstr4-due', 'gst:gstr4-late-fee/perDay', 'gst:gstr4-late-fee/most', 'gst:old-returns'];
    case 'gstr-9':
      return [
        'gst:gstr9-due',
        'gst:gstr9-turnover',
        'gst:gstr9c-turnover',
        'gst:gstr9-late-fee/perDay',
        'gst:gstr9-late-fee/most',
        'gst:old-returns',
      ];
    case 'gstr-3b':
      return ['gst:gstr3b-due', ...perReturn, ...forTax];
    case 'gstr-3b-quarterly':
      return ['gst:gstr3b-quarterly-due', 'gst:qrmp-turnover', ...perReturn, ...forTax];
    case 'gstr-1':
      return ['gst:gstr1-due', ...perReturn];
    case 'gstr-1-quarterly':
      return ['gst:gstr1-due', 'gst:qrmp-turnover', ...perReturn];
  }
};

const calculateGstLateFee = (texts: Texts, given: Case, facts: GstLateFeeFacts): Result => {
  const { words, inWords } = texts;
  const { filed, tax, month, year } = given;
  const { kind, nil } = readFiling(given);
  if (kind.endsWith('-quarterly') && (given.turnover ?? 0) > facts.quarterly)
    return { mistakes: { turnover: words.notQuarterly(amountInWords(facts.quarterly)) } };
  const period = findPeriod(texts, kind, given);
  const subject = `${words.forms[kind]}, ${period.words}`;
  const uses = listUses(kind, nil, given);
  const turnover = given.yearTurnover ?? 0;
  const { exempt, reconciled } = facts.annual;
  if (kind === 'gstr-9' && exempt !== null && turnover <= exempt)
    return {
      sheet: {
        subject,
        uses,
        headline: words.notRequired,
        urgent: false,
        lines: [],
        notes: [words.exempt(amountInWords(exempt)), words.voluntary],
        lists: [],
      },
    };
  const filing = {
    subject,
    uses,
    byRule: dueByRule(kind, period.last, facts),
    moved: facts.moved[kind][period.name],
    filed,
    directTax: false,
  };
  const inTime = kind === 'gstr-9' && turnover > reconciled ? words.bothInTime : words.inTime;
  return lateFeeResult(texts, filing, inTime, (days, due) => {
    if (kind === 'iff') return { headline: words.closed, lines: [], notes: [words.iffClosed] };
    if (kind === 'pmt-06' || kind === 'cmp-08') {
      const interest = interestLine(texts, tax ?? 0, 0, facts.interest, days);
      return {
        figure: { label: words.interest, amount: interest.amount },
        lines: [interest, { label: words.taxItself, amount: tax ?? 0 }],
        total: { label: words.totalOfChallan, amount: interest.amount + (tax ?? 0) },
        notes: [...sayFurtherInterest(texts, tax ?? 0, facts.interest), words.withoutFee[kind]],
      };
    }
    const last = addYears(due, facts.years);
    if (filed > last) return { headline: words.barred, lines: [], notes: [words.tooOld(facts.years)] };
    const warnings = [
      ...(filed > addYears(last, -1) ? [words.lastDay(inWords(last))] : []),
      ...(kind === 'gstr-3b' && month === LATER_IN_DISTRICTS ? [words.laterInDistricts] : []),
      ...(kind === 'gstr-9' && turnover > reconciled ? [words.bothForms(amountInWords(reconciled))] : []),
      ...(kind === 'gstr-9' && turnover > reconciled && year === WAIVED.year && filed <= WAIVED.until
        ? [words.waived(inWords(WAIVED.until))]
        : []),
      ...(kind === 'gstr-9' && exempt === null ? [words.exemptUnknown(period.words)] : []),
    ];
    const fee = calculateFee(texts, days, feeFor(words, kind, nil, given, facts));
    if (!tax || !isReturn3b(kind))
      return {
        lines: fee.lines,
        total: { label: words.totalFee, amount: fee.amount },
        notes: [...warnings, ...fee.further, ...(isReturn3b(kind) && !nil && tax === null ? [words.noInterest] : [])],
      };
    const isSpared = filed >= facts.ledgerFrom;
    const ledger = Math.min(given.ledger ?? 0, tax);
    const spared = isSpared ? ledger : 0;
    const interest = interestLine(texts, tax, spared, facts.interest, days);
    const late = addUp([fee.amount, interest.amount]);
    return {
      figure: { label: words.forLate, amount: late },
      lines: [...fee.lines, interest, { label: words.taxItself, amount: tax }],
      total: { label: words.total, amount: late + tax },
      notes: [
        ...warnings,
        ...fee.further,
        ...sayFurtherInterest(texts, tax - spared, facts.interest),
        ...(ledger > 0 && !isSpared ? [words.ledgerSince(inWords(facts.ledgerFrom))] : []),
        ...(kind === 'gstr-3b-quarterly' ? [words.firstTwoMonths] : []),
      ],
    };
  });
};

const THIRD = 2;

const checkMonth = ({ words, messages, monthInWords }: Texts, kind: Kind, given: Case, today: string): Mistakes => {
  const month = given.month ?? '';
  const { first, last } = findQuarter(month);
  const isMonth = monthly.includes(kind);
  if (kind === 'iff' || kind === 'pmt-06') {
    if (month === addMonths(first, THIRD)) return { month: words.thirdMonth[kind] };
    if (given.tax === null && kind === 'pmt-06') return { tax: messages.rupees };
  }
  if (isMonth && month < extensionsKnownFrom.gst)
    return { month: messages.tooEarly(monthInWords(extensionsKnownFrom.gst)) };
  if ((isMonth ? month : last) >= today.slice(0, 7)) return { month: isMonth ? words.notOver : words.quarterNotOver };
  return kind === 'cmp-08' && given.tax === null ? { tax: messages.rupees } : {};
};

const check = (texts: Texts, given: Case, today: string): Mistakes => {
  const { kind } = readFiling(given);
  const found = isAnnual(kind) ? {} : checkMonth(texts, kind, given, today);
  if (Object.keys(found).length > 0) return found;
  if ((given.stateTurnover ?? 0) > (given.yearTurnover ?? 0)) return { stateTurnover: texts.words.tooMuchInState };
  const { last, words: period } = findPeriod(texts, kind, given);
  return given.filed > makeDay(last, 31) ? {} : { filed: texts.words.tooEarly(period) };
};

/** Returns the tool in the language of its texts. */
export const createGstLateFee = (texts: Texts): Tool =>
  defineTool<ReturnType<typeof gstLateFeeFields>, GstLateFeeFacts>(texts, {
    slug: 'gst-late-fee',
    fields: gstLateFeeFields(texts),
    check: (given, today) => check(texts, given, today),
    factsOn: (given) => makeDay(findPeriod(texts, readFiling(given).kind, given).last, 31),
    work: (given, facts) => calculateGstLateFee(texts, given, facts),
  });
