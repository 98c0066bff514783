import type { Result, Results, Row } from './part.ts';

/** A row of a table in Markdown. */
const line = (texts: readonly string[]): string =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;

const columns = ['what', 'ours', 'peer', 'ratio', 'aim', 'met'] as const;

const cells = (row: Row): string[] => [
  row.what,
  row.ours,
  row.peer,
  row.ratio,
  row.aim,
  row.met === null ? '' : row.met ? 'yes' : 'no',
];

const listed = (results: Results): Result[] => Object.values(results);

/** The report as Markdown: one table, and where and when each part of it was measured. */
export const markdown = (results: Results): string => {
  const body = listed(results).flatMap(({ title, rows }) => [
    line([`**${title}**`, '', '', '', '', '']),
    ...rows.map((row) => line(cells(row))),
  ]);
  const origins = listed(results).map(({ title, measuredOn, machine }) => line([title, measuredOn, machine]));
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; `npm run bench -- serving leads` measures only these parts and keeps the other figures.',
    'Ours and its peer are always measured in the same run, because only their ratio means something on another machine.',
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...body,
    '',
    line(['part', 'measured on', 'machine']),
    line(['---', '---', '---']),
    ...origins,
    '',
  ].join('\n');
};

/** Prints the same table in columns. */
export const printTable = (results: Results): void => {
  const rows = listed(results).flatMap(({ title, rows }) => [[title], ...rows.map(cells)]);
  const all: readonly (readonly string[])[] = [columns, ...rows];
  const widths = columns.map((_, index) =>
    Math.max(...all.filter((row) => row.length > 1).map((row) => row[index]?.length ?? 0)),
  );
  const pad = (row: readonly string[]): string =>
    row.length === 1
      ? `\n${row[0]}`
      : row
          .map((text, index) => text.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd();
  console.log(`\n${all.map(pad).join('\n')}`);
};
