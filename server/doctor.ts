/** `npm run doctor`: checks all that a running site depends on; exits with 1 when something is to be done. */

import { resolveMx, resolveTxt } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { parseArgs } from 'node:util';
import { FirmError, loadSite } from '../config/load-site.ts';
import { isPlaceholder } from '../content/placeholder.ts';
import type { Firm } from '../content/site.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../src/office/durations.ts';
import { isLoopback } from './http/ip-addresses.ts';
import { createMailer } from './leads/outbox/mailer.ts';
import { restoreStore } from './leads/store/backup.ts';
import { StorageError } from './leads/store/errors.ts';
import { openStore, type Store } from './leads/store/store.ts';
import { checkNightlyJobs, readBuildTime } from './nightly.ts';
import { findMistypedNames, readSettings, readSiteSource, type Settings, SettingsError } from './settings.ts';

interface Finding {
  readonly line: string;
  readonly todo?: string;
}

const ok = (text: string): Finding => ({ line: `ok     ${text}` });
const wrong = (text: string, todo: string): Finding => ({ line: `WRONG  ${text}`, todo });
const unknown = (text: string): Finding => ({ line: `?      ${text}` });

const REQUEST_TIMEOUT_MS = 15 * SECOND_MS;
/** Certificates are renewed thirty days before their end; fewer than these left, and that has failed. */
const CERTIFICATE_DAYS = 14;
const MIN_FREE_SHARE = 0.2;
/** Dates in mails and tokens go wrong beyond that. */
const MAX_CLOCK_OFFSET_MS = MINUTE_MS;

const silent = { info() {}, warn() {}, error() {} };
const reason = (error: unknown): string =>
  error instanceof Error ? String((error as { code?: unknown }).code ?? error.message) : 'unknown';

const mail = async (firm: Firm, { leads: { smtp, siteOrigin } }: Settings, send: boolean): Promise<Finding> => {
  if (!smtp) return wrong('no mail server is set: nobody is told of an enquiry', 'set SMTP_URL and NOTIFY_TO');
  if (!send) return unknown('no test mail was sent (--no-mail)');
  const mailer = createMailer(smtp, siteOrigin);
  const to = [smtp.notifyTo].flat().join(', ');
  try {
    await mailer.send(
      `doctor-${Date.now()}`,
      {
        to,
        subject: `Test of ${siteOrigin}`,
        text: `The website sent this to see that its mails arrive.\n${firm.name}`,
      },
      AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    );
    return ok(`the mail server took a test mail to ${to}: look whether it arrived, also in the folder for spam`);
  } catch (error) {
    return wrong(
      `the mail server did not take a test mail to ${to}: ${error instanceof Error ? error.message : ''}`,
      'correct SMTP_URL',
    );
  } finally {
    mailer.close();
  }
};

const origin = (firm: Firm, { leads: { siteOrigin } }: Settings): Finding => {
  if (isPlaceholder(siteOrigin))
    return wrong(`the site's address is a placeholder: ${siteOrigin}`, 'set origin in firm.yaml, and no SITE_ORIGIN');
  return siteOrigin === firm.origin
    ? ok(`the site's address is ${siteOrigin}`)
    : wrong(
        `SITE_ORIGIN is ${siteOrigin}, the pages say ${firm.origin}`,
        'remove SITE_ORIGIN, or correct origin in firm.yaml',
      );
};

const copies = (firm: Firm, { leads: { webhook } }: Settings): Finding => {
  const named = firm.enquiriesCopiedTo;
  if (webhook && named === null)
    return wrong(
      'enquiries are copied to WEBHOOK_URL, and the privacy page does not say so',
      'set enquiriesCopiedTo in firm.yaml and build the site',
    );
  return webhook || named === null
    ? ok(`enquiries are copied to ${named ?? 'nobody'}, as the privacy page says`)
    : wrong(
        `the privacy page says that enquiries are copied to ${named}`,
        'set WEBHOOK_URL, or enquiriesCopiedTo: none',
      );
};

const sender = async ({ leads: { smtp } }: Settings): Promise<Finding> => {
  const domain = smtp?.from.split('@')[1];
  if (!domain) return unknown('no mails, so no sender to check');
  try {
    const [texts, exchanges] = await Promise.all([resolveTxt(domain), resolveMx(domain)]);
    if (!texts.some((parts) => parts.join('').startsWith('v=spf1')))
      return wrong(
        `${domain} has no SPF record: mails land in spam`,
        `add a TXT record "v=spf1 ... -all" for ${domain}`,
      );
    return exchanges.length > 0
      ? ok(`${domain} has an SPF record and takes mail`)
      : wrong(`${domain} takes no mail: answers to the office's mails are lost`, `add an MX record for ${domain}`);
  } catch (error) {
    return unknown(`the DNS does not answer for ${domain} (${reason(error)})`);
  }
};

