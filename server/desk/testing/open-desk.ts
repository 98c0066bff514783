import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { parse } from 'node-html-parser';
import { expect } from 'vitest';
import { deskFile } from '../../../src/delivery/template-files.ts';
import type { DeskModule } from '../../../src/desk/page.ts';
import type { Editions } from '../../../src/edition/edition.ts';
import { dist } from '../../../tests/support/built.ts';
import { sampleEditions } from '../../../tests/support/firms.ts';
import { createMailer } from '../../leads/outbox/mailer.ts';
import { startMailServer } from '../../leads/outbox/testing/mail-server.ts';
import { type DatabaseKind, testDatabase } from '../../leads/store/testing/databases.ts';
import { cleanUp, testConfig, testFolder, testStore } from '../../leads/store/testing/fixtures.ts';
import { buildDesk, type DeskDependencies } from '../desk.ts';

const { createDeskRenderer } = (await import(join(dist, deskFile))) as DeskModule;

export const office = 'office@ledger.test';

const endings: (() => Promise<unknown>)[] = [];

/** Closes the desks of the test, and removes what they stored. */
export const closeDesks = async (): Promise<void> => {
  for (const end of endings.splice(0)) await end();
  await cleanUp();
};

interface Options extends Partial<Pick<DeskDependencies, 'staff' | 'now' | 'trustProxy' | 'mailDelay'>> {
  readonly kind?: DatabaseKind;
  readonly deskOrigin?: string;
  readonly editions?: Editions;
}

/** Opens a desk that listens, its store, a mail server, and browsers that keep cookies but follow nothing. */
export const openDesk = async (options: Options = {}) => {
  const { kind = 'sqlite', staff = ['Office@ledger.test'], deskOrigin, editions = sampleEditions(), ...more } = options;
  const render = createDeskRenderer(editions.en);
  const smtp = await startMailServer();
  const mail = { SMTP_URL: smtp.url, NOTIFY_TO: office, MAIL_FROM: 'site@ledger.test' };
  const config = testConfig({ ...(await testDatabase(kind)), ...mail });
  const store = await testStore(config);
  const mailer = config.smtp && createMailer(config.smtp, config.siteOrigin);
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  let origin = '';
  const app = await buildDesk({
    editions,
    store,
    render,
    origin: () => deskOrigin ?? origin,
    siteOrigin: config.siteOrigin,
    staff,
    sendMail: async (id, to, subject, text) => mailer?.send(id, { to, subject, text }, AbortSignal.timeout(10_000)),
    backupDir: testFolder(),
    builtAt: Date.now(),
    trustProxy: false,
    log,
    mailDelay: () => 0,
    ...more,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  endings.push(
    () => app.close(),
    async () => mailer?.close(),
    () => smtp.close(),
  );

  /** Opens a browser of its own. */
  const browse = () => {
    let cookie = '';
    const ask = async (
      path: string,
      form?: Record<string, string> | [name: string, value: string][],
      headers: Record<string, string> = {},
    ) => {
      const response = await fetch(origin + path, {
        redirect: 'manual',
        headers: { cookie, ...(form ? { origin } : {}), ...headers },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      const [set] = response.headers.getSetCookie();
      if (set) cookie = set.split(';')[0] ?? '';
      const { status, headers: received } = response;
      return { status, headers: received, to: received.get('location'), html: await response.text(), set };
    };
    /**
     * Presses the button of a page, which need not be the newest, and gives the page that follows.
     * @param typed in place of what the fields hold
     */
    const press = async (html: string, label: string, typed: Record<string, string> = {}): Promise<string> => {
      const forms = parse(html).querySelectorAll('form[method=post]');
      const withButton = (form: (typeof forms)[number]) =>
        form.querySelectorAll('button').find(({ text }) => text === label);
      const form = forms.find(withButton);
      const button = form && withButton(form);
      if (!form || !button) throw new Error(`There is no button "${label}"`);
      const fields = [...form.querySelectorAll('input'), button].map(
        (field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? ''] as const,
      );
      const sent = { ...Object.fromEntries(fields.filter(([name]) => name !== '')), ...typed };
      const { to, html: answer } = await ask(
        button.getAttribute('formaction') ?? form.getAttribute('action') ?? '',
        sent,
      );
      return to === null ? answer : (await ask(to)).html;
    };
    const link = async (email: string): Promise<string | null> => {
      const before = smtp.mails.length;
      await ask('/sign-in', { email });
      await expect.poll(() => smtp.mails.length).toBeGreaterThan(before);
      return /\/sign-in\/[\w-]+/.exec(smtp.mails.at(-1)?.raw.replaceAll('=\r\n', '') ?? '')?.[0] ?? null;
    };
    const enter = async (email = office): Promise<void> => {
      const path = (await link(email)) ?? '';
      expect((await ask(path, {})).to).toBe('/');
    };
    /** Returns the names on a page of the inbox. */
    const names = async (query: string): Promise<(string | undefined)[]> =>
      [...(await ask(`/?${query}`)).html.matchAll(/class="name">([^<]*)</g)].map(([, name]) => name);
    return { ask, press, link, enter, names };
  };

  /** Opens a connection without requests; it may end with an error. */
  const connectSilently = async (): Promise<Socket> => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { store, config, smtp, lines, origin, app, browse, connectSilently, ...browse() };
};
