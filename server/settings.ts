import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { firmFolder } from '../config/firm-folder.ts';
import type { SiteSource } from '../config/load-site.ts';
import type { Firm } from '../content/site.ts';
import { dayInIndia } from '../src/office/indian-time.ts';
import { about, environment } from './environment.ts';
import { isLoopback } from './http/ip-addresses.ts';

const values = environment.omit({ BUILD_DATE: true, CHROMIUM_PATH: true, FIREFOX_PATH: true });

type Values = z.output<typeof values>;

/** Conditions between variables: the variable to blame if one does not hold, and what that variable must be. */
const demands: readonly (readonly [path: keyof Values, message: string, holds: (set: Values) => unknown])[] = [
  ['NOTIFY_TO', 'set together with SMTP_URL', (set) => !set.SMTP_URL || set.NOTIFY_TO],
  ['SMTP_URL', 'set together with NOTIFY_TO', (set) => !set.NOTIFY_TO || set.SMTP_URL],
  ['SMTP_URL', 'set together with ACKNOWLEDGE=on', (set) => set.ACKNOWLEDGE === false || set.SMTP_URL],
  [
    'SMTP_URL',
    'set together with DIGEST_AT, or WEBHOOK_URL',
    (set) => !set.DIGEST_AT || set.SMTP_URL || set.WEBHOOK_URL,
  ],
  ['WEBHOOK_SECRET', 'set together with WEBHOOK_URL', (set) => !set.WEBHOOK_URL || set.WEBHOOK_SECRET],
  ['STAFF', 'set together with DESK_ORIGIN', (set) => !set.DESK_ORIGIN || set.STAFF],
  [
    'SMTP_URL',
    'set together with DESK_ORIGIN, because links to sign in are mailed',
    (set) => !set.DESK_ORIGIN || set.SMTP_URL,
  ],
  [
    'DESK_ORIGIN',
    'an address that starts with https://, because whoever reads the link in a mail is signed in; http:// for localhost alone',
    (set) => !set.DESK_ORIGIN?.startsWith('http:') || isLoopback(new URL(set.DESK_ORIGIN).hostname),
  ],
  ['DESK_ORIGIN', 'another address than SITE_ORIGIN', (set) => set.DESK_ORIGIN !== set.SITE_ORIGIN],
  ['DESK_PORT', 'another port than PORT', (set) => !set.DESK_PORT || set.DESK_PORT !== set.PORT],
];

const server = demands.reduce(
  (schema, [path, message, holds]) =>
    // `when` runs the check even when another variable is wrong, so that all mistakes are listed together.
    schema.refine(holds, { path: [path], message, when: () => true }),
  values,
);

export type Environment = Readonly<Record<string, string | undefined>>;

/** Says what the operator must change before a program can start; the message holds no secret. */
export class SettingsError extends Error {}

/** Returns an environment without its empty variables: many systems write "not set" in that way. */
const filled = (env: Environment): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

const names = Object.keys(environment.shape);

/** Letters that a mistyped name may have wrong: of a short one few, because other programs have names like it. */
const allowedSlips = (name: string): number => Math.min(2, Math.floor(name.length / 4));

/**
 * Finds variables whose names are nearly those of settings, and which therefore set nothing.
 * @returns a line for each
 */
export const findMistypedNames = (env: Environment): string[] =>
  Object.keys(filled(env)).flatMap((given) => {
    if (names.includes(given)) return [];
    const meant = names.find((name) => distance(given.toUpperCase(), name) <= allowedSlips(name));
    return meant && env[meant] === undefined ? [`There is no setting ${given}. Did you mean ${meant}?`] : [];
  });

const describe = (name: string, value: string | undefined, allowed: string): string => {
  if (value === undefined) return `${name} is not set: it must be ${allowed}.`;
  const { secret } = about.get(environment.shape[name as keyof typeof environment.shape]) ?? {};
  return `${name} is ${secret ? 'wrong (a secret, not shown)' : JSON.stringify(value)}: it must be ${allowed}.`;
};

const parse = <T>(schema: z.ZodType<T>, env: Environment): T => {
  const values = filled(env);
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  // A variable gets one line, about the first rule that its value breaks.
  const wrong = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, describe(name, values[name], message));
  }
  const lines = [...wrong.values()].join('\n');
  throw new SettingsError(wrong.size === 1 ? lines : `${wrong.size} settings are wrong:\n${lines}`);
};

