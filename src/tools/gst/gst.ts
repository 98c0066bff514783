/** GST on a price or a bill: added to the amounts or taken out of them, line by line. */
import { gstWords as words } from '../../../content/tools/gst.ts';
import { amountRows } from '../amount-rows.ts';
import { inWords } from '../days.ts';
import type { Answers, Mistakes } from '../field.ts';
import { amountInWords, paise } from '../money.ts';
import { defineTool, type Line, type Outcome, type Table } from '../tool.ts';
import { type Bill, type BillLine, billOf, type TaxedLine } from './bill.ts';
import type { GstFacts } from './facts.ts';
import { COLUMNS, gstFields, MOST_AMOUNT, rates } from './fields.ts';

type Case = Answers<typeof gstFields>;

const MOST_LINES = 100;
/** How many faults are told at once. */
const TOLD = 3;

const isRate = (text: string): boolean => (rates as readonly string[]).includes(String(Number(text)));

const faultOf = (numbers: readonly string[], row: number): string | null => {
  const [amount = '', rate = ''] = numbers;
  if (numbers.length !== COLUMNS) return words.mistakes.row(row);
  if (!isRate(rate)) return words.mistakes.rate(row, rate);
  return Number(amount) > MOST_AMOUNT ? words.mistakes.tooMuch(row, amountInWords(paise(MOST_AMOUNT))) : null;
};

const rowsIn = (more: string | null) => amountRows(more ?? '', COLUMNS);

const check = ({ more }: Case): Mistakes => {
  const rows = rowsIn(more);
  if (rows.length > MOST_LINES) return { more: words.mistakes.tooMany(MOST_LINES) };
  const faults = rows.flatMap((numbers, index) => faultOf(numbers, index + 1) ?? []);
  return faults.length > 0 ? { more: faults.slice(0, TOLD).join(' ') } : {};
};

/** How a tax of a rate comes about; of several lines it is the sum of their taxes. */
const workingOf = (line: TaxedLine, percent: number, included: boolean, single: boolean): string => {
  const how = included
    ? words.takenOut(amountInWords(line.total), String(percent), String(100 + line.rate))
    : words.added(amountInWords(line.taxable), String(percent));
  return single ? how : `${how}, ${words.eachLine}`;
};

const linesOf = (line: TaxedLine, included: boolean, within: boolean, single: boolean): Line[] => {
  if (line.rate === 0) return [{ label: words.exemptValue, amount: line.taxable }];
  const rate = String(line.rate);
  const half = line.rate / 2;
  const working = workingOf(line, within ? half : line.rate, included, single);
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

const tableOf = ({ lines }: Bill, within: boolean): Table => {
  const columns = within
    ? (['taxable', 'central', 'state', 'total'] as const)
    : (['taxable', 'integrated', 'total'] as const);
  return {
    title: words.table.title,
    columns: columns.map((name) => words.table.columns[name]),
    rows: lines.map((line) => columns.map((name) => line[name])),
  };
};

/** For whom alone a rate of the bill is there, where it is for few. */
const onlyFor = (bill: Bill, { rates: inForce }: GstFacts): string[] =>
  inForce.flatMap(({ name, rate }) =>
    Object.hasOwn(words.only, name) && bill.byRate.some((line) => line.rate === rate)
      ? [words.only[name as keyof typeof words.only](String(rate))]
      : [],
  );

/** A bill by given facts. */
export const gstOf = ({ prices, place, amount, rate, more, round, day }: Case, facts: GstFacts): Outcome => {
  const lines: BillLine[] = [
    { amount, rate: Number(rate) },
    ...rowsIn(more).map(([each = '', percent = '']) => ({ amount: paise(Number(each)), rate: Number(percent) })),
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
  const bill = billOf(lines, { included, within });
  const rounding = round === 'yes' ? bill.rounding : 0;
  const tax = bill.total - bill.byRate.reduce((sum, { taxable }) => sum + taxable, 0);
  return {
    sheet: {
      subject: words.subject(inWords(day)),
      headline: words.headline(amountInWords(bill.total + rounding), amountInWords(tax)),
      urgent: false,
      lines: [
        ...bill.byRate.flatMap((line) =>
          linesOf(line, included, within, lines.filter((each) => each.rate === line.rate).length === 1),
        ),
        ...(rounding === 0
          ? []
          : [
              { label: words.whole, amount: bill.total, subtotal: true } as const,
              { label: words.rounding, amount: rounding },
            ]),
      ],
      total: { label: words.total, amount: bill.total + rounding },
      notes: [words.reasons[place], ...onlyFor(bill, facts), ...(tax % 100 === 0 ? [] : [words.paise])],
      lists: [],
      ...(lines.length > 1 ? { table: tableOf(bill, within) } : {}),
    },
  };
};

export const gst = defineTool<typeof gstFields, GstFacts>({
  slug: 'gst',
  fields: gstFields,
  check,
  factsOn: ({ day }) => day,
  work: gstOf,
});
