import type { gstUsed } from '../../../content/tools/gst/en.ts';
import { normalizeTyped } from '../../text/digits.ts';
import type { Answers, Mistakes } from '../field.ts';
import { addUp, amountInWords, calculatePart, paise } from '../money.ts';
import { readRupees } from '../read-answer.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type FigureName, type Line, type Outcome, type Table, type Tool, usedIf } from '../tool.ts';
import type { GstFacts } from './facts.ts';
import { gstFields, MAX_AMOUNT, rates } from './fields.ts';

export interface BillLine {
  /** The amount is in paise. */
  readonly amount: number;
  /** The rate is in percent, at most two decimals. */
  readonly rate: number;
}

export interface BillTerms {
  /** True if the amounts include the tax. */
  readonly included: boolean;
  /** True for a sale within the State: half of the tax is central, half the State's. */
  readonly within: boolean;
}

/** Rates have at most two decimals, so hundredths of a percent are whole numbers. */
const HUNDREDTHS = 100;

/**
 * Each tax is rounded to the paisa, a half upwards; central and State tax have half the rate each. Of an amount that
 * holds the tax, each is amount × its rate ÷ (100 + the sum of the rates): Central Goods and Services Tax Rules, 2017,
 * rule 35.
 */
export const taxedLine = ({ amount, rate }: BillLine, { included, within }: BillTerms) => {
  const share = Math.round(rate * HUNDREDTHS);
  const whole = (included ? 100 * HUNDREDTHS + share : 100 * HUNDREDTHS) * (within ? 2 : 1);
  const tax = calculatePart(amount, 100, 'paisa', { share, whole });
  const all = within ? 2 * tax : tax;
  const taxable = included ? amount - all : amount;
  return {
    rate,
    taxable,
    central: within ? tax : 0,
    state: within ? tax : 0,
    integrated: within ? 0 : tax,
    total: taxable + all,
  };
};

type TaxedLine = ReturnType<typeof taxedLine>;

const added = (lines: readonly TaxedLine[], rate: number): TaxedLine => {
  const sum = (name: keyof TaxedLine): number => addUp(lines.map((line) => line[name]));
  return {
    rate,
    taxable: sum('taxable'),
    central: sum('central'),
    state: sum('state'),
    integrated: sum('integrated'),
    total: sum('total'),
  };
};

export const makeBill = (given: readonly BillLine[], terms: BillTerms) => {
  const lines = given.map((line) => taxedLine(line, terms));
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  const { total } = added(lines, 0);
  return {
    lines,
    // The lowest rate first.
    byRate: rates.map((rate) =>
      added(
        lines.filter((line) => line.rate === rate),
        rate,
      ),
    ),
    total,
    // The total is rounded to whole rupees, fifty paise upwards.
    rounding: calculatePart(total, 100, 'rupee') - total,
  };
};

type Bill = ReturnType<typeof makeBill>;

type Texts = ToolTexts<'gstWords'>;
type GstWords = Texts['words'];
type Case = Answers<ReturnType<typeof gstFields>>;

const MAX_LINES = 100;
const MAX_MISTAKES_SHOWN = 3;

/** Words before an amount, as in "Rice 1,200". */
const name = /^[\p{L}\p{M}. ]+(?=[\d₹₨])/u;

/** Reads "1,200 5", "₹1,200 5%" or "Rice 1,200 @ 5%"; or says what is wrong with it. */
const readLine = (words: GstWords, text: string, row: number): BillLine | string => {
  const [, amount = '', percent = ''] = /^(.*[^\s@])[\s@]+(\d+(?:\.\d+)?)\s*%?$/.exec(normalizeTyped(text)) ?? [];
  const found = readRupees(amount.replace(name, ''));
  const rate = String(Number(percent));
  if (found === null) return words.mistakes.row(row);
  if (!(rates as readonly string[]).includes(rate)) return words.mistakes.rate(row, rate);
  const most = paise(MAX_AMOUNT);
  return found > most ? words.mistakes.tooMuch(row, amountInWords(most)) : { amount: found, rate: Number(rate) };
};

const linesIn = (words: GstWords, more: string | null): readonly (BillLine | string)[] =>
  (more ?? '')
    .split(/\r\n|\r|\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, index) => readLine(words, text, index + 1));

const check = (words: GstWords, { more }: Case): Mistakes => {
  const found = linesIn(words, more);
  if (found.length > MAX_LINES) return { more: words.mistakes.tooMany(MAX_LINES) };
  const faults = found.filter((each) => typeof each === 'string');
  return faults.length > 0 ? { more: faults.slice(0, MAX_MISTAKES_SHOWN).join(' ') } : {};
};

