import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { sampleFields } from '../../../../src/forms/testing/samples.ts';
import { escapeHtml } from '../../../../src/text/escape-html.ts';
import { sampleEditions } from '../../../../tests/support/firms.ts';
import type { ServerPages } from '../../../http/page-frame.ts';
import { logRequests } from '../../../http/requests.ts';
import type { LeadsConfig } from '../../../settings.ts';
import { enquiryPages, enquiryPrivacy } from '../../enquiry/enquiry-pages.ts';
import type { Store } from '../../store/store.ts';
import { submissions } from '../submissions.ts';

/** A listening server with nothing but the forms. */
export interface FormServer {
  readonly origin: string;
  readonly app: FastifyInstance;
  readonly logged: string[];
}

/** The pages without their looks, so that these tests need no build. */
const bare: ServerPages = {
  message: ({ title, text, button, link }) =>
    `<h1>${title}</h1><p>${text}</p>${button ? `<form method="post" action="${button.action}"><button>${button.label}</button></form>` : ''}${link ? `<a href="${link.href}">${link.label}</a>` : ''}`,
  enquiry({ title, action, status, isWithdrawn, open, shows, answers }) {
    const { reference, received, passed, answered, withdrawn } = status;
    const lock = open
      ? `<form action="${action}">${'wrong' in shows && shows.wrong ? '<b>wrong</b>' : ''}</form>`
      : '<b>closed</b>';
    const all = answers.map(([label, answer]) => `<p>${label}: ${escapeHtml(answer)}</p>`).join('');
    const body = {
      locked: lock,
      all: `<b>shown</b>${all}${isWithdrawn ? '' : '<b>withdrawable</b>'}`,
      ask: `<b>ask</b><i>${'digits' in shows ? shows.digits : ''}</i>`,
    }[shows.kind];
    const rows = [reference, received, passed, answered, ...(isWithdrawn ? [withdrawn] : [])];
    return `<h1>${title}</h1><dl>${rows.join('|')}</dl>${body}`;
  },
  tool: () => ({ mistaken: false, html: '' }),
  postponedTool: () => '',
};

const servers: FastifyInstance[] = [];

/** Starts one on a free port; `closeServers` ends it. */
export const startForms = async (
  store: Store,
  config: LeadsConfig,
  now?: () => number,
  editions = sampleEditions(),
): Promise<FormServer> => {
  const logged: string[] = [];
  const app = Fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
  });
  const pages = { en: bare };
  await app.register(logRequests, {});
  await app.register(submissions, { editions, store, config, pages, ...(now ? { now } : {}) });
  await app.register(enquiryPrivacy);
  await app.register(enquiryPages, { editions, store, config, pages, ...(now ? { now } : {}) });
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

/** Returns a body as a browser encodes it. */
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
  fetch(origin, { method: 'POST', body, redirect: 'manual', headers: { accept: 'application/json', ...headers } });
