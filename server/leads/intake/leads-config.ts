import { isIP } from 'node:net';
import { z } from 'zod';
import { firm } from '../../../content/firm.ts';
import type { StoreConfig } from '../store/store-config.ts';

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

/** How many posts are taken in ten minutes; 0 takes any number. */
export interface RateLimits {
  /** From one address (IPv6: one /64). */
  readonly perAddress: number;
  /** To one form, from everybody: above it posts are held for the staff, above five times as many refused. */
  readonly perForm: number;
}

/** A setting that the server cannot start with; the message names the variable and holds no secret. */
export class LeadsConfigError extends Error {}

const isUrl = (protocols: readonly string[]) => (text: string) => {
  const parsed = URL.parse(text);
  if (!parsed || !protocols.includes(parsed.protocol)) return false;
  // Only PostgreSQL can be reached without a host: by a socket.
  return parsed.hostname !== '' || parsed.protocol.startsWith('postgres');
};

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(isUrl(protocols), `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);

const mailAddress = z.string().trim().regex(z.regexes.html5Email, 'must be e-mail addresses, separated by commas');

const count = (preset: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .default(preset);

/** Whose word "true" takes: proxies on this machine and in private networks. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is an address, or a network as address and length, or one of the names for networks. */
const isNetwork = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0 || length === undefined) return family > 0;
  return Number(length) >= 1 && Number(length) <= (family === 4 ? 32 : 128);
};

const trustProxy = z
  .string()
  .default('')
  .transform((text): false | string[] => {
    const value = text.trim().toLowerCase();
    if (value === '' || value === 'false') return false;
    // "Everybody" would let a visitor choose the address that is limited. A number of proxies is no address either:
    // Fastify trusts nobody then, and all visitors behind the proxy would share one limit.
    return value === 'true' ? PRIVATE_NETWORKS : value.split(',').map((part) => part.trim());
  })
  .refine(
    (value) => !value || value.every(isNetwork),
    'must be "true" (proxies in private networks), "false", or addresses and networks separated by commas',
  );

const schema = z
  .object({
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    NOTIFY_TO: z
      .string()
      .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
      .pipe(z.array(mailAddress).min(1, 'must hold at least one e-mail address'))
      .optional(),
    MAIL_FROM: mailAddress.default(firm.email),
    WEBHOOK_URL: url(['https:', 'http:']).optional(),
    WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    TRUST_PROXY: trustProxy,
    SITE_ORIGIN: url(['https:', 'http:']).default(firm.origin),
    RATE_LIMIT_ADDRESS: count(60),
    RATE_LIMIT_FORM: count(1200),
  })
  .refine((env) => !env.SMTP_URL || env.NOTIFY_TO, { path: ['NOTIFY_TO'], message: 'is needed with SMTP_URL' })
  .refine((env) => !env.WEBHOOK_URL || env.WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    message: 'is needed with WEBHOOK_URL',
  });

/** An environment without its empty variables: that is how many systems spell "not set". */
export const filled = (env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

/**
 * Reads the settings of the enquiries from the environment.
 * @throws LeadsConfigError one line that names every variable that is wrong
 */
export const leadsConfig = (env: Readonly<Record<string, string | undefined>>): LeadsConfig => {
  const result = schema.safeParse(filled(env));
  if (!result.success) {
    throw new LeadsConfigError(
      result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('; '),
    );
  }
  const set = result.data;
  return {
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL ?? null,
    smtp: set.SMTP_URL && set.NOTIFY_TO ? { url: set.SMTP_URL, notifyTo: set.NOTIFY_TO, from: set.MAIL_FROM } : null,
    webhook: set.WEBHOOK_URL && set.WEBHOOK_SECRET ? { url: set.WEBHOOK_URL, secret: set.WEBHOOK_SECRET } : null,
    trustProxy: set.TRUST_PROXY,
    siteOrigin: new URL(set.SITE_ORIGIN).origin,
    limits: { perAddress: set.RATE_LIMIT_ADDRESS, perForm: set.RATE_LIMIT_FORM },
  };
};
