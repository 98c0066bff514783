/** The process: reads the settings, loads the built site, listens, and ends without cutting anyone off. */
import { pino } from 'pino';
import { firm } from '../content/firm.ts';
import { checkFirm, placeholdersLeft } from '../content/firm-schema.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadSiteFiles, SiteFilesError } from './site-files.ts';

/** How long requests in flight may take to finish after SIGTERM, milliseconds. */
const CLOSE_WITHIN = 10_000;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const mistakes = checkFirm(firm);
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('; '));
  const log = pino({ level: config.logLevel });
  const left = placeholdersLeft(firm);
  if (left.length > 0)
    log.warn({ placeholders: left }, 'content/firm.ts still holds placeholders: not ready for launch');

  const app = await buildApp({ site: await loadSiteFiles(config.siteDir), logger: { level: config.logLevel } });
  let closing = false;
  const close = (signal: string): void => {
    // A second signal means that someone does not want to wait.
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_WITHIN).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);

  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`The site is served on http://localhost:${port}`);
};

try {
  await start();
} catch (error) {
  if (error instanceof ConfigError) console.error(`The server cannot start. ${error.message}`);
  else if (error instanceof SiteFilesError) console.error(`The server cannot start. ${error.message}`);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error(`The server cannot start. Port ${process.env.PORT ?? 3000} is taken: set PORT to another one.`);
  else console.error(error);
  process.exit(1);
}
