import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { firmFolder } from '../config/firm-folder.ts';
import { dayInIndia } from '../src/office/indian-time.ts';
import { sampleSite } from '../tests/support/firms.ts';
import { environment } from './environment.ts';
import { listChannels } from './leads/store/store.ts';
import { type Environment, findMistypedNames, readSettings, readSiteSource } from './settings.ts';

const project = dirname(import.meta.dirname);

const { firm } = sampleSite();

const read = (env: Environment, presets?: Environment) => readSettings(env, firm, presets);

test('uses SQLite, no mail and no proxy by default', () => {
  const settings = read({ SMTP_URL: '', DATABASE_URL: ' ' });
  expect(settings.leads).toEqual({
    dataDir: join(project, 'data'),
    databaseUrl: null,
    smtp: null,
    webhook: null,
    acknowledge: false,
    digestAt: null,
    trustProxy: false,
    siteOrigin: firm.origin,
    deskOrigin: null,
    limits: { perAddress: 60, perForm: 1200 },
  });
  expect(settings).toMatchObject({ port: 3000, siteDir: join(project, 'dist'), logLevel: 'info' });
});

test('parses every variable', () => {
  const { leads } = read({
    DATA_DIR: '/var/lib/leads',
    SMTP_URL: 'smtps://user:pass@mail.example.com',
    NOTIFY_TO: 'a@example.com, b@example.com',
    WEBHOOK_URL: 'https://crm.example.com/hook',
    WEBHOOK_SECRET: '0123456789abcdef',
    SITE_ORIGIN: 'https://tax.example/',
    TRUST_PROXY: '10.0.0.0/8, loopback',
  });
  expect(leads.dataDir).toBe('/var/lib/leads');
  expect(leads.smtp?.notifyTo).toEqual(['a@example.com', 'b@example.com']);
  expect(leads.siteOrigin).toBe('https://tax.example');
  expect(leads.trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
  expect(listChannels(leads)).toEqual(['mail', 'confirm', 'webhook']);
  expect(read({ TRUST_PROXY: 'true' }).leads.trustProxy).toContain('loopback');
  const day = '2026-11-22';
  expect(readSiteSource({ BUILD_DATE: day })).toEqual({
    folder: firmFolder({}),
    today: day,
  });
  expect(readSiteSource({ FIRM_DIR: 'tests/second-firm' }).folder.path).toBe(join(project, 'tests', 'second-firm'));
});

test('builds for today unless told another day', () => {
  expect(readSiteSource({}).today).toBe(dayInIndia(Date.now()));
  expect(() => readSiteSource({ BUILD_DATE: '2026-02-29' })).toThrow(
    'BUILD_DATE is "2026-02-29": it must be a day such as 2026-11-22.',
  );
});

test('resolves a relative folder from the project', () => {
  const before = process.cwd();
  process.chdir('/');
  try {
    const { leads, siteDir } = read({ DATA_DIR: 'kept/leads', SITE_DIR: './other' });
    expect([leads.dataDir, siteDir]).toEqual([join(project, 'kept', 'leads'), join(project, 'other')]);
  } finally {
    process.chdir(before);
  }
});

test('a preset holds until the variable is set', () => {
  const presets = { PORT: '5173' };
  expect(read({ PORT: '' }, presets).port).toBe(5173);
  expect(read({ PORT: '80' }, presets).port).toBe(80);
});

const mailed = { SMTP_URL: 'smtp://hidden', NOTIFY_TO: 'a@b.c', STAFF: 'a@b.c' };

test.each(['https://desk.example', 'http://localhost:3001', 'http://127.0.0.1:3001', 'http://[::1]:3001'])(
  'DESK_ORIGIN may be %s',
  (origin) => {
    expect(read({ ...mailed, DESK_ORIGIN: origin }).leads.deskOrigin).toBe(origin);
  },
);

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc": it must be a whole number from 0 to 65535.'],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": it must be one of fatal, .*silent\.$/],
  [{ HOST: 'not a host' }, /^HOST is "not a host": /],
  [{ DATABASE_URL: 'mysql://hidden@x' }, /^DATABASE_URL is wrong \(a secret, not shown\): it must be .*postgres:/],
  [{ SMTP_URL: 'hidden.example.com', NOTIFY_TO: 'a@b.c' }, /^SMTP_URL is wrong .*smtps:/],
  [{ SMTP_URL: 'smtp://hidden.example' }, 'NOTIFY_TO is not set: it must be set together with SMTP_URL.'],
  [{ SMTP_URL: 'smtp://hidden', NOTIFY_TO: 'a@b.c,staff' }, /^NOTIFY_TO is "a@b.c,staff": .*commas\.$/],
  [{ MAIL_FROM: 'Firm <a@b.c>' }, /^MAIL_FROM is "Firm <a@b.c>": it must be one e-mail address/],
  [{ WEBHOOK_URL: 'https://hidden.example' }, /^WEBHOOK_SECRET is not set: .*WEBHOOK_URL/],
  [{ WEBHOOK_URL: 'ftp://hidden.example', WEBHOOK_SECRET: 'x'.repeat(16) }, /^WEBHOOK_URL is wrong /],
  [{ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'hidden' }, /^WEBHOOK_SECRET is wrong .*16/],
  [
    { DIGEST_AT: '8:30', SMTP_URL: 'smtp://hidden', NOTIFY_TO: 'a@b.c' },
    'DIGEST_AT is "8:30": it must be a time such as 08:30.',
  ],
  [{ DIGEST_AT: '08:30' }, 'SMTP_URL is not set: it must be set together with DIGEST_AT, or WEBHOOK_URL.'],
  [{ TRUST_PROXY: 'everyone' }, /^TRUST_PROXY is "everyone": /],
  [{ SITE_ORIGIN: 'tax.example\nPORT is fine' }, /^SITE_ORIGIN is "tax\.example\\nPORT is fine": /],
  [{ RATE_LIMIT_ADDRESS: '1.5' }, /^RATE_LIMIT_ADDRESS is "1\.5": /],
  [{ ...mailed, DESK_ORIGIN: 'http://desk.example' }, /^DESK_ORIGIN is "http:\/\/desk\.example": .* https:\/\//],
  [{ ...mailed, DESK_ORIGIN: 'http://localhost.example' }, /^DESK_ORIGIN is "http:\/\/localhost\.example": /],
  [
    { ...mailed, SITE_ORIGIN: 'https://tax.example/', DESK_ORIGIN: 'https://TAX.example:443' },
    'DESK_ORIGIN is "https://TAX.example:443": it must be another address than SITE_ORIGIN.',
  ],
  [
    { DESK_ORIGIN: 'https://desk.example', STAFF: 'a@b.c' },
    'SMTP_URL is not set: it must be set together with DESK_ORIGIN, because links to sign in are mailed.',
  ],
  [{ ...mailed, DESK_ORIGIN: 'https://desk.example', STAFF: '' }, 'STAFF is not set: it must be set together with'],
  [{ NOTIFY_TO: 'a@b.c' }, 'SMTP_URL is not set: it must be set together with NOTIFY_TO.'],
])('refuses %o in a line with the allowed values', (env, message) => {
  expect(() => read(env)).toThrow(message);
  expect(() => read(env)).not.toThrow(/hidden|\n/);
});

