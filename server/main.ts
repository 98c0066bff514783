import type { AddressInfo } from 'node:net';
import { isSample } from '../config/firm-folder.ts';
import { FirmError, loadSite } from '../config/load-site.ts';
import { placeholdersIn } from '../config/read-firm.ts';
import { buildApp } from './app.ts';
import { startDesk } from './desk/desk.ts';
import { finishesWithin } from './finishes-within.ts';
import { createReadiness } from './http/readiness.ts';
import { loadSiteFiles, SiteFilesError } from './http/site-files.ts';
import { startDaily } from './leads/daily/daily.ts';
import { startAlarm, watchMail } from './leads/outbox/alarm.ts';
import { startOutbox } from './leads/outbox/outbox.ts';
import { StorageError } from './leads/store/errors.ts';
import { startStore } from './leads/store/store.ts';
import { createLog } from './logging.ts';
import { checkNightlyJobs, readBuildTime } from './nightly.ts';
import { findMistypedNames, listenError, readSettings, readSiteSource, SettingsError } from './settings.ts';
import { closeConnections, installShutdown, JOBS_TIMEOUT_MS, STORE_WAIT_MS } from './shutdown.ts';

/** Pages are served without the database when it does not open in this time. */
const DATABASE_WAIT_MS = 1_000;

/** Errors whose message is written for the operator. */
const explained = [FirmError, SettingsError, SiteFilesError, StorageError];

const printFault = (error: unknown): void => {
  if (explained.some((kind) => error instanceof kind))
    console.error(`The server cannot start. ${(error as Error).message}`);
  else console.error(error);
};

const start = async (): Promise<void> => {
  const source = readSiteSource(process.env);
  const firmSite = loadSite(source);
  const { firm } = firmSite;
  const settings = readSettings(process.env, firm);
  const { leads } = settings;
  const log = createLog(settings.logLevel);
  for (const hint of findMistypedNames(process.env)) log.warn({ hint }, 'Unknown setting ignored');
  const left = placeholdersIn(firm);
  if (isSample(source.folder))
    log.warn({ folder: source.folder.name }, 'Sample firm served: npm run setup makes your own');
  else if (left.length > 0) log.warn({ placeholders: left }, 'Placeholders left in firm.yaml: not ready for launch');

  if (firmSite.missingLines.length > 0) log.warn({ lines: firmSite.missingLines }, 'Defaults used for missing lines');

  if (leads.webhook && firm.enquiriesCopiedTo === null)
    log.warn({}, 'WEBHOOK_URL is set but enquiriesCopiedTo in firm.yaml is none: the privacy page does not name it');

  const { store, opened } = await startStore(leads, log, settings.databaseWait * 1000);
  // Serve pages after a second even without a database, but stop when it is unusable.
  const [site] = await Promise.all([
    loadSiteFiles(settings.siteDir, firmSite),
    finishesWithin(opened, DATABASE_WAIT_MS),
  ]);
  const { editions } = site;
  const builtAt = await readBuildTime(settings.siteDir);
  const readiness = createReadiness({ store, log });
  const mail = watchMail(leads, log);
  const app = await buildApp({
    site,
    store,
    leads,
    limits: settings.limits,
    readiness,
    log,
    mailFault: mail.fault,
  });
  const closeDesk = await startDesk(editions, settings, store, log, mail.fault, opened, builtAt);
  const outbox = startOutbox({ editions, store, config: leads, log });
  const alarm = startAlarm(store, log);
  const daily = startDaily({
    editions,
    store,
    config: leads,
    log,
    checkNightlyJobs: (now) => checkNightlyJobs(settings.backupDir, builtAt, now),
  });
  const fail = installShutdown({
    log,
    delaySeconds: settings.shutdownDelay,
    notReady: () => readiness.end(),
    close: async () => {
      store.endWaits(STORE_WAIT_MS);
      await closeConnections(app.server, () => app.close());
      const rest = Promise.all([outbox.stop(), mail.stop(), alarm.stop(), daily.stop(), closeDesk()]).then(() =>
        store.close(),
      );
      if (!(await finishesWithin(rest, JOBS_TIMEOUT_MS)))
        log.warn({}, 'Database did not close in time, exiting anyway');
    },
  });

  await app
    .listen({ port: settings.port, host: settings.host })
    .catch((error: unknown) => Promise.reject(listenError(error, settings, 'PORT', 'HOST')));
  console.log(`The site is served on http://localhost:${(app.server.address() as AddressInfo).port}`);
  // The database became reachable but is unusable, so the server shuts down.
  opened.catch((error: unknown) => {
    printFault(error);
    fail();
  });
};

try {
  await start();
} catch (error) {
  printFault(error);
  process.exit(1);
}
