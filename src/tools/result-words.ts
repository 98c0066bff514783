import { toolWords } from '../../content/tools/shared.ts';
import { amountInWords } from './money.ts';
import type { Comparison, Outcome, Table } from './tool.ts';

/** A result as it is read. */
export interface ResultWords {
  readonly subject: string;
  readonly headline: string;
  readonly tone: 'urgent' | 'calm';
  readonly lines: readonly {
    readonly label: string;
    readonly working: string;
    readonly amount: string;
    readonly kind: 'line' | 'subtotal' | 'total';
  }[];
  readonly comparison: ComparisonWords | null;
  readonly notes: readonly string[];
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly table: TableWords | null;
}

type Rank = 'best' | 'other';

/** Amounts side by side; those of the best column are marked. */
export interface ComparisonWords {
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly rank: Rank }[];
  readonly rows: readonly {
    readonly label: string;
    readonly kind: 'line' | 'subtotal' | 'total';
    readonly cells: readonly { readonly amount: string; readonly rank: Rank }[];
  }[];
}

/** The working of each row: the first cell numbers the row, and the last row adds up. */
export interface TableWords {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Every row with its number, then the sums; a sum of which a part is not stated is not stated either. */
const numbered = ({ rows }: Table): readonly (readonly [name: string, ...(number | string | null)[]])[] => {
  const sums = (rows[0] ?? []).map((_, column) =>
    rows.reduce<number | null>((sum, cells) => {
      const cell = cells[column] ?? null;
      if (sum === null || cell === null) return null;
      return typeof cell === 'string' ? sum : sum + cell;
    }, 0),
  );
  return [...rows.map((cells, index) => [String(index + 1), ...cells] as const), [toolWords.sum, ...sums]];
};

const tableWords = (table: Table): TableWords => ({
  title: table.title,
  columns: [toolWords.rowNumber, ...table.columns],
  rows: numbered(table).map(([name, ...cells]) => [
    name,
    ...cells.map((cell) => (typeof cell === 'number' ? amountInWords(cell) : (cell ?? toolWords.noCell))),
  ]),
});

const rankOf = (column: number, best: number | null): Rank => (column === best ? 'best' : 'other');

const comparisonWords = ({ title, columns, best, rows }: Comparison): ComparisonWords => ({
  title,
  columns: columns.map((name, index) => ({ name, rank: rankOf(index, best) })),
  rows: rows.map(({ label, kind, amounts }) => ({
    label,
    kind,
    cells: amounts.map((amount, index) => ({
      amount: amount === 0 && kind === 'line' ? toolWords.noCell : amountInWords(amount),
      rank: rankOf(index, best),
    })),
  })),
});

/**
 * The words of an outcome: every amount written out, or why there is none.
 * @param tool what the tool is called
 */
export const resultWords = (tool: string, outcome: Outcome): ResultWords => {
  if ('none' in outcome)
    return {
      subject: tool,
      headline: toolWords.noSum,
      tone: 'calm',
      lines: [],
      comparison: null,
      notes: [outcome.none],
      lists: [],
      table: null,
    };
  const { subject, headline, urgent, lines, total, comparison, notes, lists, table } = outcome.sheet;
  return {
    subject,
    headline,
    tone: urgent ? 'urgent' : 'calm',
    lines: [
      ...lines.map(({ label, working = '', amount, subtotal }) => ({
        label,
        working,
        amount: amountInWords(amount),
        kind: subtotal ? ('subtotal' as const) : ('line' as const),
      })),
      ...(total
        ? [{ label: total.label, working: '', amount: amountInWords(total.amount), kind: 'total' as const }]
        : []),
    ],
    comparison: comparison ? comparisonWords(comparison) : null,
    notes,
    lists,
    table: table ? tableWords(table) : null,
  };
};

const cellOf = (cell: string | number | null): string =>
  typeof cell === 'number' ? (cell / 100).toFixed(cell % 100 === 0 ? 0 : 2) : (cell ?? '');

/** A text as RFC 4180 writes it. */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as a spreadsheet reads it (RFC 4180): amounts in rupees without marks, a row for the sums. */
export const csvOf = (table: Table): string =>
  [[toolWords.rowNumber, ...table.columns], ...numbered(table)]
    .map((row) => `${row.map((cell) => quoted(cellOf(cell))).join(',')}\r\n`)
    .join('');
