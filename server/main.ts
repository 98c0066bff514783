/** The process: reads the settings, opens the store, loads the site, listens, and ends without cutting anyone off. */
import type { Logger } from 'pino';
import { firm } from '../content/firm.ts';
import { checkFirm, placeholdersLeft } from '../content/firm-schema.ts';
import { buildApp } from './app.ts';
import { affordableConnections } from './http/descriptors.ts';
import { createReadiness } from './http/readiness.ts';
import { loadSiteFiles, SiteFilesError } from './http/site-files.ts';
import { inTime } from './in-time.ts';
import { startAlarm } from './leads/outbox/alarm.ts';
import { startOutbox } from './leads/outbox/outbox.ts';
import { StorageError } from './leads/store/errors.ts';
import { startStore } from './leads/store/store.ts';
import { createLog } from './logging.ts';
import { type MetricsListener, serveMetrics } from './metrics/listener.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { startReviewLog } from './review-log.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { closeLines, END_WAITS_AFTER, endInGoodOrder, REST_WITHIN } from './shutdown.ts';

/** How long the first visitors wait for a database that is slow to say whether it can be used, milliseconds. */
const DATABASE_FIRST = 1_000;

/** Errors whose message is written for the operator. */
const explained = [SettingsError, SiteFilesError, StorageError];

/** Says why there is no server: a line for each thing that the operator can do something about. */
const complain = (error: unknown): void => {
  if (explained.some((kind) => error instanceof kind))
    console.error(`The server cannot start. ${(error as Error).message}`);
  else console.error(error);
};

/** Where somebody listens. */
type Place = Pick<Settings, 'port' | 'host'>;

/** Names the setting by which an address that cannot be listened on is changed. */
const listenError = (error: unknown, { port, host }: Place, portName: string, hostName: string): unknown => {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'EADDRINUSE') return new SettingsError(`Port ${port} is taken: set ${portName} to another one.`);
  return new SettingsError(
    `Nobody can listen on ${host}, port ${port} (${error.code}): ${hostName} must be an address of this machine, ${portName} a port that this user may take.`,
  );
};

const allowedLimits = ({ limits }: Settings, log: Logger): Settings['limits'] => {
  const maxConnections = affordableConnections(limits.maxConnections);
  if (maxConnections < limits.maxConnections)
    log.warn({ wanted: limits.maxConnections, possible: maxConnections }, 'too few descriptors (ulimit -n)');
  return { ...limits, maxConnections };
};

const startMetrics = async (
  metrics: Metrics,
  { metrics: place }: Settings,
  log: Logger,
): Promise<MetricsListener | null> => {
  if (place === null) return null;
  const listener = await serveMetrics(metrics, { ...place, log }).catch((error: unknown) =>
    Promise.reject(listenError(error, place, 'METRICS_PORT', 'METRICS_HOST')),
  );
  log.info({ at: listener.url }, 'metrics are given out');
  return listener;
};

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const { leads } = settings;
  const mistakes = checkFirm(firm);
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('; '));
  const log = createLog(settings.logLevel);
  const left = placeholdersLeft(firm);
  if (left.length > 0)
    log.warn({ placeholders: left }, 'content/firm.ts still holds placeholders: not ready for launch');
  startReviewLog(log);

  const { store, opened } = await startStore(leads, log, settings.databaseWait * 1000);
  // Pages do not wait for a database that is away; one that can never be used is found out before anybody is let in.
  const settled = inTime(opened, DATABASE_FIRST);
  const [site] = await Promise.all([loadSiteFiles(settings.siteDir), settled]);
  const readiness = createReadiness({ store, log });
  const metrics = settings.metrics === null ? null : createMetrics({ store, readiness });
  const listener = metrics && (await startMetrics(metrics, settings, log));
  const limits = allowedLimits(settings, log);
  const app = await buildApp({
    site,
    store,
    leads,
    limits,
    readiness,
    log,
    ...(metrics ? { meter: metrics.meter } : {}),
  });
  metrics?.watchServer(app.server);
  const outbox = startOutbox({ store, config: leads, log });
  const alarm = startAlarm({ store, log });
  const fail = endInGoodOrder({
    log,
    delay: settings.shutdownDelay,
    notReady: () => readiness.end(),
    close: async () => {
      store.endWaits(END_WAITS_AFTER);
      await closeLines(app.server, () => app.close());
      const rest = Promise.all([outbox.stop(), alarm.stop(), listener?.close()]).then(() => store.close());
      if (!(await inTime(rest, REST_WITHIN))) log.warn({}, 'the store does not answer, the end does not wait for it');
    },
  });

  await app
    .listen({ port: settings.port, host: settings.host })
    .catch((error: unknown) => Promise.reject(listenError(error, settings, 'PORT', 'HOST')));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`The site is served on http://localhost:${port}`);
  // The database is there at last and can never be used: who waits for it is told so first.
  opened.catch((error: unknown) => {
    complain(error);
    fail();
  });
};

try {
  await start();
} catch (error) {
  complain(error);
  process.exit(1);
}
