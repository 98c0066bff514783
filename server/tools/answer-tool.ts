import type { ToolSlug } from '../../content/tool-index.ts';
import type { Filling } from '../../src/site/fill.ts';
import { allTools } from '../../src/tools/all-tools.ts';
import type { Typed } from '../../src/tools/field.ts';
import { allWithoutNames } from '../../src/tools/without-names.ts';
import { toolFilling } from './filling.ts';

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
