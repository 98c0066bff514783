/** The texts for a tool's page when its form was posted; src/pages/tool-template.tsx has the marks that they replace. */

import type { ToolSlug } from '../../content/tool-index.ts';
import { toolWords } from '../../content/tools/shared.ts';
import { whatsappHref } from '../../src/site/contact-links.ts';
import type { Filling } from '../../src/site/fill.ts';
import { toolEntry } from '../../src/site/tools.ts';
import { allTools } from '../../src/tools/all-tools.ts';
import { allWithoutNames } from '../../src/tools/amount-rows.ts';
import { answeredLines, caseLines } from '../../src/tools/case.ts';
import { type Typed, toolFieldId } from '../../src/tools/field.ts';
import { type ComparisonWords, resultWords, type TableWords } from '../../src/tools/result-words.ts';
import type { Outcome, Result, Tool } from '../../src/tools/tool.ts';

const once: readonly Filling[] = [{}];
const never: readonly Filling[] = [];

/** Every field holds again what was typed, with what is wrong beside it. */
const formFilling = ({ fields }: Tool, typed: Typed, result: Result): Filling => {
  const mistakes = 'mistakes' in result ? result.mistakes : {};
  const names = Object.keys(fields);
  const wrong = names.flatMap((name) => (mistakes[name] ? [{ name, mistake: mistakes[name] }] : []));
  const answers = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? field.options.map(({ value }) => ({ name, value })) : [],
  );
  return {
    texts: Object.fromEntries(
      names.flatMap((name) => [
        [`value-${name}`, typed[name] ?? ''],
        [`mistake-${name}`, mistakes[name] ?? ''],
        [`invalid-${name}`, String(name in mistakes)],
      ]),
    ),
    parts: {
      ...Object.fromEntries(
        answers.flatMap(({ name, value }) => [
          [`on-${name}-${value}`, typed[name] === value ? once : never],
          [`off-${name}-${value}`, typed[name] === value ? never : once],
        ]),
      ),
      mistakes: wrong.length > 0 ? [{ texts: { summary: toolWords.summary(wrong.length) } }] : never,
      mistake: wrong.map(({ name, mistake }) => ({ texts: { field: toolFieldId(name), mistake } })),
    },
  };
};

const tableFilling = ({ title, columns, rows }: TableWords): Filling => ({
  texts: { 'table-title': title },
  parts: {
    column: columns.map((column) => ({ texts: { column } })),
    row: rows.map(([row = '', ...cells]) => ({
      texts: { row },
      parts: { cell: cells.map((cell) => ({ texts: { cell } })) },
    })),
  },
});

const comparisonFilling = ({ columns, rows }: ComparisonWords): Filling => ({
  parts: {
    compared: columns.map(({ name, rank }) => ({ texts: { compared: name, rank } })),
    comparison: rows.map(({ label, kind, cells }) => ({
      texts: { label, kind },
      parts: { 'compared-amount': cells.map(({ amount, rank }) => ({ texts: { amount, rank } })) },
    })),
  },
});

const resultFilling = ({ slug, fields }: Tool, typed: Typed, outcome: Outcome): Filling => {
  const { name } = toolEntry(slug);
  const { subject, headline, tone, lines, comparison, notes, lists, table } = resultWords(name, outcome);
  const said = caseLines(fields, typed, outcome);
  return {
    texts: {
      subject,
      headline,
      tone,
      answered: answeredLines(fields, typed).join('\n'),
      whatsapp: whatsappHref(toolWords.named(name), said),
      case: [toolWords.message(name), ...said].join('\n'),
    },
    parts: {
      lines: lines.length > 0 ? once : never,
      line: lines.map((line) => ({ texts: line })),
      'side-by-side': comparison ? [comparisonFilling(comparison)] : never,
      note: notes.map((note) => ({ texts: { note } })),
      table: table ? [tableFilling(table)] : never,
      list: lists.map(({ title, items }) => ({
        texts: { 'list-title': title },
        parts: { item: items.map((item) => ({ texts: { item } })) },
      })),
    },
  };
};

/** Fills a tool's page: its form, and the result or what is wrong. */
export const toolFilling = (tool: Tool, typed: Typed, result: Result): Filling => {
  const form = formFilling(tool, typed, result);
  const wrong = 'mistakes' in result;
  return {
    texts: form.texts ?? {},
    parts: {
      ...form.parts,
      waiting: wrong ? once : never,
      result: wrong ? never : [resultFilling(tool, typed, result)],
    },
  };
};

/** What a tool says to what was typed, for its page. */
export interface ToolAnswer {
  /** Whether something is to be mended first. */
  readonly mistaken: boolean;
  readonly filling: Filling;
}

/**
 * Answers the form of a tool in the language of its texts. For every other language the build bundles this module with
 * the texts of that language (build/bundle.ts).
 * @param day on which it is asked, in India (ISO date)
 */
export const answerTool = (slug: ToolSlug, fields: Typed, day: string): ToolAnswer => {
  const { tool, law } = allTools[slug];
  const typed = allWithoutNames(tool.fields, fields);
  const result = tool.answer(typed, day, law);
  return { mistaken: 'mistakes' in result, filling: toolFilling(tool, typed, result) };
};
