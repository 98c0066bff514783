import type { FastifyReply, FastifyRequest } from 'fastify';
import { hrefEnquiry } from '../../../src/addresses/href.ts';
import { localeAt } from '../../../src/addresses/locale.ts';
import type { FixedPage } from '../../../src/addresses/route.ts';
import type { Editions } from '../../../src/edition/edition.ts';
import { CONTACT_FORM } from '../../../src/forms/contact.ts';
import { type FormName, forms, formTexts } from '../../../src/forms/forms.ts';
import { newsletterFragments } from '../../../src/forms/newsletter.ts';
import { editionFor } from '../../edition-for.ts';
import { type RequestError, sendHtml } from '../../http/errors.ts';
import { callLink, type PagesInLocale } from '../../http/page-frame.ts';
import type { LeadsConfig } from '../../settings.ts';
import type { Receipt } from '../store/submit.ts';
import { refererPath } from './origin.ts';

/** The page of each form, for a browser that sends no Referer. */
const pageOfForm = { contact: 'contact', newsletter: 'blog' } as const satisfies Record<FormName, FixedPage>;

/** True if a browser sent the form without JavaScript: it asks for HTML. Scripts and programs read JSON. */
const asksForPage = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
};

/** Answers with JSON in English for a script, and with a redirect back to the page's message for a browser without one. */
export const formAnswers = (
  editions: Editions,
  { siteOrigin }: Pick<LeadsConfig, 'siteOrigin'>,
  pages: PagesInLocale,
) => {
  const { en } = editions;
  const cameFrom = (request: FastifyRequest): string | null => refererPath(en, request, siteOrigin);
  const backTo = (request: FastifyRequest, form: FormName, fragment: string): string =>
    `${cameFrom(request) ?? en.hrefPage(pageOfForm[form])}#${fragment}`;
  return {
    /**
     * @param receipt shown by the script; a browser without one is led to the enquiry's page, which has the message too
     * @param confirm whether a subscriber is to wait for a mail
     */
    accepted(
      request: FastifyRequest,
      reply: FastifyReply,
      form: FormName,
      { receipt, confirm }: { readonly receipt: Receipt | null; readonly confirm: boolean },
    ): FastifyReply {
      void reply.headers({ 'cache-control': 'no-store', ...(receipt ? { 'referrer-policy': 'no-referrer' } : {}) });
      const page = receipt && hrefEnquiry(receipt.token);
      if (asksForPage(request)) {
        const fragment = confirm ? newsletterFragments.confirm : forms[form].fragments.success;
        const to = page ? `${page}#${fragment}` : backTo(request, form, fragment);
        return reply.redirect(to, 303);
      }
      const { success: message } = formTexts(en, form);
      return reply.code(200).send({
        ok: true,
        message,
        ...(confirm ? { confirm } : {}),
        ...(receipt ? { reference: receipt.reference, page } : {}),
      });
    },

    refused(request: FastifyRequest, reply: FastifyReply, form: FormName | null, error: RequestError): FastifyReply {
      if (!asksForPage(request)) {
        return reply.code(error.status).send({
          ok: false,
          error: error.refusal,
          message: error.reason(en),
          phone: en.firm.phone,
          ...(error.problems.length > 0 ? { fields: error.problems } : {}),
          ...(error.retryAfterSeconds === null ? {} : { retryAfter: error.retryAfterSeconds }),
        });
      }
      // The page holds a message for a failed form. A rate limit also needs its status and its waiting time.
      if (form !== null && error.status !== 429)
        return reply.redirect(backTo(request, form, forms[form].fragments.error), 303);
      const edition = editionFor(editions, localeAt(cameFrom(request) ?? undefined));
      const page = {
        title: edition.refusals.title[form ?? CONTACT_FORM],
        text: error.reason(edition),
        link: callLink(edition),
      };
      return sendHtml(reply, error.status, (pages[edition.locale] ?? pages.en).message(page));
    },
  };
};
