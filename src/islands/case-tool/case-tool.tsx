import { type FunctionComponent, useMemo } from 'react';
import type { Locale } from '../../../content/site.ts';
import type { ToolSlug } from '../../../content/tool-index/en.ts';
import { loadToolWords, tools } from '../../tools/tools.ts';
import { ToolForm } from '../../ui/tool/tool-form.tsx';
import { ToolView } from '../../ui/tool/tool-result.tsx';
import type { ToolOnPage } from './tool-on-page.ts';
import { type ToolParts, useTool } from './use-tool.ts';

const CaseTool = (props: ToolParts) => {
  const { words, fields, page } = props;
  const { sheet, awake, shown, ...form } = useTool(props);
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
          note={awake ? words.stays : words.posted}
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
  const [words, makeFields] = await Promise.all([loadToolWords[locale](), tools[known].loadFields(locale)]);
  return (page) => {
    const fields = useMemo(() => makeFields(page.facts), [page.facts]);
    return <CaseTool slug={known} locale={locale} words={words} fields={fields} page={page} />;
  };
};
