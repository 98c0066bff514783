import { dirname, join } from 'node:path';
import { z } from 'zod';

const root = dirname(import.meta.dirname);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_DIR: z.string().min(1).default(join(root, 'dist')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The server's own settings; those of the enquiries are in `submissions`. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder that `npm run build` wrote. */
  readonly siteDir: string;
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL'];
}

/** A setting that the server cannot start with; the message names the variable. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment.
 * @throws ConfigError naming every variable that is wrong
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const result = schema.safeParse(env);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  }
  const { PORT, HOST, SITE_DIR, LOG_LEVEL } = result.data;
  return { port: PORT, host: HOST, siteDir: SITE_DIR, logLevel: LOG_LEVEL };
};
