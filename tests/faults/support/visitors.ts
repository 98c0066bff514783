import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { firm } from '../../../content/firm.ts';
import { allLeads, testConfig, testStore } from '../../../server/leads/store/testing/fixtures.ts';
import { send } from './requests.ts';
import type { Figures } from './scale.ts';
import type { Env, ServerProcess } from './server-process.ts';

/** What visitors met. */
export interface Account {
  readonly acknowledged: Set<string>;
  /** Leads that were refused as they should be: with 503, a time for another try and the phone number. */
  refused: number;
  readonly odd: string[];
  /** Pages that did not come. */
  readonly pagesLost: string[];
  /** The longest that a lead waited for its answer, milliseconds. */
  longest: number;
}

/** Visitors that send a lead, look at a page, and begin anew. */
export interface Visitors {
  readonly account: Account;
  stop(): Promise<Account>;
}

const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? String(error);
};

/** Sends one lead and writes down what came of it. */
export const sendLead = async (origin: string, account: Account): Promise<void> => {
  const message = randomUUID();
  const began = performance.now();
  try {
    const { status, text, retryAfter } = await send(origin, { message }, { 'idempotency-key': message });
    if (status === 200) account.acknowledged.add(message);
    else if (status === 503 && Number(retryAfter) > 0 && text.includes(firm.phone)) account.refused++;
    else account.odd.push(`${status} ${text}`);
  } catch (error) {
    account.odd.push(reasonOf(error));
  }
  account.longest = Math.max(account.longest, performance.now() - began);
};

const lookAtPage = async (origin: string, account: Account): Promise<void> => {
  try {
    const response = await fetch(`${origin}/contact`);
    await response.arrayBuffer();
    if (response.status !== 200) account.pagesLost.push(String(response.status));
  } catch (error) {
    account.pagesLost.push(reasonOf(error));
  }
};

/** An account in which nothing stands yet. */
export const newAccount = (): Account => ({
  acknowledged: new Set(),
  refused: 0,
  odd: [],
  pagesLost: [],
  longest: 0,
});

/**
 * Starts visitors; half of their requests are leads, which are not sent a second time.
 * @param origin the server of the next visit
 */
export const startVisitors = (count: number, origin: () => string): Visitors => {
  const account = newAccount();
  let stopped = false;
  const visit = async (): Promise<void> => {
    while (!stopped) {
      const at = origin();
      await sendLead(at, account);
      await lookAtPage(at, account);
      // Many visitors, not a benchmark.
      await sleep(20);
    }
  };
  const done = Promise.all(Array.from({ length: count }, visit));
  return {
    account,
    async stop() {
      stopped = true;
      await done;
      return account;
    },
  };
};

/** How often a server met a fault that nobody caught. */
export const uncaughtIn = (servers: readonly ServerProcess[]): number =>
  servers.reduce((sum, server) => sum + [...server.output().matchAll(/a fault that nobody caught/g)].length, 0);

/** Compares what was acknowledged with what a store holds. */
export const figuresOf = async (
  env: Env,
  account: Account,
  servers: readonly ServerProcess[],
): Promise<Required<Omit<Figures, 'done' | 'times'>>> => {
  const store = await testStore(testConfig(env));
  const messages = (await allLeads(store)).map(({ message }) => message ?? '');
  const stored = new Set(messages);
  await store.close();
  return {
    acknowledged: account.acknowledged.size,
    missing: [...account.acknowledged].filter((message) => !stored.has(message)).length,
    twice: messages.length - stored.size,
    longest: Math.round(account.longest),
    uncaught: uncaughtIn(servers),
  };
};
