import { type FunctionComponent, useMemo } from 'react';
import type { Locale } from '../../../content/site.ts';
import type { ToolSlug } from '../../../content/tool-index/en.ts';
import { type LazyTool, loadToolWords, tools } from '../../tools/tools.ts';
import { ToolForm } from '../../ui/tool/tool-form.tsx';
import { ToolView } from '../../ui/tool/tool-view.tsx';
import type { ToolOnPage } from './tool-on-page.ts';
import { type ToolParts, useTool } from './use-tool.ts';

const CaseTool = (props: ToolParts) => {
  const { words, fields, page, Wages } = props;
  const { sheet, shown, ...form } = useTool(props);
  return (
    <ToolView
      words={words}
      sheet={sheet}
      form={
        <ToolForm
          {...form}
          words={words}
          action={page.action}
          fields={fields}
          note={form.today ? words.stays : words.posted}
          Wages={Wages ?? undefined}
        />
      }
      result={shown && <shown.Result worked={shown.worked} page={page} />}
      spoken={shown?.spoken}
    />
  );
};

/** @param slug as the page's markup names it @param locale the language of the page */
export const loadCaseTool = async (slug: string, locale: Locale): Promise<FunctionComponent<ToolOnPage>> => {
  const known = slug as ToolSlug;
  const tool: LazyTool = tools[known];
  const [words, makeFields, table] = await Promise.all([
    loadToolWords[locale](),
    tool.loadFields(locale),
    tool.asksWages ? import('../../ui/tool/wage-table.tsx') : null,
  ]);
  return (page) => {
    const fields = useMemo(() => makeFields(page.facts), [page.facts]);
    return (
      <CaseTool slug={known} locale={locale} words={words} fields={fields} page={page} Wages={table?.Wages ?? null} />
    );
  };
};
