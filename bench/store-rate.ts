import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openStore } from '../server/leads/store/store.ts';
import type { Submission } from '../server/leads/store/submit.ts';
import { sampleAnswers } from '../src/forms/testing/samples.ts';

const enquiry = (): Submission => {
  const message = randomUUID();
  return {
    form: 'contact',
    state: 'new',
    reasons: [],
    ...sampleAnswers('contact'),
    name: 'Priya Example',
    email: `client-${message}@example.org`,
    phone: '00000 00000',
    service: 'General Inquiry',
    message: `${'Please call me about the returns of the last two quarters. '.repeat(5)}${message}`,
    page: '/contact',
    referrer: null,
    userAgent: null,
    clientTime: null,
    key: randomUUID(),
    receivedAt: Date.now(),
  };
};

/**
 * How many leads a second the store alone takes on SQLite, without HTTP, forms and another process.
 * @param folder where the file is made
 * @param atOnce how many are waiting for their commit at the same time; with one each lead is a commit of its own
 */
export const storeRate = async (folder: string, atOnce: number, seconds: number): Promise<number> => {
  const dataDir = mkdtempSync(join(folder, 'store-'));
  const log = pino({ level: 'silent' });
  const store = await openStore({ dataDir, databaseUrl: null, smtp: null, webhook: null }, log);
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let stored = 0;
  const submitOn = async (): Promise<void> => {
    while (performance.now() < end) {
      await store.submit(enquiry());
      stored++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, submitOn));
  const rate = stored / ((performance.now() - begin) / 1000);
  await store.close();
  rmSync(dataDir, { recursive: true });
  return rate;
};
