import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type BlogProxyOptions, blogProxy } from './blog-proxy/blog-proxy.ts';
import { editionFor } from './edition-for.ts';
import { answerHeaders, readForwardedWithoutPorts } from './http/answer-headers.ts';
import { errorAnswers } from './http/errors.ts';
import { capConnections, serverLimits } from './http/http-server.ts';
import { createGate, shedUnderLoad } from './http/overload.ts';
import { goneMessage } from './http/page-frame.ts';
import { health, type Readiness } from './http/readiness.ts';
import { logRequests } from './http/requests.ts';
import type { SiteFiles } from './http/site-files.ts';
import { sendNotFound, staticSite } from './http/static-site.ts';
import { enquiryPages, enquiryPrivacy } from './leads/enquiry/enquiry-pages.ts';
import { MAX_BODY_BYTES } from './leads/intake/form-body.ts';
import { submissions } from './leads/intake/submissions.ts';
import type { Store } from './leads/store/store.ts';
import type { LeadsConfig, Settings } from './settings.ts';
import { toolAnswers } from './tool-answers.ts';

export interface AppDependencies {
  readonly site: SiteFiles;
  readonly store: Store;
  readonly leads: Pick<LeadsConfig, 'siteOrigin' | 'limits' | 'trustProxy' | 'smtp'>;
  readonly limits: Settings['limits'];
  readonly readiness: Readiness;
  readonly log: FastifyBaseLogger;
  readonly mailFault?: () => string | null;
  readonly blog?: BlogProxyOptions;
}

/** Builds the application; the caller makes it listen. Requests go through the plugins in this order. */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { site, store, leads, limits, readiness, log, blog = {}, mailFault = () => null } = dependencies;
  const { editions } = site;
  const { en: edition } = editions;
  const app = Fastify({
    ...serverLimits(),
    loggerInstance: log,
    trustProxy: leads.trustProxy,
    genReqId: () => randomUUID(),
    // Fastify would log whole addresses, which may hold what a visitor typed.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // A request on an open connection is still answered while the server ends.
    return503OnClosing: false,
    // A path that cannot be decoded reaches no plugin.
    frameworkErrors: (_error, request, reply) => sendNotFound(site, request, reply, 400),
  });

  await app.register(capConnections, limits);
  await app.register(readForwardedWithoutPorts);
  await app.register(answerHeaders, { firm: edition.firm, inlineStyles: site.serverPageInline });
  await app.register(logRequests);
  await app.register(errorAnswers, { edition });
  await app.register(enquiryPrivacy);
  await app.register(health, { readiness, mailFault });
  const { en, ta } = site.inLocale;
  const pages = { en: en.pages, ...(ta && { ta: ta.pages }) };
  // These are refused under load and pages are still served: a page costs little, and it holds the phone number.
  await app.register(async (sheddable) => {
    await sheddable.register(shedUnderLoad, { maxEventLoopDelay: limits.maxEventLoopDelay });
    await sheddable.register(submissions, {
      editions,
      store,
      config: leads,
      pages,
      gate: createGate(limits.maxPosts),
    });
    await sheddable.register(enquiryPages, { editions, store, config: leads, pages });
    await sheddable.register(toolAnswers, { editions, pages, perAddress: leads.limits.perAddress });
    await sheddable.register(blogProxy, { ...blog, edition });
  });
  await app.register(staticSite, {
    site,
    gonePage: (service, locale) =>
      (pages[locale] ?? pages.en).message(goneMessage(editionFor(editions, locale), service)),
  });
  return app;
};
