import { useEffect, useState } from 'react';
import { serviceOptions } from '../../../content/service-index.ts';
import { addToMessage } from '../../enhance/draft.ts';
import { chatHref } from '../../office/contact-links.ts';
import { BYTE_ORDER_MARK } from '../../text/csv.ts';
import { answeredLines, caseLines } from '../../tools/case.ts';
import { caseFragment } from '../../tools/case-link.ts';
import type { Typed } from '../../tools/field.ts';
import { isUsed } from '../../tools/is-used.ts';
import { resultWords, writeResultCsv } from '../../tools/result-words.ts';
import type { SharedTexts, ToolWords } from '../../tools/texts.ts';
import type { Outcome, Sheet, Table, Tool } from '../../tools/tool.ts';
import { ResultActions, ToolResult } from '../../ui/tool/tool-result.tsx';
import type { Enquiry, ToolOnPage } from './tool-on-page.ts';

/** Adds the result to the message of the contact form, which the pressed link opens; nothing is sent by that. */
const takeToContact = ({ service, contact }: Enquiry, text: string): void =>
  addToMessage(contact, text, { service: serviceOptions[service] });

export interface Worked {
  readonly tool: Tool;
  readonly texts: SharedTexts;
  readonly typed: Typed;
  /** The day of use (ISO date). */
  readonly today: string;
  readonly outcome: Outcome;
}

export const spokenResult = ({ texts, outcome }: Worked, { name }: ToolOnPage): string => {
  const { headline, beside, figure, notes } = resultWords(texts.toolWords, name, outcome);
  const opening = (figure ? [headline] : [headline, ...beside]).map((text) => (/[.?]$/.test(text) ? text : `${text}.`));
  if (!figure) return `${opening.join(' ')} ${notes[0] ?? ''}`;
  // A sentence beside the figure says on what the result depends.
  const [condition] = beside.filter((text) => text.endsWith('.'));
  return `${opening.join(' ')} ${figure.label}: ${figure.amount}${condition ? `. ${condition}` : ''}`;
};

interface CopiesProps {
  readonly words: ToolWords;
  readonly text: string;
  readonly fragment: string | null;
}

/** The address holds the case too once the link was pressed. */
const Copies = ({ words, text, fragment }: CopiesProps) => {
  const [copied, setCopied] = useState(false);
  const copy = (wanted: string): void => {
    navigator.clipboard?.writeText(wanted).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <button type="button" onClick={() => copy(text)}>
        {words.copy}
      </button>{' '}
      {fragment && (
        <a href={fragment} onClick={() => copy(location.origin + location.pathname + fragment)}>
          {words.link}
        </a>
      )}{' '}
      <span role="status">{copied && words.copied}</span>
    </>
  );
};

interface DownloadProps {
  readonly words: ToolWords;
  readonly name: string;
  readonly table: Table;
}

const Download = ({ words, name, table }: DownloadProps) => {
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, writeResultCsv(words, table)], { type: 'text/csv' }));
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button type="button" onClick={save}>
      {words.download}
    </button>
  );
};

/** Lets the chat button of the page carry the result for as long as it is shown; on phones the sheet's own gives way to it. */
const useChatButton = ({ ask }: ToolWords, tool: string, href: string): void => {
  useEffect(() => {
    const widget = document.querySelector('#whatsapp');
    const button = widget?.querySelector('button[aria-controls]');
    const text = button?.querySelector('span');
    const start = widget?.querySelector<HTMLAnchorElement>('dialog a');
    const subject = widget?.querySelector('dialog p + p');
    if (!widget || !button || !text || !start || !subject) return;
    const write = (name: string, words: string, chat: string, about: string): void => {
      button.setAttribute('aria-label', name);
      text.textContent = words;
      start.href = chat;
      subject.textContent = about;
    };
    const name = button.getAttribute('aria-label') ?? '';
    const before = [name, text.textContent ?? '', start.href, subject.textContent ?? ''] as const;
    write(`${ask}: ${before[1]}`, ask, href, tool);
    widget.toggleAttribute('data-result', true);
    return () => {
      write(...before);
      widget.removeAttribute('data-result');
    };
  }, [ask, tool, href]);
};

/** Shows only the figures of the law that a case uses, as they were on its day. */
const useBasis = ({ uses, lawOf }: Partial<Sheet>): void => {
  useEffect(() => {
    if (!lawOf) return;
    const before = [...document.querySelectorAll<HTMLElement>('[data-figure]')].map(
      (line) => [line, line.hidden] as const,
    );
    for (const [line] of before) line.hidden = !isUsed(line.dataset, uses, lawOf);
    return () => {
      for (const [line, hidden] of before) line.hidden = hidden;
    };
  }, [uses, lawOf]);
};

/** Leaves the services that do not fit a case out of those that the page offers. */
const useOffers = (services: Sheet['services']): void => {
  useEffect(() => {
    const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')];
    const isFitting = ({ dataset }: HTMLElement): boolean => !!services?.some((each) => each === dataset.offer);
    if (!offers.some(isFitting)) return;
    for (const offer of offers) offer.hidden = !isFitting(offer);
    return () => {
      for (const offer of offers) offer.hidden = false;
    };
  }, [services]);
};

/** Leads to another tool with what this one worked out in its form (src/tools/case-link.ts). */
const Other = ({ other, typed }: { readonly other: ToolOnPage['other']; readonly typed: Sheet['forOther'] }) =>
  other && typed ? (
    <p className="targets">
      <a href={`${other.href}#${new URLSearchParams(typed)}`}>{other.text}</a>
    </p>
  ) : null;

interface ResultProps {
  readonly worked: Worked;
  readonly page: ToolOnPage;
}

export const Result = ({ worked, page }: ResultProps) => {
  const { tool, texts, typed, today, outcome } = worked;
  const { toolWords } = texts;
  const { name, enquiries, chat, firm, newTab } = page;
  const sheet = 'sheet' in outcome ? outcome.sheet : undefined;
  const enquiry = enquiries.find(({ service }) => service === sheet?.services?.[0]) ?? enquiries[0];
  const given = { fields: tool.fields, typed, today };
  const lines = caseLines(texts, given, outcome);
  const fragment = caseFragment(tool.fields, typed, today);
  const table = sheet?.table;
  const whatsapp = chatHref(chat.whatsapp, [chat.greeting, ...lines]);
  useChatButton(toolWords, name, whatsapp);
  useBasis(sheet ?? {});
  useOffers(sheet?.services);
  return (
    <ToolResult words={toolWords} sheet={resultWords(toolWords, name, outcome)} chat={{ href: whatsapp, newTab }}>
      <Other other={page.other} typed={sheet?.forOther} />
      <ResultActions
        words={toolWords}
        answered={answeredLines(texts, given).join('\n')}
        whatsapp={sheet?.ask ? undefined : whatsapp}
        contact={enquiry.contact}
        firm={firm}
        newTab={newTab}
        onSend={() => takeToContact(enquiry, [toolWords.message(name), ...lines].join('\n'))}
      >
        <Copies
          words={toolWords}
          text={[name, ...caseLines(texts, given, outcome, true)].join('\n')}
          fragment={fragment}
        />
        {table && <Download words={toolWords} name={tool.slug} table={table} />}
      </ResultActions>
    </ToolResult>
  );
};
