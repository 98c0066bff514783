import { useState } from 'react';
import { toolWords } from '../../../content/tools/shared.ts';
import { whatsappHref } from '../../site/contact-links.ts';
import { hrefContact } from '../../site/href.ts';
import { toolEntry } from '../../site/tools.ts';
import { caseFragment, caseLines } from '../../tools/case.ts';
import { csvOf } from '../../tools/csv.ts';
import type { Typed } from '../../tools/field.ts';
import { sheetWords } from '../../tools/sheet-words.ts';
import type { Outcome, Table, Tool } from '../../tools/tool.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { SheetActions } from '../../ui/tool/sheet-actions.tsx';
import { ToolSheet } from '../../ui/tool/tool-sheet.tsx';
import { takeToContact } from './take-to-contact.ts';

/** A case that a tool has answered. */
export interface Worked {
  readonly tool: Tool;
  readonly typed: Typed;
  readonly outcome: Outcome;
}

/** What is said aloud of a result: its headline, and the sum. */
export const spokenResult = ({ tool, outcome }: Worked): string => {
  const { headline, lines, notes } = sheetWords(toolEntry(tool.slug).name, outcome);
  const last = lines.at(-1);
  return `${headline}. ${last ? `${last.label}: ${last.amount}` : (notes[0] ?? '')}`;
};

/** The link to a case; the address holds it too once it was pressed, for browsers that do not copy. */
const CaseLink = ({ fragment }: { readonly fragment: string }) => {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    const address = location.origin + location.pathname + fragment;
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <a href={fragment} onClick={copy}>
        {toolWords.link}
      </a>{' '}
      <span role="status">{copied && toolWords.copied}</span>
    </>
  );
};

/** The table of a result as a file of the visitor's own; it is made on the device. */
const Download = ({ name, table }: { readonly name: string; readonly table: Table }) => {
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv' }));
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button type="button" className={buttonClass('quiet')} onClick={save}>
      {toolWords.download}
    </button>
  );
};

/** The result of a case, and what can be done with it. */
export const Result = ({ worked }: { readonly worked: Worked }) => {
  const { tool, typed, outcome } = worked;
  const { name, services } = toolEntry(tool.slug);
  const [service] = services;
  const lines = caseLines(tool.fields, typed, outcome);
  const fragment = caseFragment(tool.fields, typed);
  const table = 'sheet' in outcome ? outcome.sheet.table : undefined;
  return (
    <ToolSheet sheet={sheetWords(name, outcome)}>
      <SheetActions
        whatsapp={whatsappHref(name, lines)}
        contact={hrefContact({ service })}
        onSend={() => takeToContact(service, [toolWords.message(name), ...lines].join('\n'))}
      >
        {fragment && <CaseLink fragment={fragment} />}
        {table && <Download name={tool.slug} table={table} />}
      </SheetActions>
    </ToolSheet>
  );
};
