import type { FastifyInstance } from 'fastify';
import { refusals } from '../../content/refusals.ts';
import { type ToolSlug, toolIndex } from '../../content/tool-index.ts';
import { inLocale } from '../../src/site/alternates.ts';
import { fillTemplate, readTemplate } from '../../src/site/fill.ts';
import { canonicalPath } from '../../src/site/href.ts';
import { dayInIndia } from '../../src/site/indian-time.ts';
import type { Locale } from '../../src/site/locale.ts';
import type { Typed } from '../../src/tools/field.ts';
import { sendText } from '../http/errors.ts';
import { RequestError } from '../http/request-error.ts';
import { BODY_LIMIT, type FormFields } from '../leads/intake/form-body.ts';
import { addFormParsers, isFields } from '../leads/intake/form-parsers.ts';
import * as inEnglish from './answer-tool.ts';

/** The tools in one language. */
export interface ToolsInLocale {
  /** The HTML of each tool's page with its marks. */
  readonly pages: Readonly<Record<ToolSlug, string>>;
  /** Loads the module that answers in it; null for the server's own texts. */
  readonly load: (() => Promise<unknown>) | null;
}

/** What the plugin needs. */
export interface ToolAnswersOptions {
  readonly tools: Readonly<Partial<Record<Locale, ToolsInLocale>>>;
  /** The clock, for tests. */
  readonly now?: () => number;
}

const typedIn = (fields: FormFields): Typed =>
  Object.fromEntries([...fields].map(([name, values]) => [name, values[0] ?? '']));

/**
 * Answers the form of a tool when a browser without JavaScript posts it: the same page, with the result and what was
 * typed. Nothing of it is stored, and the log has no line for a request that succeeds.
 */
export const toolAnswers = async (
  app: FastifyInstance,
  { tools, now = Date.now }: ToolAnswersOptions,
): Promise<void> => {
  addFormParsers(app);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof RequestError)) throw error;
    return sendText(reply, error.status, error.message);
  });
  for (const [locale, { pages, load }] of Object.entries(tools) as [Locale, ToolsInLocale][]) {
    // Built from the same source (build/bundle.ts).
    const { answerTool } = load ? ((await load()) as typeof inEnglish) : inEnglish;
    for (const { slug } of toolIndex) {
      const template = readTemplate(pages[slug]);
      const path = canonicalPath(inLocale({ kind: 'tool', tool: slug }, locale));
      app.post(path, { bodyLimit: BODY_LIMIT, logLevel: 'warn' }, (request, reply) => {
        if (!isFields(request.body)) throw new RequestError(400, 'malformed', refusals.unreadable);
        const { mistaken, filling } = answerTool(slug, typedIn(request.body), dayInIndia(now()));
        return reply
          .code(mistaken ? 422 : 200)
          .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          .type('text/html; charset=utf-8')
          .send(fillTemplate(template, filling));
      });
    }
  }
};
