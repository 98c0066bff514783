import type { FastifyInstance } from 'fastify';
import { refusals } from '../../content/refusals.ts';
import { type ToolSlug, toolIndex } from '../../content/tool-index.ts';
import { fillTemplate, readTemplate } from '../../src/site/fill.ts';
import { hrefTool } from '../../src/site/href.ts';
import { dayInIndia } from '../../src/site/indian-time.ts';
import { allTools } from '../../src/tools/all-tools.ts';
import type { Typed } from '../../src/tools/field.ts';
import { allWithoutNames } from '../../src/tools/without-names.ts';
import { sendText } from '../http/errors.ts';
import { RequestError } from '../http/request-error.ts';
import { BODY_LIMIT, type FormFields } from '../leads/intake/form-body.ts';
import { addFormParsers, isFields } from '../leads/intake/form-parsers.ts';
import { toolFilling } from './filling.ts';

/** What the plugin needs. */
export interface ToolAnswersOptions {
  /** The HTML of each tool's page with its marks. */
  readonly pages: Readonly<Record<ToolSlug, string>>;
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
  { pages, now = Date.now }: ToolAnswersOptions,
): Promise<void> => {
  addFormParsers(app);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof RequestError)) throw error;
    return sendText(reply, error.status, error.message);
  });
  for (const { slug } of toolIndex) {
    const { tool, readings } = allTools[slug];
    const template = readTemplate(pages[slug]);
    app.post(hrefTool(slug), { bodyLimit: BODY_LIMIT, logLevel: 'warn' }, (request, reply) => {
      if (!isFields(request.body)) throw new RequestError(400, 'malformed', refusals.unreadable);
      const typed = allWithoutNames(tool.fields, typedIn(request.body));
      const result = tool.answer(typed, dayInIndia(now()), readings);
      return reply
        .code('mistakes' in result ? 422 : 200)
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(fillTemplate(template, toolFilling(tool, typed, result)));
    });
  }
};
