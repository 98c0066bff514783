import { expect, test } from 'vitest';
import { firm } from '../../../content/firm.ts';
import { channelsOf } from '../store/store-config.ts';
import { leadsConfig } from './leads-config.ts';

test('nothing set: SQLite in ./data, nobody is told, no proxy is trusted', () => {
  expect(leadsConfig({ SMTP_URL: '', DATABASE_URL: ' ' })).toEqual({
    dataDir: './data',
    databaseUrl: null,
    smtp: null,
    webhook: null,
    trustProxy: false,
    siteOrigin: firm.origin,
    limits: { perAddress: 60, perForm: 1200 },
  });
});

test('everything set', () => {
  const config = leadsConfig({
    SMTP_URL: 'smtps://user:pass@mail.example.com',
    NOTIFY_TO: 'a@example.com, b@example.com',
    WEBHOOK_URL: 'https://crm.example.com/hook',
    WEBHOOK_SECRET: '0123456789abcdef',
    SITE_ORIGIN: 'https://tax.example/',
    TRUST_PROXY: '10.0.0.0/8, loopback',
  });
  expect(config.smtp?.notifyTo).toEqual(['a@example.com', 'b@example.com']);
  expect(config.siteOrigin).toBe('https://tax.example');
  expect(config.trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
  expect(channelsOf(config)).toEqual(['mail', 'confirm', 'webhook']);
  expect(leadsConfig({ TRUST_PROXY: 'true' }).trustProxy).toContain('loopback');
  expect(leadsConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
});

test.each([
  [{ DATABASE_URL: 'mysql://secret@x' }, /^DATABASE_URL: /],
  [{ SMTP_URL: 'mail.example.com', NOTIFY_TO: 'a@b.c' }, /^SMTP_URL: /],
  [{ SMTP_URL: 'smtp://mail.example.com' }, /^NOTIFY_TO: is needed/],
  [{ SMTP_URL: 'smtp://x', NOTIFY_TO: 'secret' }, /^NOTIFY_TO: /],
  [{ WEBHOOK_URL: 'https://x.example' }, /^WEBHOOK_SECRET: is needed/],
  [{ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'secret' }, /^WEBHOOK_SECRET: .*16/],
  [{ TRUST_PROXY: 'everyone' }, /^TRUST_PROXY: /],
  [{ SITE_ORIGIN: 'tax.example' }, /^SITE_ORIGIN: /],
  [{ RATE_LIMIT_ADDRESS: 'many' }, /^RATE_LIMIT_ADDRESS: /],
])('%o is refused in one line that names the variable and no value', (env, message) => {
  expect(() => leadsConfig(env)).toThrow(message);
  expect(() => leadsConfig(env)).not.toThrow(/secret|\n/);
});