test('names mistyped settings, and no foreign variables', () => {
  expect(findMistypedNames({ SMPT_URL: 'x', NOTIFYTO: 'x', firm_dir: 'x', SMTP_URI: ' ' })).toEqual([
    'There is no setting SMPT_URL. Did you mean SMTP_URL?',
    'There is no setting NOTIFYTO. Did you mean NOTIFY_TO?',
    'There is no setting firm_dir. Did you mean FIRM_DIR?',
  ]);
  const ofOthers = {
    HOME: 'x',
    HOSTNAME: 'x',
    PATH: 'x',
    SHELL: 'x',
    PWD: 'x',
    XDG_DATA_DIRS: 'x',
    MAIL: 'x',
    LANG: 'x',
  };
  expect(findMistypedNames({ ...ofOthers, PORT: '80', PORTS: '80' })).toEqual([]);
});

/** A wrong value of every variable that is not in the table above. Folders and programs are looked for only when they are used. */
const wrong: Readonly<Record<string, string>> = {
  ACKNOWLEDGE: 'yes',
  WEBHOOK_SIGNATURE: 'body',
  DESK_PORT: '65536',
  DESK_ORIGIN: 'desk.example',
  STAFF: 'a@b.c,staff',
  SHUTDOWN_DELAY: '301',
  DATABASE_WAIT: '1.5',
  MAX_POSTS: 'many',
  MAX_EVENT_LOOP_DELAY: '1e99',
  RATE_LIMIT_FORM: 'NaN',
};

test.each(Object.entries(wrong))('%s cannot be %j', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}: it must be`);
});

test('several wrong ones are listed together, one line each', () => {
  const wrong = { PORT: '80.5e9', SMTP_URL: 'smtp://hidden.example', SHUTDOWN_DELAY: '-1', DATABASE_URL: 'hidden' };
  const lines = ['4 settings are wrong:', 'PORT .*', 'DATABASE_URL .*', 'SHUTDOWN_DELAY .*', 'NOTIFY_TO .*'];
  expect(() => read(wrong)).toThrow(new RegExp(`^${lines.join('\n')}$`));
  expect(() => read(wrong)).not.toThrow('hidden');
});

test('the build is stopped by its own settings only', () => {
  expect(() => readSiteSource({ BUILD_DATE: 'today', PORT: 'abc' })).toThrow(/^BUILD_DATE is "today": [^\n]*$/);
  expect(read({ BUILD_DATE: 'today', CHROMIUM_PATH: '/nowhere' }).port).toBe(3000);
});

test('treats a server address with a password as secret', () => {
  const secret = Object.keys(environment.shape).filter((name) => /^(DATABASE|SMTP|WEBHOOK)_(URL|SECRET)$/.test(name));
  expect(secret).toHaveLength(4);
  for (const name of secret) {
    expect(() => read({ [name]: 'hidden' })).toThrow(`${name} is wrong`);
    expect(() => read({ [name]: 'hidden' })).not.toThrow('hidden');
  }
});
