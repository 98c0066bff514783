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
import { startMetrics } from './metrics.ts';
import { listenError, readSettings, readSiteSource, SettingsError } from './settings.ts';
import { closeConnections, END_WAITS_AFTER, endInGoodOrder, REST_WITHIN } from './shutdown.ts';

/** How long the start waits for the database before pages are served without it, milliseconds. */
const DATABASE_FIRST = 1_000;

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
  const left = placeholdersIn(firm);
  if (isSample(source.folder))
    log.warn({ folder: source.folder.name }, 'Sample firm served: npm run setup makes your own');
  else if (left.length > 0) log.warn({ placeholders: left }, 'Placeholders left in firm.yaml: not ready for launch');

  if (firmSite.missingLines.length > 0)
    log.warn({ lines: firmSite.missingLines }, 'Defaults stand in for missing lines');

  if (leads.webhook && firm.enquiriesCopiedTo === null)
    log.warn(
      {},
      'enquiries are copied to WEBHOOK_URL, but enquiriesCopiedTo in firm.yaml is none: the privacy page is silent',
    );

  const { store, opened } = await startStore(leads, log, settings.databaseWait * 1000);
  // Pages do not wait longer for a database that is away; one that can never be used ends the start.
  const [site] = await Promise.all([loadSiteFiles(settings.siteDir, firmSite), finishesWithin(opened, DATABASE_FIRST)]);
  const { editions } = site;
  const readiness = createReadiness({ store, log });
  const place = settings.metrics;
  const metrics =
    place &&
    (await startMetrics({ store, readiness, log, ...place }).catch((error: unknown) =>
      Promise.reject(listenError(error, place, 'METRICS_PORT', 'METRICS_HOST')),
    ));
  const mail = watchMail(leads, log);
  const app = await buildApp({
    site,
    store,
    leads,
    limits: settings.limits,
    readiness,
    log,
    mailFault: mail.fault,
    ...(metrics && { count: metrics.count }),
  });
  metrics?.watchServer(app.server);
  const closeDesk = await startDesk(editions, settings, store, log, mail.fault, opened);
  const outbox = startOutbox({ editions, store, config: leads, log });
  const alarm = startAlarm(store, log);
  const daily = startDaily({ editions, store, config: leads, log });
  const fail = endInGoodOrder({
    log,
    delay: settings.shutdownDelay,
    notReady: () => readiness.end(),
    close: async () => {
      store.endWaits(END_WAITS_AFTER);
      await closeConnections(app.server, () => app.close());
      const rest = Promise.all([
        outbox.stop(),
        mail.stop(),
        alarm.stop(),
        daily.stop(),
        closeDesk(),
        metrics?.close(),
      ]).then(() => store.close());
      if (!(await finishesWithin(rest, REST_WITHIN)))
        log.warn({}, 'the store does not answer, the end does not wait for it');
    },
  });

  await app
    .listen({ port: settings.port, host: settings.host })
    .catch((error: unknown) => Promise.reject(listenError(error, settings, 'PORT', 'HOST')));
  console.log(`The site is served on http://localhost:${(app.server.address() as AddressInfo).port}`);
  // For a database that is back and can never be used.
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
