import type { FunctionComponent } from 'react';
import type { ToolSlug } from '../../../content/tool-index/en.ts';
import { toolWords } from '../../../content/tools/shared/en.ts';
import { hrefTool } from '../../addresses/href.ts';
import { loadFields } from '../../tools/tools.ts';
import { ToolForm } from '../../ui/tool/tool-form.tsx';
import { ToolView } from '../../ui/tool/tool-result.tsx';
import { type ToolParts, useTool } from './use-tool.ts';

const CaseTool = (props: ToolParts) => {
  const { sheet, awake, shown, ...form } = useTool(props);
  return (
    <ToolView
      sheet={sheet}
      form={
        <ToolForm
          {...form}
          action={hrefTool(props.slug)}
          fields={props.fields}
          note={awake ? toolWords.stays : toolWords.posted}
        />
      }
      result={shown && <shown.Result worked={shown.worked} />}
      spoken={shown?.spoken}
    />
  );
};

/** @param slug as the page's markup names it */
export const loadCaseTool = async (slug: string): Promise<FunctionComponent<Pick<ToolParts, 'law'>>> => {
  const known = slug as ToolSlug;
  const fields = await loadFields[known]();
  return ({ law }) => <CaseTool slug={known} fields={fields} law={law} />;
};
