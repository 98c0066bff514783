import { useState } from 'react';
import type { ServiceSlug } from '../../../content/service-index/en.ts';
import { toolWords } from '../../../content/tools/shared/en.ts';
import { enquiryQuery, hrefContact } from '../../addresses/href.ts';
import { toolEntry } from '../../catalogue/tools.ts';
import { optionOf } from '../../forms/contact.ts';
import { whatsappHref } from '../../office/contact-links.ts';
import { BYTE_ORDER_MARK } from '../../text/csv.ts';
import { answeredLines, caseFragment, caseLines } from '../../tools/case.ts';
import type { Typed } from '../../tools/field.ts';
import { csvOf, resultWords } from '../../tools/result-words.ts';
import type { Outcome, Table, Tool } from '../../tools/tool.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { ResultActions, ToolResult } from '../../ui/tool/tool-result.tsx';
import { keepDraft, readDraft } from '../draft.ts';

/** The link that was pressed opens the contact form: nothing is sent by that, and what was typed there before stays. */
const takeToContact = (service: ServiceSlug, text: string): void => {
  const { typed } = readDraft();
  const before = typed.message?.trim() ?? '';
  const message = before.includes(text) ? before : [before, text].filter(Boolean).join('\n\n');
  keepDraft({ typed: { ...typed, service: optionOf[service], message }, query: enquiryQuery({ service }) });
};

export interface Worked {
  readonly tool: Tool;
  readonly typed: Typed;
  readonly outcome: Outcome;
}

export const spokenResult = ({ tool, outcome }: Worked): string => {
  const { headline, lines, notes } = resultWords(toolEntry(tool.slug).name, outcome);
  const last = lines.at(-1);
  return `${headline}. ${last ? `${last.label}: ${last.amount}` : (notes[0] ?? '')}`;
};

/** The address holds the case too once the link was pressed. */
const Copies = ({ text, fragment }: { readonly text: string; readonly fragment: string | null }) => {
  const [copied, setCopied] = useState(false);
  const copy = (words: string): void => {
    navigator.clipboard?.writeText(words).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <button type="button" className={buttonClass('quiet')} onClick={() => copy(text)}>
        {toolWords.copy}
      </button>{' '}
      {fragment && (
        <a href={fragment} onClick={() => copy(location.origin + location.pathname + fragment)}>
          {toolWords.link}
        </a>
      )}{' '}
      <span role="status">{copied && toolWords.copied}</span>
    </>
  );
};

const Download = ({ name, table }: { readonly name: string; readonly table: Table }) => {
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csvOf(table)], { type: 'text/csv' }));
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

export const Result = ({ worked }: { readonly worked: Worked }) => {
  const { tool, typed, outcome } = worked;
  const { name, services } = toolEntry(tool.slug);
  const [service] = services;
  const lines = caseLines(tool.fields, typed, outcome);
  const fragment = caseFragment(tool.fields, typed);
  const table = 'sheet' in outcome ? outcome.sheet.table : undefined;
  return (
    <ToolResult sheet={resultWords(name, outcome)}>
      <ResultActions
        answered={answeredLines(tool.fields, typed).join('\n')}
        whatsapp={whatsappHref(toolWords.named(name), lines)}
        contact={hrefContact({ service })}
        onSend={() => takeToContact(service, [toolWords.message(name), ...lines].join('\n'))}
      >
        <Copies text={[name, ...caseLines(tool.fields, typed, outcome, true)].join('\n')} fragment={fragment} />
        {table && <Download name={tool.slug} table={table} />}
      </ResultActions>
    </ToolResult>
  );
};
