import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { pragma } from '../../../server/leads/store/sqlite.ts';
import { allLeads, testConfig, testStore } from '../../../server/leads/store/testing/fixtures.ts';
import { sampleEdition } from '../../support/firms.ts';
import { send } from './requests.ts';
import type { Env } from './server-process.ts';

const { firm } = sampleEdition();

export interface Account {
  /** The messages of their leads. */
  readonly acknowledged: Set<string>;
  /** Leads that were refused as they should be: with 503, a time for another try and the phone number. */
  refused: number;
  /** Other answers to leads, and lines that were cut. */
  readonly odd: string[];
  readonly pagesLost: string[];
  /** The longest that a lead waited for its answer, milliseconds. */
  longest: number;
}

export interface Visitors {
  readonly account: Account;
  readonly done: Promise<unknown>;
  stop(): Promise<unknown>;
}

export const newAccount = (): Account => ({ acknowledged: new Set(), refused: 0, odd: [], pagesLost: [], longest: 0 });

const findReason = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? String(error);
};

/** Sends one lead and writes down what came of it. */
export const sendLead = async (origin: string, account: Account, message: string = randomUUID()): Promise<void> => {
  const began = performance.now();
  try {
    const { status, text, retryAfter } = await send(origin, { message }, { 'idempotency-key': message });
    if (status === 200) account.acknowledged.add(message);
    else if (status === 503 && Number(retryAfter) > 0 && text.includes(firm.phone)) account.refused++;
    else account.odd.push(`${status} ${text}`);
  } catch (error) {
    account.odd.push(findReason(error));
  }
  account.longest = Math.max(account.longest, performance.now() - began);
};

export const sendLeads = (count: number, origin: string, account: Account): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, () => sendLead(origin, account)));

const lookAtPage = async (origin: string, account: Account): Promise<void> => {
  try {
    const response = await fetch(`${origin}/contact`);
    await response.arrayBuffer();
    if (response.status !== 200) account.pagesLost.push(String(response.status));
  } catch (error) {
    account.pagesLost.push(findReason(error));
  }
};

const start = (
  count: number,
  visit: (account: Account) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Visitors => {
  const account = newAccount();
  let stopped = false;
  let begun = 0;
  const run = async (): Promise<void> => {
    while (!stopped && begun++ < most) await visit(account);
  };
  const done = Promise.all(Array.from({ length: count }, run));
  return {
    account,
    done,
    stop() {
      stopped = true;
      return done;
    },
  };
};

/**
 * Starts visitors that send a lead, look at a page, and begin anew; a lead is not sent a second time.
 * @param origin the server of the next visit
 */
export const startVisitors = (count: number, origin: () => string): Visitors =>
  start(count, async (account) => {
    const at = origin();
    await sendLead(at, account);
    await lookAtPage(at, account);
    // The pause leaves time for many visitors: this is no benchmark.
    await sleep(20);
  });

/**
 * Starts visitors that send leads alone and never give up on one: a failed try is repeated with its key.
 * @param origin where the server is now
 * @param most so many leads are sent, then the visitors end
 */
export const startPersistent = (count: number, origin: () => string, most?: number): Visitors =>
  start(
    count,
    async ({ acknowledged }) => {
      const message = randomUUID();
      const tries = newAccount();
      do {
        await sendLead(origin(), tries, message);
        if (tries.acknowledged.size === 0) await sleep(40);
      } while (tries.acknowledged.size === 0);
      acknowledged.add(message);
    },
    most,
  );

/**
 * Expects that a store has each acknowledged lead once, that every visitor got a page and an answer of the two that
 * there are. Prints the figures.
 * @returns how many leads the store has
 */
export const expectKept = async (env: Env, account: Account): Promise<number> => {
  const store = await testStore(testConfig(env));
  const messages = (await allLeads(store)).map(({ message }) => message ?? '');
  const stored = new Set(messages);
  if (store.file) expect(pragma(store.file, 'integrity_check')).toBe('ok');
  await store.close();
  const { acknowledged, refused, odd, pagesLost, longest } = account;
  const figures = {
    missing: [...acknowledged].filter((message) => !stored.has(message)).length,
    twice: messages.length - stored.size,
  };
  console.log({ acknowledged: acknowledged.size, refused, longest: Math.round(longest), ...figures });
  expect({ odd, pagesLost, ...figures }).toEqual({ odd: [], pagesLost: [], missing: 0, twice: 0 });
  return messages.length;
};
