/** Every environment variable that a program reads. `npm run format` prints `.env.example` from here. */
import { z } from 'zod';
import {
  clockTime,
  day,
  file,
  folder,
  host,
  mailAddress,
  mailAddresses,
  onOrOff,
  origin,
  parseChoice,
  proxies,
  url,
  wholeNumber,
} from './environment-values.ts';

export interface About {
  /** Explains the variable in one line; names of variables and commands are in backticks. */
  readonly help: string;
  readonly unit: string;
  /** Describes a default that is no fixed value. */
  readonly preset?: string;
  readonly example?: string;
  readonly secret?: true;
}

export const about = z.registry<About>();

export const presetPorts = { server: 3000, dev: 5173, desk: 3001 } as const;

export const environment = z.object({
  PORT: wholeNumber(0, 65_535)
    .default(presetPorts.server)
    .register(about, {
      help: `the port that the server listens on, 0 for any free one; by default \`npm run dev\` takes ${presetPorts.dev}`,
      unit: 'port',
    }),
  HOST: host.default('127.0.0.1').register(about, {
    help: 'the address that the server listens on: this machine alone, where its proxy is; `0.0.0.0` for every address of the machine, which a container needs',
    unit: 'IP address or host name',
  }),
  SITE_DIR: folder.prefault('dist').register(about, {
    help: "the folder that the build wrote; a relative path starts at the project's folder",
    unit: 'folder',
  }),
  LOG_LEVEL: parseChoice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .register(about, { help: 'the least severe level that is logged', unit: 'level' }),
  SITE_ORIGIN: origin.nonoptional().register(about, {
    help: "the site's own address, for links in mails and for telling our own pages from others",
    unit: 'address',
    preset: "`origin` of the owner's `firm.yaml`",
    example: 'https://www.example.com',
  }),
  DATA_DIR: folder.prefault('data').register(about, {
    help: "the folder of the enquiries' SQLite file; a relative path starts at the project's folder",
    unit: 'folder',
  }),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional().register(about, {
    help: 'a PostgreSQL database; enquiries then live there and not in `DATA_DIR`',
    unit: 'address',
    example: 'postgres://leads:password@127.0.0.1:5432/leads',
    secret: true,
  }),
  DATABASE_WAIT: wholeNumber(0, 86_400).default(60).register(about, {
    help: 'how long PostgreSQL may be unreachable at the start before an error is logged',
    unit: 'seconds',
  }),
  SMTP_URL: url(['smtp:', 'smtps:']).optional().register(about, {
    help: 'the mail server; needs `NOTIFY_TO`',
    unit: 'address',
    example: 'smtps://user:password@mail.example.com',
    secret: true,
  }),
  NOTIFY_TO: mailAddresses.optional().register(about, {
    help: 'who gets a mail about each enquiry',
    unit: 'e-mail addresses with commas',
    example: 'office@example.com',
  }),
  MAIL_FROM: mailAddress.nonoptional().register(about, {
    help: 'the sender of mails',
    unit: 'e-mail address',
    preset: "`email` of the owner's `firm.yaml`",
    example: 'website@example.com',
  }),
  ACKNOWLEDGE: onOrOff.prefault('off').register(about, {
    help: 'whether senders of the contact form get a mail that confirms it; needs `SMTP_URL`',
    unit: 'switch',
  }),
  DIGEST_AT: clockTime.optional().register(about, {
    help: 'when the morning list is sent, by Indian time, on days on which the office opens; needs `SMTP_URL` or `WEBHOOK_URL`; without it there is none',
    unit: 'time',
    example: '08:30',
  }),
  WEBHOOK_URL: url(['https:', 'http:']).optional().register(about, {
    help: 'the address that each enquiry is posted to; needs `WEBHOOK_SECRET`',
    unit: 'address',
    example: 'https://crm.example.com/hook',
    secret: true,
  }),
  WEBHOOK_SECRET: z.string().min(16, 'at least 16 characters long').optional().register(about, {
    help: 'signs the calls of the webhook',
    unit: '16 characters or more',
    example: 'sixteen characters or more',
    secret: true,
  }),
  WEBHOOK_SIGNATURE: parseChoice(['header', 'address']).default('header').register(about, {
    help: 'where the signature is sent; `address` is for a spreadsheet, which cannot read headers',
    unit: 'place',
  }),
  TRUST_PROXY: proxies.prefault('false').register(about, {
    help: 'proxies whose X-Forwarded-For header is trusted: `true` for proxies in private networks, `false` for none, or addresses and networks',
    unit: 'addresses with commas',
  }),
  RATE_LIMIT_ADDRESS: wholeNumber(0, 1_000_000).default(60).register(about, {
    help: 'maximum form submissions from one address; 0 is no limit',
    unit: 'posts in ten minutes',
  }),
  RATE_LIMIT_FORM: wholeNumber(0, 1_000_000).default(1_200).register(about, {
    help: 'maximum submissions of one form by all visitors; 0 is no limit',
    unit: 'posts in ten minutes',
  }),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(5_000).register(about, {
    help: 'maximum open connections; `ulimit -n` must allow a hundred more, of which the desk takes 50',
    unit: 'connections',
  }),
  MAX_POSTS: wholeNumber(1, 100_000).default(200).register(about, {
    help: 'maximum form submissions handled at the same time',
    unit: 'posts',
  }),
  // People begin to notice a delay at 0.1 seconds (Nielsen, Response Times: The 3 Important Limits, 1993). The utilisation
  // of the event loop is no measure: a busy server that answers at once is in use all the time.
  MAX_EVENT_LOOP_DELAY: wholeNumber(0, 60_000).default(100).register(about, {
    help: 'form submissions are rejected above this event-loop delay; 0 is no limit',
    unit: 'milliseconds',
  }),
  DESK_PORT: wholeNumber(0, 65_535)
    .optional()
    .register(about, {
      help: `the port of the desk, 0 for any free one; without it there is none, but \`npm start\` takes ${presetPorts.desk}`,
      unit: 'port',
      example: '3001',
    }),
  DESK_ORIGIN: origin.optional().register(about, {
    help: 'the https address under which a proxy serves the desk, not `SITE_ORIGIN`; without it the desk is on this machine alone. Needs `STAFF` and `SMTP_URL`',
    unit: 'address',
    example: 'https://desk.example.com',
  }),
  STAFF: mailAddresses.optional().register(about, {
    help: 'who may sign in at the desk, by a link in a mail',
    unit: 'e-mail addresses with commas',
    example: 'office@example.com',
  }),
  BACKUP_DIR: folder.prefault('/var/backups/coimbatore-tax').register(about, {
    help: 'where backups are kept: desk and doctor look at the last one',
    unit: 'folder',
  }),
  SHUTDOWN_DELAY: wholeNumber(0, 300).default(0).register(about, {
    help: 'the time between failing `/readyz` and exiting, so that a load balancer notices',
    unit: 'seconds',
  }),
  BUILD_DATE: day.optional().register(about, {
    help: 'the day that `npm run build` builds for; the same day gives the same bytes',
    unit: 'day',
    preset: 'today, in India',
    example: '2026-11-22',
  }),
  FIRM_DIR: folder.optional().register(about, {
    help: "the owner's folder, which `npm run setup` makes, read by the build and by the server; a relative path starts at the project's folder",
    unit: 'folder',
    preset: '`firm`, or `firm.sample` where there is none',
    example: '/etc/coimbatore-tax/firm',
  }),
  CHROMIUM_PATH: file.optional().register(about, {
    help: 'the Chromium of the browser tests',
    unit: 'file',
    preset: "the system's, or one that is installed",
    example: '/usr/bin/chromium',
  }),
  FIREFOX_PATH: file.optional().register(about, {
    help: 'the Firefox of the browser tests',
    unit: 'file',
    preset: "the system's, or one that is installed",
    example: '/usr/bin/firefox-esr',
  }),
});
