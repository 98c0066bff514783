import type { ToolSlug } from '../../content/tool-index.ts';
import { toolWords } from '../../content/tools/shared.ts';
import { mark } from '../site/fill.ts';
import { CONTACT_PLACE, hrefTool } from '../site/href.ts';
import { toolEntry } from '../site/tools.ts';
import { allTools } from '../tools/all-tools.ts';
import { CaseForm } from '../ui/tool/case-form.tsx';
import { SheetActions } from '../ui/tool/sheet-actions.tsx';
import { Part } from '../ui/tool/tool-field.tsx';
import { ToolForm } from '../ui/tool/tool-form.tsx';
import { ToolSheet } from '../ui/tool/tool-sheet.tsx';
import { ANSWER, ToolView, ToolWaiting } from '../ui/tool/tool-view.tsx';
import { ToolPage } from './tool-page.tsx';

/** A sheet whose words the server fills in (server/tools/answer-tool.ts). */
const sheet = {
  subject: mark('subject'),
  headline: mark('headline'),
  // The server puts one of the two there.
  tone: mark('tone') as 'calm',
  lines: [{ label: mark('label'), working: mark('working'), amount: mark('amount'), kind: mark('kind') as 'line' }],
  comparison: {
    // The same for every outcome: its caption is not shown.
    title: toolWords.sheet,
    columns: [{ name: mark('compared'), rank: mark('rank') as 'best' }],
    rows: [
      {
        label: mark('label'),
        kind: mark('kind') as 'line',
        cells: [{ amount: mark('amount'), rank: mark('rank') as 'best' }],
      },
    ],
  },
  notes: [mark('note')],
  lists: [{ title: mark('list-title'), items: [mark('item')] }],
  table: { title: mark('table-title'), columns: [mark('column')], rows: [[mark('row'), mark('cell')]] },
};

/** The page of a tool as the server answers its form: what was typed, and the result or what is wrong, are marks. */
export const ToolTemplate = ({ slug }: { readonly slug: ToolSlug }) => {
  const { tool } = allTools[slug];
  const [service] = toolEntry(slug).services;
  return (
    <ToolPage slug={slug}>
      <ToolView
        form={<ToolForm action={hrefTool(slug)} fields={tool.fields} note={toolWords.posted} marked />}
        result={
          <>
            <Part name="waiting" marked>
              <ToolWaiting />
            </Part>
            <Part name="result" marked>
              <span id={ANSWER} />
              <ToolSheet sheet={sheet} marked>
                <SheetActions answered={mark('answered')} whatsapp={mark('whatsapp')} contact={`#${CONTACT_PLACE}`} />
              </ToolSheet>
              <CaseForm service={service} message={mark('case')} />
            </Part>
          </>
        }
      />
    </ToolPage>
  );
};
