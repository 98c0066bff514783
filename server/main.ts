/** The process: reads the settings, opens the store, loads the site, listens, and ends without cutting anyone off. */
import { type Logger, pino } from 'pino';
import { firm } from '../content/firm.ts';
import { checkFirm, placeholdersLeft } from '../content/firm-schema.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { startOutbox } from './outbox/outbox.ts';
import { loadSiteFiles, SiteFilesError } from './site-files.ts';
import { StorageError } from './storage/errors.ts';
import { openStore } from './storage/store.ts';
import { LeadsConfigError, leadsConfig } from './submissions/leads-config.ts';

/** How long requests in flight may take to finish after SIGTERM, milliseconds. */
const CLOSE_WITHIN = 10_000;

/** Errors whose message is written for the operator. */
const explained = [ConfigError, LeadsConfigError, SiteFilesError, StorageError];

/** Calls `close` once when the process is asked to end; a second signal means that someone does not want to wait. */
const endOnSignal = (log: Logger, close: () => Promise<void>): void => {
  let closing = false;
  const end = (signal: string): void => {
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_WITHIN).unref();
    void close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ fault: error instanceof Error ? error.name : 'unknown' }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const leads = leadsConfig(process.env);
  const mistakes = checkFirm(firm);
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('; '));
  const log = pino({ level: config.logLevel });
  const left = placeholdersLeft(firm);
  if (left.length > 0)
    log.warn({ placeholders: left }, 'content/firm.ts still holds placeholders: not ready for launch');

  const site = await loadSiteFiles(config.siteDir);
  const store = await openStore(leads, log);
  const app = await buildApp({ site, store, leads, logger: { level: config.logLevel } });
  const outbox = startOutbox({ store, config: leads, log });
  endOnSignal(log, async () => {
    await app.close();
    await outbox.stop();
    await store.close();
  });

  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`The site is served on http://localhost:${port}`);
};

try {
  await start();
} catch (error) {
  if (explained.some((kind) => error instanceof kind))
    console.error(`The server cannot start. ${(error as Error).message}`);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error(`The server cannot start. Port ${process.env.PORT ?? 3000} is taken: set PORT to another one.`);
  else console.error(error);
  process.exit(1);
}
