import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Delivery, LeadEvent } from '../../../../src/forms/lead.ts';
import { sampleAnswers } from '../../../../src/forms/testing/samples.ts';
import { sampleSite } from '../../../../tests/support/firms.ts';
import type { Log } from '../../../logging.ts';
import { type LeadsConfig, readSettings } from '../../../settings.ts';
import type { LeadRow } from '../schema.ts';
import { openStore, type Store } from '../store.ts';
import type { Submission } from '../submit.ts';

/** Settings of a test: no limits, a folder that `cleanUp` removes. */
export const testConfig = (env: Record<string, string> = {}): LeadsConfig =>
  readSettings({ DATA_DIR: testFolder(), RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_FORM: '0', ...env }, sampleSite().firm)
    .leads;

const folders: string[] = [];
const stores: Store[] = [];

export const testFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-test-'));
  folders.push(folder);
  return folder;
};

/** Locks the SQLite file in a folder, as another program may; the function that it returns lets go of it. */
export const lockFile = (folder: string): (() => void) => {
  const other = new DatabaseSync(join(folder, 'leads.db'));
  other.exec('begin immediate');
  return () => void other.close();
};

/** Returns a log that keeps its lines. */
export const testLog = (): Log & { readonly lines: string[] } => {
  const lines: string[] = [];
  const add = (fields: object, text: string): void => void lines.push(`${text} ${JSON.stringify(fields)}`);
  return { lines, info: add, warn: add, error: add };
};

/** Opens a store that `cleanUp` closes. */
export const testStore = async (config: LeadsConfig = testConfig(), log: Log = testLog()): Promise<Store> => {
  const store = await openStore(config, log);
  stores.push(store);
  return store;
};

/** Closes the stores and removes the folders that the test made. */
export const cleanUp = async (): Promise<void> => {
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** Returns a submission of the contact form. */
export const makeSubmission = (more: Partial<Submission> = {}): Submission => ({
  form: 'contact',
  state: 'new',
  reasons: [],
  language: 'en',
  ...sampleAnswers('contact'),
  name: 'Meena Example',
  email: 'meena@example.org',
  phone: '+91 98765 43210',
  service: 'GST Registration',
  message: 'Please call me.',
  page: '/contact',
  referrer: null,
  key: randomUUID(),
  receivedAt: Date.now(),
  ...more,
});

/** Returns a submission of the newsletter form. */
export const subscribed = (email: string, more: Partial<Submission> = {}): Submission =>
  makeSubmission({ form: 'newsletter', state: 'unconfirmed', ...sampleAnswers('newsletter'), email, ...more });

/** Returns every lead of a store, the newest last. */
export const allLeads = (store: Store): Promise<readonly LeadRow[]> =>
  store.db.selectFrom('leads').selectAll().orderBy('received_at').orderBy('id').execute();

export const readDeliveries = async (store: Store, id: string): Promise<readonly Delivery[]> =>
  (await store.desk.one(id))?.deliveries ?? [];

export const readHistory = async (store: Store, id: string): Promise<readonly LeadEvent[]> =>
  (await store.desk.one(id))?.history ?? [];
