import type { FastifyReply, FastifyRequest } from 'fastify';
import { firm } from '../../../content/firm.ts';
import { refusals } from '../../../content/refusals.ts';
import { CONTACT_FORM } from '../../../src/forms/contact.ts';
import { type FormName, forms } from '../../../src/forms/forms.ts';
import { hrefPage } from '../../../src/site/href.ts';
import type { RequestError } from '../../http/request-error.ts';
import { refererPath } from './origin.ts';
import { callLink, type RenderPage } from './page.ts';

/** Where a form is, for a browser that does not say where it came from. */
const pages = { contact: hrefPage('contact'), newsletter: hrefPage('blog') } as const satisfies Record<
  FormName,
  string
>;

/** Whether a browser posted by itself: it asks for HTML. Everything else reads a status and JSON. */
const asksForPage = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
};

const backTo = (request: FastifyRequest, form: FormName, siteOrigin: string, outcome: 'success' | 'error'): string =>
  `${refererPath(request, siteOrigin) ?? pages[form]}#${forms[form].fragments[outcome]}`;

/** How answers are made; the same for every form. */
export interface Answers {
  accepted(request: FastifyRequest, reply: FastifyReply, form: FormName): FastifyReply;
  refused(request: FastifyRequest, reply: FastifyReply, form: FormName | null, error: RequestError): FastifyReply;
}

/** JSON for the page's script, a redirect back to the page with its message for a browser without JavaScript. */
export const formAnswers = (siteOrigin: string, renderPage: RenderPage): Answers => ({
  accepted(request, reply, form) {
    void reply.header('cache-control', 'no-store');
    if (asksForPage(request)) return reply.redirect(backTo(request, form, siteOrigin, 'success'), 303);
    return reply.code(200).send({ ok: true, message: forms[form].texts.success });
  },

  refused(request, reply, form, error) {
    void reply.header('cache-control', 'no-store');
    if (error.retryAfter !== null) void reply.header('retry-after', String(error.retryAfter));
    if (!asksForPage(request)) {
      return reply.code(error.status).send({
        ok: false,
        error: error.refusal,
        message: error.message,
        phone: firm.phone,
        ...(error.problems.length > 0 ? { fields: error.problems } : {}),
        ...(error.retryAfter === null ? {} : { retryAfter: error.retryAfter }),
      });
    }
    // A limit has to be told with its status; everything else is the message that waits in the form's page.
    if (form !== null && error.status !== 429) return reply.redirect(backTo(request, form, siteOrigin, 'error'), 303);
    const page = renderPage({ title: refusals.title[form ?? CONTACT_FORM], text: error.message, link: callLink });
    return reply.code(error.status).type('text/html; charset=utf-8').send(page);
  },
});
