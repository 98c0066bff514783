/** The process: reads the settings, opens the store, loads the site, listens, and ends without cutting anyone off. */
import './small-heap.ts';
import type { Logger } from 'pino';
import { firm } from '../content/firm.ts';
import { checkFirm, placeholdersLeft } from '../content/firm-schema.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { affordableConnections } from './http/descriptors.ts';
import { createReadiness } from './http/readiness.ts';
import { loadSiteFiles, SiteFilesError } from './http/site-files.ts';
import { inTime } from './in-time.ts';
import { LeadsConfigError, leadsConfig } from './leads/intake/leads-config.ts';
import { startAlarm } from './leads/outbox/alarm.ts';
import { startOutbox } from './leads/outbox/outbox.ts';
import { StorageError } from './leads/store/errors.ts';
import { startStore } from './leads/store/store.ts';
import { createLog } from './logging.ts';
import { type MetricsListener, serveMetrics } from './metrics/listener.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { startReviewLog } from './review-log.ts';
import { closeLines, END_WAITS_AFTER, endInGoodOrder, REST_WITHIN } from './shutdown.ts';

/** How long the first visitors wait for a database that is slow to say whether it can be used, milliseconds. */
const DATABASE_FIRST = 1_000;

/** Errors whose message is written for the operator. */
const explained = [ConfigError, LeadsConfigError, SiteFilesError, StorageError];

/** Says why there is no server: one line where the operator can do something about it. */
const complain = (error: unknown): void => {
  if (explained.some((kind) => error instanceof kind))
    console.error(`The server cannot start. ${(error as Error).message}`);
  else console.error(error);
};

/** Names the setting by which an address that cannot be listened on is changed. */
const listenError = (error: unknown, port: number, portName: string, hostName: string): unknown => {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'EADDRINUSE') return new ConfigError(`Port ${port} is taken: set ${portName} to another one.`);
  return new ConfigError(`Nobody can listen on port ${port} (${error.code}): check ${portName} and ${hostName}.`);
};

const allowedLimits = ({ limits }: Config, log: Logger): Config['limits'] => {
  const maxConnections = affordableConnections(limits.maxConnections);
  if (maxConnections < limits.maxConnections)
    log.warn({ wanted: limits.maxConnections, possible: maxConnections }, 'too few descriptors (ulimit -n)');
  return { ...limits, maxConnections };
};

const startMetrics = async (metrics: Metrics, config: Config, log: Logger): Promise<MetricsListener | null> => {
  if (config.metrics === null) return null;
  const { port, host } = config.metrics;
  const listener = await serveMetrics(metrics, { port, host, log }).catch((error: unknown) =>
    Promise.reject(listenError(error, port, 'METRICS_PORT', 'METRICS_HOST')),
  );
  log.info({ at: listener.url }, 'metrics are given out');
  return listener;
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const leads = leadsConfig(process.env);
  const mistakes = checkFirm(firm);
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('; '));
  const log = createLog(config.logLevel);
  const left = placeholdersLeft(firm);
  if (left.length > 0)
    log.warn({ placeholders: left }, 'content/firm.ts still holds placeholders: not ready for launch');
  startReviewLog(log);

  const { store, opened } = await startStore(leads, log, config.databaseWait * 1000);
  // Pages do not wait for a database that is away; one that can never be used is found out before anybody is let in.
  const settled = inTime(opened, DATABASE_FIRST);
  const [site] = await Promise.all([loadSiteFiles(config.siteDir), settled]);
  const readiness = createReadiness({ store, log });
  const metrics = config.metrics === null ? null : createMetrics({ store, readiness });
  const listener = metrics && (await startMetrics(metrics, config, log));
  const limits = allowedLimits(config, log);
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
    delay: config.shutdownDelay,
    notReady: () => readiness.end(),
    close: async () => {
      store.endWaits(END_WAITS_AFTER);
      await closeLines(app.server, () => app.close());
      const rest = Promise.all([outbox.stop(), alarm.stop(), listener?.close()]).then(() => store.close());
      if (!(await inTime(rest, REST_WITHIN))) log.warn({}, 'the store does not answer, the end does not wait for it');
    },
  });

  await app
    .listen({ port: config.port, host: config.host })
    .catch((error: unknown) => Promise.reject(listenError(error, config.port, 'PORT', 'HOST')));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
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
