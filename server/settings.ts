/** The settings of each program, read from the variables of environment.ts. */
import type { z } from 'zod';
import { about, environment } from './environment.ts';
import type { StoreConfig } from './leads/store/store-config.ts';

// Asked even when another variable is wrong, so that all mistakes are listed together.
const when = (): boolean => true;

const server = environment
  .omit({ BLOG_SNAPSHOT: true, BLOG_FEED_URL: true, FACTS_AS_IF: true, CHROMIUM_PATH: true, FIREFOX_PATH: true })
  .refine(({ SMTP_URL, NOTIFY_TO }) => SMTP_URL === undefined || NOTIFY_TO !== undefined, {
    path: ['NOTIFY_TO'],
    message: 'set together with SMTP_URL',
    when,
  })
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => WEBHOOK_URL === undefined || WEBHOOK_SECRET !== undefined, {
    path: ['WEBHOOK_SECRET'],
    message: 'set together with WEBHOOK_URL',
    when,
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT === 0 || METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    message: 'another port than PORT',
    when,
  });

/** What the server takes on at the same time. */
export interface ServerLimits {
  /** Open connections in all, as far as the process has descriptors. */
  readonly maxConnections: number;
  /** Open connections of one address (IPv6: one /64); 0 for any number. */
  readonly maxConnectionsPerAddress: number;
  /** Posts that are worked on; each takes about a millisecond of the event loop to store. */
  readonly maxPosts: number;
  /** Mean delay of the event loop over half a second from which on posts are turned away, milliseconds; 0 for any. */
  readonly maxEventLoopDelay: number;
}

/** How many posts are taken in ten minutes; 0 takes any number. */
export interface RateLimits {
  /** From one address (IPv6: one /64). */
  readonly perAddress: number;
  /** To one form, from everybody: above it posts are held for the staff, above five times as many refused. */
  readonly perForm: number;
}

/** How the firm's mail leaves. */
export interface SmtpConfig {
  readonly url: string;
  /** Who is told about an enquiry. */
  readonly notifyTo: readonly string[];
  readonly from: string;
}

/** The address that is told about an enquiry, and the secret that signs the call. */
export interface WebhookConfig {
  readonly url: string;
  readonly secret: string;
}

/** Where enquiries are kept and whom they are announced to. */
export interface LeadsConfig extends StoreConfig {
  readonly smtp: SmtpConfig | null;
  readonly webhook: WebhookConfig | null;
  /** Fastify's `trustProxy`: whose word is taken for a visitor's address. */
  readonly trustProxy: false | string[];
  /** The site's own address, without a slash at the end. */
  readonly siteOrigin: string;
  readonly limits: RateLimits;
}

/** The settings of the server and of the commands that work beside it. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder that `npm run build` wrote. */
  readonly siteDir: string;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** Where the metrics are given out; null for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Seconds between saying "not ready" and ending, for balancers to notice. */
  readonly shutdownDelay: number;
  /** Seconds that a PostgreSQL may be away at the start before the log raises an alarm. */
  readonly databaseWait: number;
  readonly limits: ServerLimits;
  readonly leads: LeadsConfig;
}

/** The environment of a process, or what stands for it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the operator must change before a program can start; the message holds no secret. */
export class SettingsError extends Error {}

/** An environment without its empty variables: that is how many systems spell "not set". */
const filled = (env: Environment): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

const isVariable = (name: string): name is keyof typeof environment.shape => name in environment.shape;

const complaint = (name: string, value: string | undefined, allowed: string): string => {
  if (value === undefined) return `${name} is not set: it must be ${allowed}.`;
  const isSecret = isVariable(name) && about.get(environment.shape[name])?.secret;
  return `${name} is ${isSecret ? 'wrong (a secret, not shown)' : JSON.stringify(value)}: it must be ${allowed}.`;
};

const parse = <T>(schema: z.ZodType<T>, env: Environment): T => {
  const values = filled(env);
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  // One line a variable: of a value that breaks several rules the first is told.
  const wrong = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, complaint(name, values[name], message));
  }
  const lines = [...wrong.values()].join('\n');
  throw new SettingsError(wrong.size === 1 ? lines : `${wrong.size} settings are wrong:\n${lines}`);
};

/**
 * Reads all settings.
 * @param presets what holds for variables that are not set, in place of their defaults
 * @throws SettingsError naming every variable that is wrong, its value unless that is a secret, and what is allowed
 */
export const readSettings = (env: Environment, presets: Environment = {}): Settings => {
  const set = parse(server, { ...presets, ...filled(env) });
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
    leads: {
      dataDir: set.DATA_DIR,
      databaseUrl: set.DATABASE_URL ?? null,
      smtp: set.SMTP_URL && set.NOTIFY_TO ? { url: set.SMTP_URL, notifyTo: set.NOTIFY_TO, from: set.MAIL_FROM } : null,
      webhook: set.WEBHOOK_URL && set.WEBHOOK_SECRET ? { url: set.WEBHOOK_URL, secret: set.WEBHOOK_SECRET } : null,
      trustProxy: set.TRUST_PROXY,
      siteOrigin: set.SITE_ORIGIN,
      limits: { perAddress: set.RATE_LIMIT_ADDRESS, perForm: set.RATE_LIMIT_FORM },
    },
  };
};

/** What the build reads: a server's setting that is wrong need not stop it. */
export interface BuildSettings {
  /** Whether the blog's current posts go into the page. */
  readonly blogSnapshot: boolean;
  /** Another feed than that of the firm's blog. */
  readonly blogFeedUrl: string | null;
  /** Doubts that are taken as accepted. */
  readonly factsAsIf: string | null;
}

/** Reads the settings of the build. @throws SettingsError like `readSettings` */
export const readBuildSettings = (env: Environment): BuildSettings => {
  const set = parse(environment.pick({ BLOG_SNAPSHOT: true, BLOG_FEED_URL: true, FACTS_AS_IF: true }), env);
  return {
    blogSnapshot: set.BLOG_SNAPSHOT,
    blogFeedUrl: set.BLOG_FEED_URL ?? null,
    factsAsIf: set.FACTS_AS_IF ?? null,
  };
};

/** The Chromium that the browser tests shall use. @throws SettingsError when it is not there */
export const readChromiumPath = (env: Environment): string | null =>
  parse(environment.pick({ CHROMIUM_PATH: true }), env).CHROMIUM_PATH ?? null;

/** The Firefox that the browser tests shall use. @throws SettingsError when it is not there */
export const readFirefoxPath = (env: Environment): string | null =>
  parse(environment.pick({ FIREFOX_PATH: true }), env).FIREFOX_PATH ?? null;
