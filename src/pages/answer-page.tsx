/** Renders the pages that depend on a person. The build bundles it with React for the server, once for each language. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { locale } from '../../content/locale.ts';
import { refusals } from '../../content/refusals/en.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import { toolWords } from '../../content/tools/shared/en.ts';
import { CONTACT_PLACE, hrefTool } from '../addresses/href.ts';
import { toolEntry } from '../catalogue/tools.ts';
import type { ServerRenderer } from '../delivery/server-renderer.ts';
import { whatsappHref } from '../office/contact-links.ts';
import { allTools } from '../tools/all-tools.ts';
import { allWithoutNames } from '../tools/amount-rows.ts';
import { answeredLines, caseLines } from '../tools/case.ts';
import type { Mistakes, Typed } from '../tools/field.ts';
import { type ResultWords, resultWords } from '../tools/result-words.ts';
import { CaseForm, ToolForm } from '../ui/tool/tool-form.tsx';
import { ANSWER, ResultActions, ToolResult, ToolView, ToolWaiting } from '../ui/tool/tool-result.tsx';
import { keepTogether, markEnglish } from './rewrite-html.ts';
import { EnquiryView, ServerPage } from './server-views.tsx';
import { Shell } from './shell.tsx';
import { ToolPage } from './tool-page.tsx';

const here = locale === 'en' ? {} : { locale };

const message = (children: ReactNode): string =>
  markEnglish(renderToStaticMarkup(<Shell route={{ kind: 'not-found', ...here }}>{children}</Shell>));

export const renderMessage: ServerRenderer['renderMessage'] = (page) => ({
  title: page.title,
  body: message(<ServerPage {...page} />),
});

export const renderEnquiry: ServerRenderer['renderEnquiry'] = (page) => ({
  title: page.title,
  body: message(<EnquiryView {...page} />),
});

type Answer =
  | { readonly mistakes: Mistakes }
  | { readonly postponed: ResultWords }
  | { readonly sheet: ResultWords; readonly answered: readonly string[]; readonly said: readonly string[] };

export const renderToolAnswer = (slug: ToolSlug, typed: Typed, answer: Answer): string => {
  const { name, services } = toolEntry(slug);
  const mistakes = 'mistakes' in answer ? answer.mistakes : {};
  return keepTogether(
    markEnglish(
      renderToStaticMarkup(
        <Shell route={{ kind: 'tool', tool: slug, ...here }}>
          <ToolPage slug={slug}>
            <ToolView
              form={
                <ToolForm
                  action={hrefTool(slug)}
                  fields={allTools[slug].tool.fields}
                  values={typed}
                  mistakes={mistakes}
                  listed
                  note={toolWords.posted}
                />
              }
              result={
                'sheet' in answer ? (
                  <>
                    <span id={ANSWER} />
                    <ToolResult sheet={answer.sheet}>
                      <ResultActions
                        answered={answer.answered.join('\n')}
                        whatsapp={whatsappHref(toolWords.named(name), answer.said)}
                        contact={`#${CONTACT_PLACE}`}
                      />
                    </ToolResult>
                    <CaseForm service={services[0]} message={[toolWords.message(name), ...answer.said].join('\n')} />
                  </>
                ) : 'postponed' in answer ? (
                  <>
                    <span id={ANSWER} />
                    <ToolResult sheet={answer.postponed} />
                  </>
                ) : (
                  <ToolWaiting />
                )
              }
            />
          </ToolPage>
        </Shell>,
      ),
    ),
  );
};

export const answerTool: ServerRenderer['answerTool'] = (slug, posted, day) => {
  const { tool, law } = allTools[slug];
  const { name } = toolEntry(slug);
  const typed = allWithoutNames(tool.fields, posted);
  const result = tool.answer(typed, day, law);
  const mistaken = 'mistakes' in result;
  const answer = mistaken
    ? result
    : {
        sheet: resultWords(name, result),
        answered: answeredLines(tool.fields, typed),
        said: caseLines(tool.fields, typed, result),
      };
  return { title: name, mistaken, body: renderToolAnswer(slug, typed, answer) };
};

export const postponeTool: ServerRenderer['postponeTool'] = (slug, posted, minutes) => {
  const { name } = toolEntry(slug);
  const typed = allWithoutNames(allTools[slug].tool.fields, posted);
  const postponed = resultWords(name, { none: refusals.toolPostponed(minutes) });
  return { title: name, body: renderToolAnswer(slug, typed, { postponed }) };
};