/**
 * Reads the settings of a server.
 * @param firm gives the name in mails, and the defaults of SITE_ORIGIN and MAIL_FROM
 * @param presets what holds for variables that are not set, in place of their defaults
 * @throws SettingsError naming every variable that is wrong, its value unless that is a secret, and what is allowed
 */
export const readSettings = (
  env: Environment,
  firm: Pick<Firm, 'name' | 'origin' | 'email'>,
  presets: Environment = {},
) => {
  const ofFirm = { SITE_ORIGIN: firm.origin, MAIL_FROM: firm.email };
  const set = parse(server, { ...ofFirm, ...presets, ...filled(env) });
  return {
    port: set.PORT,
    host: set.HOST,
    siteDir: set.SITE_DIR,
    logLevel: set.LOG_LEVEL,
    desk: set.DESK_PORT === undefined ? null : { port: set.DESK_PORT, staff: set.STAFF ?? [] },
    backupDir: set.BACKUP_DIR,
    shutdownDelay: set.SHUTDOWN_DELAY,
    databaseWait: set.DATABASE_WAIT,
    limits: {
      maxConnections: set.MAX_CONNECTIONS,
      maxPosts: set.MAX_POSTS,
      maxEventLoopDelay: set.MAX_EVENT_LOOP_DELAY,
    },
    leads: {
      dataDir: set.DATA_DIR,
      databaseUrl: set.DATABASE_URL ?? null,
      smtp:
        set.SMTP_URL && set.NOTIFY_TO
          ? { url: set.SMTP_URL, notifyTo: set.NOTIFY_TO, from: set.MAIL_FROM, fromName: firm.name }
          : null,
      webhook:
        set.WEBHOOK_URL && set.WEBHOOK_SECRET
          ? { url: set.WEBHOOK_URL, secret: set.WEBHOOK_SECRET, signedIn: set.WEBHOOK_SIGNATURE }
          : null,
      acknowledge: set.ACKNOWLEDGE,
      digestAt: set.DIGEST_AT ?? null,
      trustProxy: set.TRUST_PROXY,
      siteOrigin: set.SITE_ORIGIN,
      deskOrigin: set.DESK_ORIGIN ?? null,
      limits: { perAddress: set.RATE_LIMIT_ADDRESS, perForm: set.RATE_LIMIT_FORM },
    },
  };
};

export type Settings = ReturnType<typeof readSettings>;
export type LeadsConfig = Settings['leads'];
export type SmtpConfig = NonNullable<LeadsConfig['smtp']>;
export type WebhookConfig = NonNullable<LeadsConfig['webhook']>;

/**
 * Reads where the site of a program comes from: the owner's folder, the day, and languages in place of the owner's. Apart
 * from the settings of the server, so that a wrong one of those does not stop the build.
 * @throws SettingsError
 */
export const readSiteSource = (env: Environment): SiteSource => {
  const set = parse(environment.pick({ BUILD_DATE: true }), env);
  return { folder: firmFolder(env), today: set.BUILD_DATE ?? dayInIndia(Date.now()) };
};

/** Returns the folder of the built site. @throws SettingsError */
export const readSiteDir = (env: Environment): string => parse(environment.pick({ SITE_DIR: true }), env).SITE_DIR;

/**
 * Returns the paths of the browsers; null for one that the system has. @throws SettingsError if a path does not exist
 */
export const readBrowserPaths = (env: Environment) => {
  const set = parse(environment.pick({ CHROMIUM_PATH: true, FIREFOX_PATH: true }), env);
  return { chromium: set.CHROMIUM_PATH ?? null, firefox: set.FIREFOX_PATH ?? null };
};

/** Explains what to change if the server cannot listen; `portName` and `hostName` are the settings of that address. */
export const listenError = (
  error: unknown,
  { port, host }: Pick<Settings, 'port' | 'host'>,
  portName: string,
  hostName: string,
): unknown => {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'EADDRINUSE')
    return new SettingsError(
      `Port ${port} is already in use. Stop the other process, or set ${portName}, for example "${portName}=${port + 100} npm start".`,
    );
  return new SettingsError(
    `Cannot listen on ${host}:${port} (${error.code}). ${hostName} must be an address of this machine, and ${portName} a port that this user may use.`,
  );
};
