import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toolIndex } from '../content/tool-index/en.ts';
import type { Editions } from '../src/edition/edition.ts';
import { MINUTE_MS, SECOND_MS } from '../src/office/durations.ts';
import { dayInIndia } from '../src/office/indian-time.ts';
import { allTools } from '../src/tools/all-tools.ts';
import type { ToolFields, Typed } from '../src/tools/field.ts';
import { longestAnswer } from '../src/tools/read-answer.ts';
import { RequestError, renderAsText, renderErrors, sendHtml } from './http/errors.ts';
import { addressKey } from './http/ip-addresses.ts';
import { overloaded } from './http/overload.ts';
import type { PagesInLocale } from './http/page-frame.ts';
import { addFormParsers, type FormFields, isFields, MAX_BODY_BYTES } from './leads/intake/form-body.ts';
import { createLimiter, refuse } from './leads/intake/limits.ts';

export interface ToolAnswersOptions {
  readonly editions: Editions;
  readonly pages: PagesInLocale;
  /** The most posts from one address in ten minutes, counted apart from those of the forms; no limit by default. */
  readonly perAddress?: number;
  readonly now?: () => number;
}

/** Limits the posts of all visitors in ten seconds, and those read at the same time: enquiries go before tools. */
const MAX_FOR_ALL_PER_WINDOW = 50;
const WINDOW_MS = 10_000;
const MAX_AT_ONCE = 20;
/** Posts above a limit are answered with their form, so many in ten seconds; the rest are refused unread. */
const MAX_POSTPONED_PER_WINDOW = 50;

const BYTES_PER_ENCODED_CHARACTER = 9;
const FORM_OVERHEAD_BYTES = 2048;

const calculateBodyLimit = (fields: ToolFields): number => {
  const characters = Object.values(fields).reduce((sum, field) => sum + longestAnswer(field), 0);
  return Math.min(MAX_BODY_BYTES, FORM_OVERHEAD_BYTES + BYTES_PER_ENCODED_CHARACTER * characters);
};

const typedIn = (fields: FormFields): Typed =>
  Object.fromEntries([...fields].map(([name, values]) => [name, values[0] ?? '']));

/** Answers the form of a tool, posted without JavaScript. Nothing is stored, and no request that succeeds is logged. */
export const toolAnswers = async (
  app: FastifyInstance,
  { editions, pages, perAddress = 0, now = Date.now }: ToolAnswersOptions,
): Promise<void> => {
  const byAddress = createLimiter(perAddress);
  const forAll = createLimiter(perAddress && MAX_FOR_ALL_PER_WINDOW, WINDOW_MS);
  const postponed = createLimiter(MAX_POSTPONED_PER_WINDOW, WINDOW_MS);
  const waitsMs = new WeakMap<FastifyRequest, number>();
  let open = 0;
  // The limits apply before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    const wait = byAddress(addressKey(request.ip), now()) || forAll('tools', now());
    if (wait > 0) {
      if (postponed('tools', now()) > 0) refuse(wait);
      waitsMs.set(request, wait);
    }
    if (open >= MAX_AT_ONCE) throw overloaded();
    open++;
    // A client that disconnects before its answer must leave the count as well.
    reply.raw.once('close', () => void open--);
  });
  addFormParsers(app);
  renderErrors(app, renderAsText(editions.en));
  for (const edition of Object.values(editions)) {
    const inLanguage = pages[edition.locale];
    if (!inLanguage) continue;
    const { tool, postponedTool } = inLanguage;
    for (const { slug } of toolIndex) {
      const path = edition.hrefTool(slug);
      const { fields } = allTools(edition)[slug].tool;
      app.post(path, { bodyLimit: calculateBodyLimit(fields), logLevel: 'warn' }, (request, reply) => {
        if (!isFields(request.body)) throw new RequestError(400, 'malformed', ({ refusals }) => refusals.unreadable);
        void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
        const typed = typedIn(request.body);
        const wait = waitsMs.get(request);
        if (wait !== undefined) {
          void reply.header('retry-after', String(Math.ceil(wait / SECOND_MS)));
          return sendHtml(reply, 429, postponedTool(slug, typed, Math.ceil(wait / MINUTE_MS)));
        }
        const { mistaken, html } = tool(slug, typed, dayInIndia(now()));
        return sendHtml(reply, mistaken ? 422 : 200, html);
      });
    }
  }
};
