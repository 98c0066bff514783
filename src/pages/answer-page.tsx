/** Renders the pages that depend on a person. The build bundles it with React for the server, once for all languages. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import { CONTACT_PLACE } from '../addresses/href.ts';
import type { EnquiryPage, MessagePage, RenderedAnswer, ServerRenderer } from '../delivery/server-renderer.ts';
import type { Edition } from '../edition/edition.ts';
import { allTools } from '../tools/all-tools.ts';
import { answeredLines, caseLines } from '../tools/case.ts';
import type { Mistakes, Typed } from '../tools/field.ts';
import { type ResultWords, resultWords } from '../tools/result-words.ts';
import type { Sheet } from '../tools/tool.ts';
import { gatherWages, readTable } from '../tools/wage-list.ts';
import { EditionProvider } from '../ui/edition.tsx';
import { CaseForm } from '../ui/tool/case-form.tsx';
import { ToolForm } from '../ui/tool/tool-form.tsx';
import { ResultActions, ToolResult } from '../ui/tool/tool-result.tsx';
import { ANSWER, ToolView, ToolWaiting } from '../ui/tool/tool-view.tsx';
import { Wages } from '../ui/tool/wage-table.tsx';
import { firmLine } from './case-tool-props.ts';
import { keepTogether, markEnglish } from './rewrite-html.ts';
import { EnquiryView, ServerPage } from './server-views.tsx';
import { Shell } from './shell.tsx';
import { ToolPage } from './tool-page.tsx';

const here = ({ locale }: Edition) => (locale === 'en' ? {} : { locale });

const renderMarkup = (edition: Edition, children: ReactNode): string =>
  markEnglish(edition, renderToStaticMarkup(<EditionProvider edition={edition}>{children}</EditionProvider>));

const message = (edition: Edition, children: ReactNode): string =>
  renderMarkup(edition, <Shell route={{ kind: 'not-found', ...here(edition) }}>{children}</Shell>);

export const renderMessage = (edition: Edition, page: MessagePage): RenderedAnswer => ({
  title: page.title,
  body: message(edition, <ServerPage {...page} />),
});

export const renderEnquiry = (edition: Edition, page: EnquiryPage): RenderedAnswer => ({
  title: page.title,
  body: message(edition, <EnquiryView {...page} />),
});

type Answer =
  | { readonly mistakes: Mistakes }
  | { readonly postponed: ResultWords }
  | {
      readonly sheet: ResultWords;
      readonly worked?: Pick<Sheet, 'uses' | 'lawOf'> | undefined;
      readonly services?: Sheet['services'];
      readonly answered: readonly string[];
      readonly lines: readonly string[];
    };

export const renderToolAnswer = (edition: Edition, slug: ToolSlug, typed: Typed, answer: Answer): string => {
  const { toolEntry, hrefTool, toolWords, whatsappHref, labels } = edition;
  const { name, services } = toolEntry(slug);
  const mistakes = 'mistakes' in answer ? answer.mistakes : {};
  const fitting = 'sheet' in answer ? answer.services : undefined;
  return keepTogether(
    renderMarkup(
      edition,
      <Shell route={{ kind: 'tool', tool: slug, ...here(edition) }}>
        <ToolPage slug={slug} worked={'sheet' in answer ? answer.worked : undefined} fitting={fitting}>
          <ToolView
            words={toolWords}
            form={
              <ToolForm
                words={toolWords}
                action={hrefTool(slug)}
                fields={allTools(edition)[slug].tool.fields}
                values={typed}
                mistakes={mistakes}
                listed
                note={toolWords.posted}
                Wages={Wages}
                wages={readTable(allTools(edition)[slug].tool.fields, typed)}
              />
            }
            result={
              'sheet' in answer ? (
                <>
                  <span id={ANSWER} />
                  <ToolResult
                    words={toolWords}
                    sheet={answer.sheet}
                    chat={{ href: whatsappHref(toolWords.named(name), answer.lines), newTab: labels.newTab }}
                  >
                    <ResultActions
                      words={toolWords}
                      answered={answer.answered.join('\n')}
                      whatsapp={answer.sheet.ask ? undefined : whatsappHref(toolWords.named(name), answer.lines)}
                      contact={`#${CONTACT_PLACE}`}
                      firm={firmLine(edition)}
                      newTab={labels.newTab}
                    />
                  </ToolResult>
                  <CaseForm
                    service={fitting?.[0] ?? services[0]}
                    message={[toolWords.message(name), ...answer.lines].join('\n')}
                  />
                </>
              ) : 'postponed' in answer ? (
                <>
                  <span id={ANSWER} />
                  <ToolResult words={toolWords} sheet={answer.postponed} />
                </>
              ) : (
                <ToolWaiting words={toolWords} />
              )
            }
          />
        </ToolPage>
      </Shell>,
    ),
  );
};

const answerTool = (
  edition: Edition,
  slug: ToolSlug,
  posted: Typed,
  day: string,
): ReturnType<ServerRenderer['answerTool']> => {
  const { toolEntry, toolWords } = edition;
  const { tool, law } = allTools(edition)[slug];
  const { name } = toolEntry(slug);
  const typed = gatherWages(tool.fields, posted);
  const result = tool.answer(typed, day, law);
  const mistaken = 'mistakes' in result;
  const given = { fields: tool.fields, typed, today: day };
  const answer = mistaken
    ? result
    : {
        sheet: resultWords(toolWords, name, result),
        worked: 'sheet' in result ? result.sheet : undefined,
        services: 'sheet' in result ? result.sheet.services : undefined,
        answered: answeredLines(edition, given),
        lines: caseLines(edition, given, result),
      };
  return { title: name, mistaken, body: renderToolAnswer(edition, slug, typed, answer) };
};

const postponeTool = (edition: Edition, slug: ToolSlug, posted: Typed, minutes: number): RenderedAnswer => {
  const { toolEntry, toolWords, refusals } = edition;
  const { name } = toolEntry(slug);
  const typed = gatherWages(allTools(edition)[slug].tool.fields, posted);
  const postponed = resultWords(toolWords, name, { none: refusals.toolPostponed(minutes) });
  return { title: name, body: renderToolAnswer(edition, slug, typed, { postponed }) };
};

/** Returns what renders the server's own pages in the language of an edition. */
export const createServerRenderer = (edition: Edition): ServerRenderer => ({
  renderMessage: (page) => renderMessage(edition, page),
  renderEnquiry: (page) => renderEnquiry(edition, page),
  answerTool: (slug, fields, day) => answerTool(edition, slug, fields, day),
  postponeTool: (slug, fields, minutes) => postponeTool(edition, slug, fields, minutes),
});
