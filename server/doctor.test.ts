import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compileCacheEnv } from '../tests/support/compile-cache.ts';
import { startMailServer } from './leads/outbox/testing/mail-server.ts';
import { backupStore } from './leads/store/backup.ts';
import { testDatabase } from './leads/store/testing/databases.ts';
import { cleanUp, makeSubmission, testConfig, testFolder, testStore } from './leads/store/testing/fixtures.ts';

afterEach(cleanUp);

const program = join(import.meta.dirname, 'doctor.ts');

const doctor = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...compileCacheEnv, ...env } };
    execFile(process.execPath, [program, ...args], options, (error, out) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out }),
    );
  });

test('sends a test mail, restores the backup, and advises', async () => {
  const smtp = await startMailServer();
  const config = testConfig(await testDatabase('sqlite'));
  const store = await testStore(config);
  await store.submit(makeSubmission());
  const backups = testFolder();
  await backupStore(store, join(backups, 'night.db'));
  const env = { DATA_DIR: config.dataDir, NOTIFY_TO: 'office@ledger.test', MAIL_FROM: 'site@ledger.test' };

  const { out } = await doctor({ ...env, SMTP_URL: smtp.url }, '--backups', backups);
  expect(out).toContain('took a test mail to office@ledger.test');
  expect(smtp.mails.map(({ to }) => to)).toEqual([['office@ledger.test']]);
  expect(out).toContain('can be restored: 1 enquiries (night.db)');
  expect(out).toContain('the database can be written');

  // Whatever the firm's file says: the privacy page is right either with a copy of each enquiry or without.
  const copying = await doctor(
    { ...env, SMTP_URL: smtp.url, WEBHOOK_URL: 'https://sheet.test/', WEBHOOK_SECRET: 'a secret of the test' },
    '--no-mail',
  );
  expect([out, copying.out].filter((text) => text.includes('ok     enquiries are copied to'))).toHaveLength(1);
  expect([out, copying.out].filter((text) => /WRONG {2}.*the privacy page/.test(text))).toHaveLength(1);

  await smtp.close();
  const { code, out: again } = await doctor({ ...env, SMTP_URL: smtp.url }, '--backups', testFolder());
  expect(code).toBe(1);
  expect(again).toContain('WRONG  the mail server did not take a test mail');
  expect(again).toContain('WRONG  there is no backup');
  expect(again.slice(again.indexOf('To do:'))).toContain('- correct SMTP_URL');
});

test('creates no database, and names wrong settings', async () => {
  const dataDir = join(testFolder(), 'nowhere');
  const env = { DATA_DIR: dataDir, SMPT_URL: 'smtp://mail.test', SITE_ORIGIN: 'https://ledger.invalid' };
  const { code, out } = await doctor(env, '--backups', testFolder());
  expect(code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
  expect(out).toContain(`WRONG  there is no database in ${dataDir}`);
  expect(out).toContain('WRONG  There is no setting SMPT_URL. Did you mean SMTP_URL?');
  expect(out).toContain('TRUST_PROXY is not set');
});
