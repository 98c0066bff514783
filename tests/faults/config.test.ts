/** Every setting of the server, wrong in every way that matters: one line with its name and value, no secret, exit code 1. */
import { afterEach, expect, test } from 'vitest';
import { about, environment } from '../../server/environment.ts';
import { testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { readSettings, SettingsError } from '../../server/settings.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { inParallel } from './support/requests.ts';
import { isFull, note } from './support/scale.ts';
import { type Env, runServer } from './support/server-process.ts';

afterEach(killAndCleanUp);

/** In every wrong value that could be a secret; no complaint may hold it. */
const SECRET = 'hunter2';

const smtp = { SMTP_URL: 'smtp://mail.example', NOTIFY_TO: 'staff@firm.example' };
const hook = { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 'a secret of length' };

/** What is wrong, by the variable that the complaint must name; the rest of a case is right. */
const wrong: Readonly<Record<string, readonly Env[]>> = {
  PORT: ['abc', '-1', '65536', '80.5', '1e99', '0x', '3000 3001'].map((PORT) => ({ PORT })),
  HOST: ['not a host', 'http://127.0.0.1', '256.1.1.1', '203.0.113.7'].map((HOST) => ({ HOST })),
  SITE_DIR: [{ SITE_DIR: '/nowhere' }, { SITE_DIR: 'README.md' }],
  LOG_LEVEL: ['loud', 'INFO!', '30'].map((LOG_LEVEL) => ({ LOG_LEVEL })),
  SITE_ORIGIN: ['tax.example', 'ftp://tax.example', 'https://', 'javascript:alert(1)'].map((SITE_ORIGIN) => ({
    SITE_ORIGIN,
  })),
  DATA_DIR: [{ DATA_DIR: '/dev/null' }, { DATA_DIR: 'README.md' }, { DATA_DIR: '/dev/null/data' }],
  DATABASE_URL: [
    `mysql://u:${SECRET}@127.0.0.1/x`,
    SECRET,
    'postgres//x',
    `postgres://u:${SECRET}@127.0.0.1:99999/x`,
  ].map((DATABASE_URL) => ({ DATABASE_URL })),
  SMTP_URL: ['mail.example', `http://u:${SECRET}@mail.example`, 'smtp:', `smtp://u:${SECRET}@mail.example:99999`].map(
    (SMTP_URL) => ({ ...smtp, SMTP_URL }),
  ),
  NOTIFY_TO: [
    { SMTP_URL: smtp.SMTP_URL },
    ...['staff', ',', 'a@b.example,staff', 'Staff <staff@firm.example>', 'a@b.example\nBcc: c@d.example'].map(
      (NOTIFY_TO) => ({ ...smtp, NOTIFY_TO }),
    ),
  ],
  MAIL_FROM: ['nobody', 'Firm <a@b.example>', 'a@b.example,c@d.example'].map((MAIL_FROM) => ({ ...smtp, MAIL_FROM })),
  ACKNOWLEDGE: ['yes', '1', 'ON'].map((ACKNOWLEDGE) => ({ ...smtp, ACKNOWLEDGE })),
  DIGEST_AT: ['8:30', '24:00', 'morning', '08:30:00'].map((DIGEST_AT) => ({ ...smtp, DIGEST_AT })),
  WEBHOOK_URL: ['crm.example', 'ftp://crm.example/', `${SECRET}:hook`].map((WEBHOOK_URL) => ({ ...hook, WEBHOOK_URL })),
  WEBHOOK_SECRET: [{ WEBHOOK_URL: hook.WEBHOOK_URL }, { ...hook, WEBHOOK_SECRET: SECRET }],
  WEBHOOK_SIGNATURE: ['body', 'Header'].map((WEBHOOK_SIGNATURE) => ({ ...hook, WEBHOOK_SIGNATURE })),
  TRUST_PROXY: ['everyone', '1', '10.0.0.0/99', '10.0.0.300', 'true,', '10.0.0.0/0', 'fe80::1%eth0'].map(
    (TRUST_PROXY) => ({ TRUST_PROXY }),
  ),
  METRICS_PORT: [
    ...['abc', '-1', '65536'].map((METRICS_PORT) => ({ METRICS_PORT })),
    { PORT: '3999', METRICS_PORT: '3999' },
  ],
  METRICS_HOST: ['not a host', '203.0.113.7'].map((METRICS_HOST) => ({ METRICS_PORT: '0', METRICS_HOST })),
  SHUTDOWN_DELAY: ['soon', '-1', '301', '1.5'].map((SHUTDOWN_DELAY) => ({ SHUTDOWN_DELAY })),
  DATABASE_WAIT: ['long', '-1', '86401', '1.5'].map((DATABASE_WAIT) => ({ DATABASE_WAIT })),
  MAX_CONNECTIONS: ['many', '0', '1.5'].map((MAX_CONNECTIONS) => ({ MAX_CONNECTIONS })),
  MAX_CONNECTIONS_PER_ADDRESS: ['many', '-1'].map((each) => ({ MAX_CONNECTIONS_PER_ADDRESS: each })),
  MAX_POSTS: ['many', '0', '-1'].map((MAX_POSTS) => ({ MAX_POSTS })),
  MAX_EVENT_LOOP_DELAY: ['long', '-1', '1.5'].map((MAX_EVENT_LOOP_DELAY) => ({ MAX_EVENT_LOOP_DELAY })),
  RATE_LIMIT_ADDRESS: ['many', '-1', '1.5', 'Infinity'].map((RATE_LIMIT_ADDRESS) => ({ RATE_LIMIT_ADDRESS })),
  RATE_LIMIT_FORM: ['many', '-1', '1.5', 'NaN'].map((RATE_LIMIT_FORM) => ({ RATE_LIMIT_FORM })),
};

/** What only the build and the tests read. */
const notServer = [
  'FIRM_DIR',
  'BLOG_SNAPSHOT',
  'BLOG_FEED_URL',
  'BUILD_DATE',
  'LOCALES',
  'CHROMIUM_PATH',
  'FIREFOX_PATH',
];

test('every variable of the schema is tried here', () => {
  const variables = Object.keys(environment.shape).filter((name) => !notServer.includes(name));
  expect(Object.keys(wrong).sort()).toEqual(variables.sort());
});

interface Case {
  readonly name: string;
  readonly env: Env;
}

const cases: readonly Case[] = Object.entries(wrong).flatMap(([name, values]) => values.map((env) => ({ name, env })));

/** What reading the settings complains about; null when the fault only shows later. */
const complaint = (env: Env): string | null => {
  try {
    readSettings(env);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return error instanceof Error ? error.message : '';
  }
};

const isSecret = new Map(Object.entries(environment.shape).map(([name, type]) => [name, about.get(type)?.secret]));

const isClear = (text: string, { name, env }: Case): boolean => {
  const value = isSecret.get(name) ? '' : JSON.stringify(env[name] ?? '').slice(1, -1);
  return (
    text.trim().split('\n').length === 1 && [name, value].every((part) => text.includes(part)) && !text.includes(SECRET)
  );
};

test('reading the settings names what is wrong, without its secrets', ({ task }) => {
  const read = cases.map((each) => ({ ...each, text: complaint(each.env) }));
  note(task, { done: 'wrong settings read', times: read.filter(({ text }) => text !== null).length });
  expect(read.filter((each) => each.text !== null && !isClear(each.text, each))).toEqual([]);
});

test('the server ends with one line that names what is wrong', { timeout: 600_000 }, async ({ task }) => {
  const dataDir = testFolder();
  // The short form starts servers only for what reading does not find, and for one that it does.
  const late = cases.filter(({ env }) => complaint(env) === null);
  const tried = isFull ? cases : [...late.filter((_case, index) => index % 3 === 0), ...cases.slice(0, 1)];
  const faults: string[] = [];
  await inParallel(tried.length, 2, async (index) => {
    const { name, env } = tried[index] as Case;
    const { code, output } = await runServer({ DATA_DIR: dataDir, ...env });
    const fine = code === 1 && output.startsWith('The server cannot start. ') && isClear(output, { name, env });
    if (!fine) faults.push(`${JSON.stringify(env)}: exit ${code}, ${output.trim().slice(0, 300)}`);
  });
  note(task, { done: `started with a wrong setting, of ${Object.keys(wrong).length} variables`, times: tried.length });
  expect(faults.join('\n')).toBe('');
});

test('the server lists several wrong settings together, a line each, without their secrets', async ({ task }) => {
  const env = { PORT: 'abc', SMTP_URL: `http://u:${SECRET}@mail.example`, MAX_POSTS: '0', LOG_LEVEL: 'loud' };
  const { code, output } = await runServer({ DATA_DIR: testFolder(), ...env });
  const [first, ...lines] = output.trim().split('\n');
  note(task, { done: 'started with four wrong settings', times: 1 });
  expect([code, first]).toEqual([1, 'The server cannot start. 5 settings are wrong:']);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL', 'SMTP_URL', 'MAX_POSTS', 'NOTIFY_TO']);
  expect(output).not.toContain(SECRET);
});
