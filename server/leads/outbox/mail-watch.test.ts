import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createReadiness, health } from '../../http/readiness.ts';
import { cleanUp, testConfig, testLog, testStore } from '../store/testing/fixtures.ts';
import { watchMail } from './alarm.ts';
import { startMailServer } from './testing/mail-server.ts';

afterEach(cleanUp);

test('reports a broken mail server in log and readiness', async () => {
  const { url, close } = await startMailServer();
  const port = Number(new URL(url).port);
  await close();
  const { smtp, siteOrigin } = testConfig({ SMTP_URL: url, NOTIFY_TO: 'staff@firm.example' });
  const log = testLog();
  const mail = watchMail({ smtp, siteOrigin }, log, 20);
  const app = Fastify();
  await app.register(health, { readiness: createReadiness({ store: await testStore(), log }), mailFault: mail.fault });
  const ready = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, body.trim()];
  };
  await expect.poll(mail.fault, { timeout: 60_000 }).toMatch(/^SMTP /);
  expect(await ready()).toEqual([200, `ready\nmail: WRONG (${mail.fault()})`]);
  const again = await startMailServer(port);
  await expect.poll(mail.fault, { timeout: 60_000 }).toBeNull();
  expect(await ready()).toEqual([200, 'ready']);
  await mail.stop();
  await again.close();
  await app.close();
  expect(log.lines.map((line) => line.replace(/[:;{].*/, '').trim())).toEqual([
    'Mail server check failed, mails are queued',
    'Mail server works again',
  ]);
});