const writeWorking = (
  words: GstWords,
  line: TaxedLine,
  percent: number,
  included: boolean,
  single: boolean,
): string => {
  const how = included
    ? words.takenOut(amountInWords(line.total), String(percent), String(100 + line.rate))
    : words.added(amountInWords(line.taxable), String(percent));
  return single ? how : `${how}, ${words.eachLine}`;
};

const makeLines = (words: GstWords, line: TaxedLine, included: boolean, within: boolean, single: boolean): Line[] => {
  if (line.rate === 0) return [{ label: words.exemptValue, amount: line.taxable }];
  const rate = String(line.rate);
  const half = line.rate / 2;
  const working = writeWorking(words, line, within ? half : line.rate, included, single);
  return [
    { label: words.taxable(rate), amount: line.taxable },
    ...(within
      ? [
          { label: words.central(String(half)), working, amount: line.central },
          { label: words.state(String(half)), working, amount: line.state },
        ]
      : [{ label: words.integrated(rate), working, amount: line.integrated }]),
  ];
};

const makeTable = (words: GstWords, { lines }: Bill, within: boolean): Table => {
  const columns = within
    ? (['taxable', 'central', 'state', 'total'] as const)
    : (['taxable', 'integrated', 'total'] as const);
  return {
    title: words.table.title,
    columns: columns.map((name) => words.table.columns[name]),
    rows: lines.map((line) => columns.map((name) => line[name])),
  };
};

/** Returns notes on the rates of the bill that apply to few goods or services only. */
const onlyFor = (words: GstWords, bill: Bill, { rates: inForce }: GstFacts): string[] =>
  inForce.flatMap(({ name, rate }) =>
    Object.hasOwn(words.only, name) && bill.byRate.some((line) => line.rate === rate)
      ? [words.only[name as keyof typeof words.only](String(rate))]
      : [],
  );

/** Lists the figures of the law by which a bill is worked out. */
const listUses = (included: boolean, isRounded: boolean): readonly FigureName<keyof typeof gstUsed>[] => [
  'gst:rate-list',
  'gst:place-of-supply',
  ...usedIf(included, 'gst:tax-included' as const),
  ...usedIf(isRounded, 'gst:rounding' as const),
];

const calculateGst = (
  { words, inWords }: Texts,
  { prices, place, amount, rate, more, round, day }: Case,
  facts: GstFacts,
): Outcome => {
  const lines: BillLine[] = [
    { amount, rate: Number(rate) },
    ...linesIn(words, more).filter((each) => typeof each !== 'string'),
  ];
  const unknown = lines.find((line) => line.rate !== 0 && !facts.rates.some((each) => each.rate === line.rate));
  if (unknown)
    return {
      none: words.notInForce(
        String(unknown.rate),
        inWords(day),
        facts.rates.map((each) => words.rate(String(each.rate))).join(', '),
      ),
    };
  const included = prices === 'with';
  const within = place === 'here';
  const bill = makeBill(lines, { included, within });
  const rounding = round === 'yes' ? bill.rounding : 0;
  const tax = bill.total - addUp(bill.byRate.map(({ taxable }) => taxable));
  const total = { label: words.total, amount: bill.total + rounding };
  return {
    sheet: {
      subject: words.subject(inWords(day)),
      uses: listUses(included, round === 'yes'),
      headline: words.headline(amountInWords(total.amount), amountInWords(tax)),
      figure: total,
      beside: [words.ofTax(amountInWords(tax))],
      urgent: false,
      lines: [
        ...bill.byRate.flatMap((line) =>
          makeLines(words, line, included, within, lines.filter((each) => each.rate === line.rate).length === 1),
        ),
        ...(rounding === 0
          ? []
          : [
              { label: words.whole, amount: bill.total, subtotal: true } as const,
              { label: words.rounding, amount: rounding },
            ]),
      ],
      total,
      notes: [words.reasons[place], ...onlyFor(words, bill, facts), ...(tax % 100 === 0 ? [] : [words.paise])],
      lists: [],
      ...(lines.length > 1 ? { table: makeTable(words, bill, within) } : {}),
    },
  };
};

/** Returns the tool in the language of its texts. */
export const createGst = (texts: ToolTexts<'gstWords'>): Tool =>
  defineTool<ReturnType<typeof gstFields>, GstFacts>(texts, {
    slug: 'gst',
    fields: gstFields(texts),
    check: (given) => check(texts.words, given),
    factsOn: ({ day }) => day,
    work: (given, facts) => calculateGst(texts, given, facts),
  });
