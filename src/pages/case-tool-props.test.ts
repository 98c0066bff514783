import { describe, expect, test } from 'vitest';
import { sampleSite } from '../../tests/support/firms.ts';
import { createEdition } from '../edition/edition.ts';
import { allTools } from '../tools/all-tools.ts';
import { loadAnswerTexts, loadToolWords, tools } from '../tools/tools.ts';
import { caseToolProps } from './case-tool-props.ts';

const TODAY = '2026-11-26';
const site = sampleSite(TODAY);

describe.each(['en', 'ta'] as const)('a browser (%s)', (locale) => {
  const edition = createEdition(site, locale);

  test.each(edition.toolIndex.map(({ slug }) => slug))("makes the same tool of its page's data: %s", async (slug) => {
    const { facts, law } = JSON.parse(JSON.stringify(caseToolProps(edition, slug)));
    const { tool } = allTools(edition)[slug];
    const makeFields = await tools[slug].loadFields(locale);
    expect(makeFields(facts)).toEqual(tool.fields);

    const [makeTool, toolWords, texts] = await Promise.all([
      tools[slug].loadTool(locale),
      loadToolWords[locale](),
      loadAnswerTexts[locale](),
    ]);
    const loaded = makeTool({ ...texts, toolWords }, facts);
    expect(loaded.fields).toEqual(tool.fields);
    const [nothing, day] = [{}, '2026-11-26'];
    expect(loaded.answer(nothing, day, law)).toEqual(tool.answer(nothing, day, allTools(edition)[slug].law));
  });
});
