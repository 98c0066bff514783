import { describe, expect, test } from 'vitest';
import { sampleSite } from '../../tests/support/firms.ts';
import { createEdition } from '../edition/edition.ts';
import { allTools } from '../tools/all-tools.ts';
import type { ToolFields, Typed } from '../tools/field.ts';
import { loadAnswerTexts, loadToolWords, tools } from '../tools/tools.ts';
import { caseToolProps } from './case-tool-props.ts';

const TODAY = '2026-11-26';
const site = sampleSite(TODAY);

/**
 * Returns fields with what each of their functions gives for every answer, or for today where it fills a field in: two
 * functions are never equal themselves.
 */
const callFunctions = (fields: ToolFields): unknown => {
  const cases: readonly Typed[] = [
    {},
    ...Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' ? field.options.map(({ value }) => ({ [name]: value })) : [],
    ),
  ];
  const call = (part: unknown, key?: string): unknown => {
    if (key === 'filled') return typeof part === 'function' ? part(TODAY) : part;
    if (typeof part === 'function') return cases.map((typed) => part(typed));
    if (Array.isArray(part)) return part.map((each) => call(each));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, call(each, name)]));
  };
  return call(fields);
};

describe.each(['en', 'ta'] as const)('a browser (%s)', (locale) => {
  const edition = createEdition(site, locale);

  test.each(edition.toolIndex.map(({ slug }) => slug))("makes the same tool of its page's data: %s", async (slug) => {
    const { facts, law } = JSON.parse(JSON.stringify(caseToolProps(edition, slug)));
    const { tool } = allTools(edition)[slug];
    const makeFields = await tools[slug].loadFields(locale);
    expect(callFunctions(makeFields(facts))).toEqual(callFunctions(tool.fields));

    const [makeTool, toolWords, texts] = await Promise.all([
      tools[slug].loadTool(locale),
      loadToolWords[locale](),
      loadAnswerTexts[locale](),
    ]);
    const loaded = makeTool({ ...texts, toolWords }, facts);
    expect(callFunctions(loaded.fields)).toEqual(callFunctions(tool.fields));
    const [nothing, day] = [{}, '2026-11-26'];
    expect(loaded.answer(nothing, day, law)).toEqual(tool.answer(nothing, day, allTools(edition)[slug].law));
  });
});
