import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compileCacheEnv } from '../tests/support/compile-cache.ts';
import { header, readBody, startMailServer } from './leads/outbox/testing/mail-server.ts';
import { cleanUp, testFolder } from './leads/store/testing/fixtures.ts';

afterEach(cleanUp);

const root = join(import.meta.dirname, '..');
const unit = 'coimbatore-tax-build.service';

const run = async (env: NodeJS.ProcessEnv): Promise<unknown> => {
  const options = { env: { PATH: process.env.PATH, ...compileCacheEnv, ...env } };
  const [code] = await once(
    spawn(process.execPath, [join(root, 'server', 'report-failure.ts'), unit], options),
    'close',
  );
  return code;
};

test('mails which job failed, whatever the folder holds', async () => {
  const smtp = await startMailServer();
  const env = { SMTP_URL: smtp.url, NOTIFY_TO: 'office@ledger.test', MAIL_FROM: 'site@ledger.test' };
  const folder = testFolder();
  writeFileSync(join(folder, 'firm.yaml'), 'name: Tax: Consultancy');
  expect([await run(env), await run({ ...env, FIRM_DIR: folder })]).toEqual([0, 0]);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['office@ledger.test'], ['office@ledger.test']]);
  for (const mail of smtp.mails) {
    expect(header(mail, 'subject')).toContain(unit);
    expect(readBody(mail)).toContain(`journalctl --unit ${unit}`);
  }
  await smtp.close();
});

test('is named by the units of the night', () => {
  for (const job of ['build', 'backup'])
    expect(readFileSync(join(root, 'deploy', `coimbatore-tax-${job}.service`), 'utf8')).toContain(
      'OnFailure=coimbatore-tax-failed@%n.service',
    );
});
