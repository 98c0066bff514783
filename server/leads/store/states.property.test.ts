import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Channel } from '../../../src/forms/lead.ts';
import type { Store } from './store.ts';
import { databaseKinds, testDatabase } from './testing/databases.ts';
import { cleanUp, makeSubmission, testConfig, testStore } from './testing/fixtures.ts';

afterEach(cleanUp);

const HOUR = 60 * 60_000;
const RIGHT = '3210';
const WRONG = '9999';
const MAX_WRONG_CODES = 5;

const steps = [
  ...(['send', 'doubt', 'release', 'deliver', 'fail', 'answer', 'note', 'withdraw', 'erase', 'guess', 'look'] as const),
];
type Step = (typeof steps)[number];

/** The expected state of the lead; null while there is none. */
interface Model {
  readonly reference: string;
  announced: boolean;
  answered: boolean;
  withdrawn: boolean;
  wrong: number;
  events: number;
}

class Life {
  readonly #store: Store;
  #now = Date.UTC(2026, 0, 1);
  #model: Model | null = null;
  #id = '';
  #token = '';
  readonly #references = new Set<string>();
  #acknowledged = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  async #send(doubtful: boolean): Promise<void> {
    const before = this.#model;
    const submitted = await this.#store.submit(
      makeSubmission({
        message: 'Same',
        receivedAt: this.#now,
        ...(doubtful ? { state: 'held', reasons: ['too-fast'] } : {}),
      }),
    );
    if (submitted.result === 'key-reused') throw new Error('a new key was used before');
    // A repeat of an answered or withdrawn enquiry is a new one.
    const isRepeat = before !== null && !before.answered && !before.withdrawn;
    expect(submitted.result).toBe(isRepeat ? 'known' : 'stored');
    const { receipt } = submitted;
    if (before && isRepeat) {
      if (receipt) expect(receipt.reference).toBe(before.reference);
      if (!doubtful) before.announced = true;
      return;
    }
    if (before) await this.#store.desk.erase([this.#id], this.#now);
    this.#acknowledged = 0;
    expect(this.#references).not.toContain(receipt?.reference);
    this.#references.add(receipt?.reference ?? '');
    this.#model = {
      reference: receipt?.reference ?? '',
      announced: !doubtful,
      ...{ answered: false, withdrawn: false, wrong: 0, events: 0 },
    };
    this.#id = submitted.id ?? '';
    this.#token = receipt?.token ?? '';
  }

  async #deliver(fails: boolean): Promise<void> {
    const channels: Channel[] = ['mail', 'webhook', 'acknowledge'];
    const jobs = await this.#store.outbox.claim({ owner: 'o', channels, now: this.#now, leaseMs: 60_000, limit: 9 });
    for (const { delivery } of jobs) {
      expect(await this.#store.outbox.isWanted(delivery.id, 'o')).toBe(true);
      if (delivery.channel === 'acknowledge' && !fails) this.#acknowledged++;
      const times = { nextAttemptAt: this.#now, giveUpAt: this.#now + HOUR };
      if (fails) await this.#store.outbox.failed(delivery.id, 'o', { state: 'pending', lastError: 'x', ...times });
      else await this.#store.outbox.sent(delivery.id, 'o', this.#now);
    }
  }

  async #act(wish: 'show' | 'withdraw' | 'erase', digits: string): Promise<void> {
    const model = this.#model;
    const { result } = await this.#store.enquiries.act(this.#token, digits, wish, this.#now);
    if (!model) return void expect(result).toBe('gone');
    if (model.wrong >= MAX_WRONG_CODES) return void expect(result).toBe('closed');
    if (digits === WRONG) {
      model.wrong++;
      return void expect(result).toBe(model.wrong < MAX_WRONG_CODES ? 'wrong' : 'closed');
    }
    expect(result).toBe('ok');
    model.wrong = 0;
    if (wish === 'withdraw' && !model.withdrawn) {
      model.withdrawn = true;
      model.events++;
    }
    if (wish === 'erase') {
      this.#model = null;
      this.#acknowledged = 0;
    }
  }

  readonly #steps: Readonly<Record<Step, () => Promise<unknown>>> = {
    send: () => this.#send(false),
    doubt: () => this.#send(true),
    release: async () => {
      const released = await this.#store.desk.notSpam(this.#id, 'staff', this.#now);
      if (!released || this.#model === null) return;
      this.#model.announced = true;
      this.#model.events++;
    },
    deliver: () => this.#deliver(false),
    fail: () => this.#deliver(true),
    answer: async () => {
      const done = await this.#store.desk.change(this.#id, 'answered', 'Ravi', this.#now);
      expect(done).toBe(this.#model?.announced === true && !this.#model.answered);
      if (!done || this.#model === null) return;
      this.#model.answered = true;
      this.#model.events++;
    },
    note: async () => {
      if (!this.#model) return;
      await this.#store.desk.note(this.#id, 'Ravi', 'called', this.#now);
      this.#model.events++;
    },
    withdraw: () => this.#act('withdraw', RIGHT),
    erase: () => this.#act('erase', RIGHT),
    guess: () => this.#act('erase', WRONG),
    look: () => this.#act('show', RIGHT),
  };

  async do(step: Step): Promise<void> {
    this.#now += 1000;
    await this.#steps[step]();
    await this.#check();
  }

  async #check(): Promise<void> {
    const { db } = this.#store;
    const leads = await db.selectFrom('leads').selectAll().execute();
    const outbox = await db.selectFrom('outbox').selectAll().execute();
    const history = await db.selectFrom('history').selectAll().execute();
    const model = this.#model;
    if (!model) {
      // Nothing of an erased lead is left.
      const rest = [leads, outbox, history, await db.selectFrom('tokens').selectAll().execute()];
      expect(rest.flat()).toEqual([]);
      expect(await this.#store.enquiries.find(this.#token, this.#now)).toBeNull();
      return;
    }
    const [lead] = leads;
    expect(leads).toHaveLength(1);
    expect([lead?.reference, lead?.answered_at !== null, lead?.withdrawn_at !== null, lead?.wrong_digits]).toEqual([
      model.reference,
      model.answered,
      model.withdrawn,
      model.wrong,
    ]);
    expect(lead?.state).toBe(model.announced ? 'new' : 'held');
    expect(history).toHaveLength(model.events);
    const acknowledgements = outbox.filter(({ channel }) => channel === 'acknowledge');
    expect(acknowledgements.length).toBeLessThanOrEqual(1);
    expect(this.#acknowledged).toBeLessThanOrEqual(1);
    if (model.withdrawn && acknowledgements[0]) expect(acknowledgements[0].state).toBe('sent');
    // Senders of doubtful enquiries get no acknowledgement.
    if (!model.announced) expect(acknowledgements).toEqual([]);
    const passed = outbox.some(({ channel, state }) => channel !== 'acknowledge' && state === 'sent');
    const found = await this.#store.enquiries.find(this.#token, this.#now);
    expect([found?.passedAt !== null, found?.open]).toEqual([passed || model.answered, model.wrong < MAX_WRONG_CODES]);
    const waits = !model.answered && !model.withdrawn && model.announced;
    const due = await this.#store.daily.waiting();
    expect(due).toHaveLength(waits ? 1 : 0);
  }
}

describe.each(databaseKinds)('a lead on %s', (kind) => {
  test('keeps its reference, one acknowledgement, and leaves no trace', async () => {
    const told = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'a@b.example', ACKNOWLEDGE: 'on' };
    const hook = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'sixteen characters' };
    const store = await testStore(testConfig({ ...(await testDatabase(kind)), ...told, ...hook }));
    const lives = fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        for (const table of ['leads', 'idempotency_keys', 'erasures'] as const)
          await store.db.deleteFrom(table).execute();
        const one = new Life(store);
        await one.do(life.length % 3 === 0 ? 'doubt' : 'send');
        for (const step of life) await one.do(step);
      }),
      { numRuns: kind === 'sqlite' ? 60 : 25 },
    );
  });
});
