import type { FastifyReply, FastifyRequest } from 'fastify';
import { firm } from '../../../content/firm.ts';
import { refusals } from '../../../content/refusals/en.ts';
import { refusals as tamil } from '../../../content/refusals/ta.ts';
import type { Translated } from '../../../content/translated.ts';
import { hrefEnquiry, hrefPage } from '../../../src/addresses/href.ts';
import { type Locale, localeAt } from '../../../src/addresses/locale.ts';
import { CONTACT_FORM } from '../../../src/forms/contact.ts';
import { type FormName, forms } from '../../../src/forms/forms.ts';
import { newsletterFragments } from '../../../src/forms/newsletter.ts';
import { type Refusal, type RequestError, sendHtml } from '../../http/errors.ts';
import { callLinks, type PagesInLocale } from '../../http/page-frame.ts';
import type { LeadsConfig } from '../../settings.ts';
import type { Receipt } from '../store/submit.ts';
import { refererPath } from './origin.ts';

type Words = Translated<typeof refusals>;

const words: Readonly<Record<Locale, Words>> = { en: refusals, ta: tamil };

/** What each refusal says where its own message, which is English, would not be understood. */
const texts = {
  'cross-site': ({ crossSite }) => crossSite,
  malformed: ({ unreadable }) => unreadable,
  'unknown-form': ({ unknownForm }) => unknownForm,
  'too-large': ({ tooLarge }) => tooLarge,
  unsupported: ({ unsupported }) => unsupported,
  invalid: ({ unreadable }) => unreadable,
  'key-reused': ({ keyReused }) => keyReused,
  'rate-limited': ({ rateLimited }, { retryAfter }) => rateLimited(Math.ceil((retryAfter ?? 0) / 60)),
  overloaded: ({ overloaded }) => overloaded,
  unavailable: ({ notTaken }) => notTaken,
  fault: ({ notTaken }) => notTaken,
} satisfies Record<Refusal, (said: Words, error: RequestError) => string>;

/** The page of each form, for a browser that sends no Referer. */
const pagePaths = { contact: hrefPage('contact'), newsletter: hrefPage('blog') } as const satisfies Record<
  FormName,
  string
>;

/** Whether a browser sent the form without JavaScript: it asks for HTML. Scripts and programs read JSON. */
const asksForPage = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
};

const backTo = (request: FastifyRequest, form: FormName, siteOrigin: string, fragment: string): string =>
  `${refererPath(request, siteOrigin) ?? pagePaths[form]}#${fragment}`;

/** With JSON for a script, with a redirect back to the page's message for a browser without one. */
export const formAnswers = ({ siteOrigin }: Pick<LeadsConfig, 'siteOrigin'>, pages: PagesInLocale) => ({
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
      const to = page ? `${page}#${fragment}` : backTo(request, form, siteOrigin, fragment);
      return reply.redirect(to, 303);
    }
    const { success: message } = forms[form].texts;
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
        message: error.message,
        phone: firm.phone,
        ...(error.problems.length > 0 ? { fields: error.problems } : {}),
        ...(error.retryAfter === null ? {} : { retryAfter: error.retryAfter }),
      });
    }
    // The page holds a message for a failed form. A rate limit also needs its status and its waiting time.
    if (form !== null && error.status !== 429)
      return reply.redirect(backTo(request, form, siteOrigin, forms[form].fragments.error), 303);
    const locale = localeAt(refererPath(request, siteOrigin) ?? undefined);
    const page = {
      title: words[locale].title[form ?? CONTACT_FORM],
      text: locale === 'en' ? error.message : texts[error.refusal](words[locale], error),
      link: callLinks[locale],
    };
    return sendHtml(reply, error.status, (pages[locale] ?? pages.en).message(page));
  },
});
