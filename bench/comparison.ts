/** The site beside the application that it was before: figures kept in before.json, and the newest results. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeLines } from './code-lines.ts';
import type { PartName, Results } from './part.ts';
import { figure } from './statistics.ts';
import { line } from './table-line.ts';

/** The application's last figures. */
interface Before {
  readonly commit: string;
  readonly parts: Readonly<Partial<Record<PartName, KeptFigures>>>;
  /** Lines of code by folder. */
  readonly lines: Readonly<Record<string, number>>;
}

/** Those of one part, with the day and the machine. */
interface KeptFigures {
  readonly measuredOn: string;
  readonly machine: string;
  /** By the name of today's line. */
  readonly figures: Readonly<Record<string, string>>;
}

const readBefore = (): Before => JSON.parse(readFileSync(join(import.meta.dirname, 'before.json'), 'utf8'));

const after = (results: Results, part: string, what: string): string => {
  const row = results[part as PartName]?.rows.find((one) => one.what === what);
  if (!row) return 'not measured yet';
  return row.ratio ? `${row.ours}, ${row.ratio} of ${row.peer.split(':')[0]}` : row.ours;
};

/** The lines of one part: where the application was measured, then both figures of each. */
const partLines = (results: Results, part: string, { measuredOn, machine, figures }: KeptFigures): string[] => [
  line([`**${part}**`, `${measuredOn}, ${machine}`, '']),
  ...Object.entries(figures).map(([what, before]) => line([what, before, after(results, part, what)])),
];

/** Both as one table in Markdown. */
export const comparison = (results: Results): readonly string[] => {
  const { commit, parts, lines } = readBefore();
  return [
    '## Before and after',
    '',
    `Before: one React application that took over every page in the browser (commit ${commit}). After: pages that React ` +
      'renders at build, with React in the browser only where an island stands. On another machine only shares, bytes ' +
      'and lines compare.',
    "A move, before: to the end of the first frame with the new screen, a touched link's parts fetched; after: to the new " +
      "page's first contentful paint, the page fetched while a pointer rested on its link.",
    '',
    line(['what', 'before', 'after']),
    line(['---', '---', '---']),
    ...Object.entries(parts).flatMap(([part, kept]) => partLines(results, part, kept)),
    ...Object.entries(lines).map(([folder, before]) =>
      line([`lines of code in ${folder}/, blank ones apart`, figure(before), figure(codeLines(folder))]),
    ),
    '',
  ];
};
