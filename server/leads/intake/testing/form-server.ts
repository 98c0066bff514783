import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { sampleFields } from '../../../../src/forms/testing/samples.ts';
import { mark, partMarks } from '../../../../src/site/fill.ts';
import { serverPageParts, serverPageTexts } from '../../../../src/site/server-page.ts';
import { logRequests } from '../../../http/requests.ts';
import type { LeadsConfig } from '../../../settings.ts';
import { enquiryPages, enquiryPrivacy } from '../../enquiry/enquiry-pages.ts';
import type { Store } from '../../store/store.ts';
import { pageFrom } from '../page.ts';
import { submissions } from '../submissions.ts';

/** A listening server with nothing but the forms. */
export interface FormServer {
  readonly origin: string;
  readonly app: FastifyInstance;
  readonly logged: string[];
}

const { title, text, action, label, href, linkLabel } = serverPageTexts;
const { button, link } = serverPageParts;

/** The built page without its styles, so that these tests need no build. */
const bare = `<h1>${title}</h1><p>${text}</p>
${button.start}<form method="post" action="${action}"><button>${label}</button></form>${button.end}
${link.start}<a href="${href}">${linkLabel}</a>${link.end}`;

const part = (name: string, inside: string): string => partMarks(name).start + inside + partMarks(name).end;

const bareEnquiry = `<h1>${mark('title')}</h1><p>${mark('text')}</p>
${part('ask', `<b>ask</b><i>${mark('digits')}</i>`)}
${part(
  'enquiry',
  `<dl>${mark('reference')}|${mark('received')}|${mark('passed')}|${mark('answered')}${part('withdrawn', `|${mark('withdrawn')}`)}</dl>
${part('closed', '<b>closed</b>')}${part('unlock', `<form action="${mark('action')}">${part('wrong', '<b>wrong</b>')}</form>`)}
${part('shown', `<b>shown</b>${part('answer', `<p>${mark('label')}: ${mark('said')}</p>`)}${part('withdrawable', '<b>withdrawable</b>')}`)}`,
)}`;

const servers: FastifyInstance[] = [];

/** Starts one on a free port; `closeServers` ends it. */
export const startForms = async (store: Store, config: LeadsConfig, now?: () => number): Promise<FormServer> => {
  const logged: string[] = [];
  const app = Fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
  });
  const renderPage = pageFrom({ en: bare });
  await app.register(logRequests, {});
  await app.register(submissions, { store, config, renderPage, ...(now ? { now } : {}) });
  await app.register(enquiryPrivacy);
  await app.register(enquiryPages, { store, config, pages: { en: bareEnquiry }, renderPage, ...(now ? { now } : {}) });
  servers.push(app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, app, logged };
};

/** Closes what `startForms` started. */
export const closeServers = async (): Promise<void> => {
  for (const server of servers.splice(0)) await server.close();
};

/** The fields of a good contact form. */
export const contactForm = {
  'form-name': 'contact',
  'bot-field': '',
  ...sampleFields('contact'),
  name: 'Meena Example',
  email: 'meena@example.org',
  phone: '+91 98765 43210',
  service: 'GST Notices & Appeals',
  message: 'Please call me about a notice.',
} as const;

/** A body as a browser encodes it. */
export const multipart = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** Posts as the page's script does. */
export const post = (
  origin: string,
  body: NonNullable<RequestInit['body']>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${origin}/`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { accept: 'application/json', ...headers },
  });
