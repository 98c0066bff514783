import { Gauge, type Registry } from 'prom-client';
import { finishesWithin } from '../finishes-within.ts';
import { ALARM_AFTER } from '../leads/outbox/alarm.ts';
import type { Store } from '../leads/store/store.ts';
import type { Counts, Unsent } from '../leads/store/watch-repository.ts';

/** How long a reading holds, milliseconds: several monitors cause one query. */
const KEPT_FOR = 5_000;

/** How long a query may take, milliseconds; Prometheus waits ten seconds by default. */
const READ_WITHIN = 2_000;

interface Reading {
  readonly counts: Counts;
  readonly oldest: Unsent | null;
  readonly overdue: Unsent | null;
  readonly at: number;
}

/** Reads the numbers of the store, once at a time; null when the store does not answer. */
const createReader = (store: Pick<Store, 'watch'>): (() => Promise<Reading | null>) => {
  let last: { readonly reading: Reading | null; readonly until: number } | null = null;
  let reading: Promise<void> | null = null;

  const query = async (at: number): Promise<Reading> => ({
    counts: await store.watch.counts(),
    oldest: await store.watch.unsent(at),
    overdue: await store.watch.unsent(at - ALARM_AFTER),
    at,
  });
  const read = async (): Promise<void> => {
    last = { reading: await query(Date.now()).catch(() => null), until: performance.now() + KEPT_FOR };
    reading = null;
  };

  return async () => {
    if (last && performance.now() < last.until) return last.reading;
    reading ??= read();
    // A number that is not known is left out: an old one would look like a new one.
    return (await finishesWithin(reading, READ_WITHIN)) ? (last?.reading ?? null) : null;
  };
};

/** Adds the gauges of leads and notifications; their numbers are read when the metrics are. */
export const storeGauges = (store: Pick<Store, 'watch'>, registers: Registry[]): void => {
  const read = createReader(store);
  new Gauge({
    name: 'site_leads',
    help: 'Leads in the store, by form and state',
    labelNames: ['form', 'state'],
    registers,
    async collect() {
      const reading = await read();
      this.reset();
      for (const { form, state, count } of reading?.counts.leads ?? []) this.set({ form, state }, count);
    },
  });
  new Gauge({
    name: 'site_notifications',
    help: 'Notifications in the outbox, by state; dead ones were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      const reading = await read();
      this.reset();
      for (const { state, count } of reading?.counts.outbox ?? []) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'site_oldest_unsent_seconds',
    help: 'Age of the oldest notification to the staff that was not sent; 0 without one',
    registers,
    async collect() {
      const reading = await read();
      this.remove();
      if (reading) this.set(reading.oldest ? Math.max(0, (reading.at - reading.oldest.oldestAt) / 1000) : 0);
    },
  });
  new Gauge({
    name: 'site_leads_overdue',
    help: 'Leads whose notification has been unsent for 15 minutes; more than 0 is an alarm',
    registers,
    async collect() {
      const reading = await read();
      this.remove();
      if (reading) this.set(reading.overdue?.count ?? 0);
    },
  });
};