const site = async ({ leads: { siteOrigin } }: Settings): Promise<readonly Finding[]> => {
  if (!siteOrigin.startsWith('https:') || isPlaceholder(siteOrigin))
    return [unknown('no certificate to look at, and no other clock to compare with')];
  try {
    const asked = request(siteOrigin, { method: 'HEAD', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }).end();
    const [{ socket, headers }] = (await once(asked, 'response')) as [IncomingMessage];
    const { valid_to } = (socket as TLSSocket).getPeerCertificate();
    const days = Math.floor((Date.parse(valid_to) - Date.now()) / DAY_MS);
    const off = Math.abs(Date.parse(headers.date ?? '') - Date.now());
    const { hostname } = new URL(siteOrigin);
    socket.destroy();
    return [
      days < CERTIFICATE_DAYS
        ? wrong(`the certificate of ${hostname} ends in ${days} days`, 'see why it is not renewed')
        : ok(`the certificate of ${hostname} is good for ${days} days`),
      Number.isNaN(off)
        ? unknown('no other clock to compare with')
        : off > MAX_CLOCK_OFFSET_MS
          ? wrong(`the clock is ${Math.round(off / 1000)} s off`, 'switch on NTP (timedatectl set-ntp true)')
          : ok('the clock is right'),
    ];
  } catch (error) {
    return [
      wrong(
        `${siteOrigin} does not answer with a good certificate (${reason(error)})`,
        'see that the proxy runs and has a certificate',
      ),
    ];
  }
};

const disk = async ({ leads: { dataDir } }: Settings): Promise<Finding> => {
  try {
    const { bavail, blocks } = await statfs(dataDir);
    const free = bavail / blocks;
    const text = `${Math.round(free * 100)} % of the disk of ${dataDir} is free`;
    return free < MIN_FREE_SHARE ? wrong(text, 'make room, or enquiries cannot be stored') : ok(text);
  } catch (error) {
    return wrong(
      `${dataDir} cannot be looked at (${reason(error)})`,
      'set DATA_DIR, and run this as the user of the service',
    );
  }
};

const proxy = ({ host, leads: { siteOrigin, trustProxy } }: Settings): Finding => {
  if (!siteOrigin.startsWith('https:')) return unknown('no proxy to trust: the site has no https address');
  if (trustProxy) return ok(`visitors' addresses are taken from ${trustProxy.join(', ')}`);
  return isLoopback(host)
    ? wrong('all visitors share one limit: TRUST_PROXY is not set', "set TRUST_PROXY='true'")
    : unknown('TRUST_PROXY is not set: right only where no proxy stands before the server');
};

const mistyped = (): Finding[] => findMistypedNames(process.env).map((line) => wrong(line, 'correct the name'));

const withStore = async <T>(leads: Settings['leads'], look: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(leads, silent, 'maintenance');
  return await look(store).finally(() => store.close());
};

const database = async ({ leads }: Settings): Promise<Finding> => {
  // Looking would make a new, empty one.
  if (!leads.databaseUrl && !existsSync(join(leads.dataDir, 'leads.db')))
    return wrong(`there is no database in ${leads.dataDir}`, 'correct DATA_DIR, or start the server, which makes one');
  try {
    await withStore(leads, ({ watch }) => watch.probe(Date.now()));
    return ok(`the database can be written (${leads.databaseUrl ? 'PostgreSQL' : leads.dataDir})`);
  } catch (error) {
    return wrong(
      error instanceof StorageError ? error.message : `the database cannot be written (${reason(error)})`,
      'correct DATABASE_URL or DATA_DIR, and run this as the user of the service',
    );
  }
};

const backups = async ({ leads }: Settings, folder: string): Promise<Finding> => {
  const todo = 'install coimbatore-tax-backup.timer (docs/operations.md), or set BACKUP_DIR';
  const { backup: newest } = await checkNightlyJobs(folder, 0, Date.now());
  if (!newest) return wrong(`there is no backup in ${folder}`, todo);
  const hours = Math.round((Date.now() - newest.at) / HOUR_MS);
  if (newest.isLate) return wrong(`the last backup is ${hours} hours old (${newest.name})`, todo);
  const trial = await mkdtemp(join(tmpdir(), 'doctor-'));
  try {
    const empty = { ...leads, dataDir: trial, databaseUrl: null };
    const counts = await withStore(empty, (store) => restoreStore(store, newest.path));
    return ok(`the backup of ${hours} hours ago can be restored: ${counts.leads} enquiries (${newest.name})`);
  } catch (error) {
    return wrong(
      `${newest.name} cannot be restored (${reason(error)})`,
      'make a backup by hand: npm run leads -- backup <file>',
    );
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
};

const build = async ({ siteDir }: Settings): Promise<Finding> => {
  const builtAt = await readBuildTime(siteDir).catch(() => null);
  if (builtAt === null) return wrong(`there is no built site in ${siteDir}`, 'run npm run build');
  const { build: last } = await checkNightlyJobs(siteDir, builtAt, Date.now());
  const text = `the site was built ${Math.round((Date.now() - builtAt) / HOUR_MS)} hours ago`;
  return last.isLate ? wrong(text, 'install coimbatore-tax-build.timer, or see why it failed') : ok(text);
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      backups: { type: 'string' },
      'no-mail': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log('Usage: npm run doctor -- [--backups <folder>] [--no-mail]');
  const { firm } = loadSite(readSiteSource(process.env));
  const settings = readSettings(process.env, firm);
  const found = await Promise.all([
    mail(firm, settings, !values['no-mail']),
    sender(settings),
    origin(firm, settings),
    copies(firm, settings),
    site(settings),
    disk(settings),
    database(settings),
    proxy(settings),
    mistyped(),
    build(settings),
    backups(settings, values.backups ?? settings.backupDir),
  ]);
  for (const { line } of found.flat()) console.log(line);
  const todo = found.flat().flatMap((finding) => finding.todo ?? []);
  console.log(todo.length === 0 ? '\nNothing to do.' : `\nTo do:\n${todo.map((line) => `- ${line}`).join('\n')}`);
  process.exitCode = todo.length === 0 ? 0 : 1;
};

try {
  await run();
} catch (error) {
  const isUnread = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof SettingsError || error instanceof FirmError || isUnread)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
