import { dirname, join } from 'node:path';
import { z } from 'zod';
import { filled } from './leads/intake/leads-config.ts';

const root = dirname(import.meta.dirname);

const whole = (least: number, most: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const schema = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    SITE_DIR: z.string().min(1).default(join(root, 'dist')),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    METRICS_PORT: whole(0, 65_535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    SHUTDOWN_DELAY: whole(0, 300).default(0),
    DATABASE_WAIT: whole(0, 86_400).default(60),
    MAX_CONNECTIONS: whole(1, 1_000_000).default(5_000),
    MAX_CONNECTIONS_PER_ADDRESS: whole(0, 1_000_000).default(200),
    MAX_POSTS: whole(1, 100_000).default(200),
    MAX_EVENT_LOOP_DELAY: whole(0, 60_000).default(100),
  })
  .refine((env) => env.METRICS_PORT === undefined || env.METRICS_PORT === 0 || env.METRICS_PORT !== env.PORT, {
    path: ['METRICS_PORT'],
    message: 'must differ from PORT',
  });

/** What the server takes on at the same time. */
export interface ServerLimits {
  /** Open lines in all, as far as the process has descriptors. */
  readonly maxConnections: number;
  /** Open lines of one address (IPv6: one /64); 0 for any number. */
  readonly maxConnectionsPerAddress: number;
  /** Posts that are worked on; by default as many as one commit takes. */
  readonly maxPosts: number;
  /**
   * Mean delay of the event loop over half a second from which on posts are turned away, milliseconds; 0 for none. By
   * default where people begin to notice that they wait (Nielsen, Response Times: The 3 Important Limits, 1993). How
   * much of the time the loop is in use is no bound: a server that is busy and prompt is in use all the time.
   */
  readonly maxEventLoopDelay: number;
}

/** The server's own settings; those of the enquiries are in `submissions`. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder that `npm run build` wrote. */
  readonly siteDir: string;
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** Where the metrics are given out; null for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Seconds between saying "not ready" and ending, for balancers to notice. */
  readonly shutdownDelay: number;
  /** Seconds that a PostgreSQL may be away at the start before the log raises an alarm. */
  readonly databaseWait: number;
  readonly limits: ServerLimits;
}

/** A setting that the server cannot start with; the message names the variable. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment.
 * @throws ConfigError naming every variable that is wrong
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const result = schema.safeParse(filled(env));
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  }
  const set = result.data;
  return {
    port: set.PORT,
    host: set.HOST,
    siteDir: set.SITE_DIR,
    logLevel: set.LOG_LEVEL,
    metrics: set.METRICS_PORT === undefined ? null : { port: set.METRICS_PORT, host: set.METRICS_HOST },
    shutdownDelay: set.SHUTDOWN_DELAY,
    databaseWait: set.DATABASE_WAIT,
    limits: {
      maxConnections: set.MAX_CONNECTIONS,
      maxConnectionsPerAddress: set.MAX_CONNECTIONS_PER_ADDRESS,
      maxPosts: set.MAX_POSTS,
      maxEventLoopDelay: set.MAX_EVENT_LOOP_DELAY,
    },
  };
};
