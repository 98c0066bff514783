import { writeCsv } from '../text/csv.ts';
import { amountInWords } from './money.ts';
import type { ToolWords } from './texts.ts';
import type { Comparison, Outcome, Sheet, Table } from './tool.ts';

type Rank = 'best' | 'other';

/** Rows with their number, then the sums; a sum of which a part is not stated is not stated either. */
const numbered = (
  words: ToolWords,
  { rows }: Table,
): readonly (readonly [name: string, ...(number | string | null)[]])[] => {
  const sums = (rows[0] ?? []).map((_, column) =>
    rows.reduce<number | null>((sum, cells) => {
      const cell = cells[column] ?? null;
      if (sum === null || cell === null) return null;
      return typeof cell === 'string' ? sum : sum + cell;
    }, 0),
  );
  return [...rows.map((cells, index) => [String(index + 1), ...cells] as const), [words.sum, ...sums]];
};

const tableWords = (words: ToolWords, table: Table) => ({
  title: table.title,
  columns: [words.rowNumber, ...table.columns],
  rows: numbered(words, table).map(([name, ...cells]) => [
    name,
    ...cells.map((cell) => (typeof cell === 'number' ? amountInWords(cell) : (cell ?? words.noCell))),
  ]),
});

const pickRank = (column: number, best: number | null): Rank => (column === best ? 'best' : 'other');

const comparisonWords = (words: ToolWords, { title, columns, best, rows }: Comparison) => ({
  title,
  columns: columns.map((name, index) => ({ name, rank: pickRank(index, best) })),
  rows: rows.map(({ label, kind, amounts }) => ({
    label,
    kind,
    cells: amounts.map((amount, index) => ({
      amount: amount === 0 && kind === 'line' ? words.noCell : amountInWords(amount),
      rank: pickRank(index, best),
    })),
  })),
});

/** Writes every amount out, or says why there is none. @param tool what it is called */
export const resultWords = (words: ToolWords, tool: string, outcome: Outcome) => {
  const sheet: Sheet =
    'none' in outcome
      ? { subject: tool, headline: words.noSum, urgent: false, lines: [], notes: [outcome.none], lists: [] }
      : outcome.sheet;
  const {
    subject,
    headline,
    isVerdict = false,
    figure,
    beside = [],
    urgent,
    lines,
    total,
    comparison,
    notes,
    lists,
    table,
  } = sheet;
  return {
    subject,
    headline,
    isVerdict,
    ask: sheet.ask ?? null,
    figure: figure ? { label: figure.label, amount: amountInWords(figure.amount) } : null,
    beside,
    tone: urgent ? ('urgent' as const) : ('calm' as const),
    lines: [
      ...lines.map(({ label, working = '', amount, subtotal }) => ({
        label,
        working,
        amount: amountInWords(amount),
        kind: subtotal ? ('subtotal' as const) : ('line' as const),
      })),
      ...(total && total !== figure
        ? [{ label: total.label, working: '', amount: amountInWords(total.amount), kind: 'total' as const }]
        : []),
    ],
    comparison: comparison ? comparisonWords(words, comparison) : null,
    notes,
    lists,
    table: table ? tableWords(words, table) : null,
  };
};

export type ResultWords = ReturnType<typeof resultWords>;
export type ComparisonWords = NonNullable<ResultWords['comparison']>;
export type TableWords = NonNullable<ResultWords['table']>;

const writeCell = (cell: string | number | null): string =>
  typeof cell === 'number' ? (cell / 100).toFixed(cell % 100 === 0 ? 0 : 2) : (cell ?? '');

/** Returns a table as CSV: amounts in rupees without marks, and a row for the sums. */
export const writeResultCsv = (words: ToolWords, table: Table): string =>
  writeCsv([[words.rowNumber, ...table.columns], ...numbered(words, table)].map((row) => row.map(writeCell)));
