import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { deskFile } from '../../src/delivery/server-pages.ts';
import type { DeskRenderer } from '../../src/desk/page.ts';
import { createMailer } from '../leads/outbox/mailer.ts';
import type { Store } from '../leads/store/store.ts';
import { listenError } from '../listen-error.ts';
import type { Settings } from '../settings.ts';
import { buildDesk } from './desk.ts';
import { hrefSignIn, LOCAL_STAFF, type SendMail } from './sign-in.ts';

/** How long a mail server may take for a link, milliseconds. */
const MAIL_WITHIN = 30_000;

const mails = ({ smtp, siteOrigin }: Settings['leads']): { send: SendMail | null; close: () => void } => {
  if (!smtp) return { send: null, close: () => undefined };
  const mailer = createMailer(smtp, siteOrigin);
  return {
    send: (to, subject, text) =>
      mailer.send(`desk-${crypto.randomUUID()}`, { to, subject, text }, AbortSignal.timeout(MAIL_WITHIN)),
    close: () => mailer.close(),
  };
};

/**
 * Starts the desk beside the site, which goes on without it when it cannot be started: then the log says why.
 * @param mailFault what is wrong with the mail server, or null
 * @returns what ends it
 */
export const startDesk = async (
  settings: Settings,
  store: Store,
  log: FastifyBaseLogger,
  mailFault: () => string | null,
): Promise<() => Promise<void>> => {
  const { desk, leads, backupDir, siteDir } = settings;
  if (!desk) return async () => undefined;
  const place = { port: desk.port, host: leads.deskOrigin === null ? '127.0.0.1' : settings.host };
  const mail = mails(leads);
  let origin = leads.deskOrigin ?? `http://localhost:${desk.port}`;
  try {
    const app = await buildDesk({
      store,
      render: (await import(pathToFileURL(join(siteDir, deskFile)).href)) as DeskRenderer,
      origin: () => origin,
      siteOrigin: leads.siteOrigin,
      staff: desk.staff,
      sendMail: mail.send,
      mailFault,
      backupDir,
      trustProxy: leads.trustProxy,
      log,
    });
    const listening = new URL(await app.listen(place));
    if (leads.deskOrigin === null) origin = `http://localhost:${listening.port}`;
    if (mail.send && desk.staff.length === 0) log.warn({}, 'nobody can sign in at the desk: STAFF is not set');
    const link = mail.send ? null : hrefSignIn(origin, await store.sessions.issueLink(LOCAL_STAFF, Date.now()));
    // Not into the log: whoever has the link is signed in.
    console.log(`The desk is on ${origin}${link ? `; this link signs in once, within 15 minutes: ${link}` : ''}`);
    return async () => {
      await app.close();
      mail.close();
    };
  } catch (error) {
    mail.close();
    const explained = listenError(error, place, 'DESK_PORT', 'HOST');
    log.error({ reason: explained instanceof Error ? explained.message : '' }, 'the desk could not be opened');
    return async () => undefined;
  }
};
