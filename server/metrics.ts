/** Serves metrics to Prometheus on a port of its own, so that no rule of the proxy can publish them by mistake. */
import type { Server } from 'node:http';
import Fastify from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { finishesWithin } from './finishes-within.ts';
import { sendText } from './http/errors.ts';
import type { Readiness } from './http/readiness.ts';
import type { CountRequest } from './http/requests.ts';
import { ALARM_AFTER_MS } from './leads/outbox/alarm.ts';
import type { Store } from './leads/store/store.ts';
import type { Log } from './logging.ts';

/** Methods that are counted by name; a client can make up any number of others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Seconds: pages come from memory in under a millisecond, a post may wait 15 seconds for its database. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Queries end long before Prometheus gives up, by default after ten seconds. */
const READ_TIMEOUT_MS = 2_000;

/** Connections at the same time; a misconfigured monitor must not take those of visitors. */
const MAX_CONNECTIONS = 20;

/** Makes the gauges of leads and notifications. @returns reads their numbers from the store */
const storeGauges = ({ watch }: Pick<Store, 'watch'>, registers: Registry[]): (() => Promise<void>) => {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> =>
    new Gauge({ name, help, labelNames, registers });
  const leads = gauge('site_leads', 'Leads in the store, by form and state', 'form', 'state');
  const notifications = gauge(
    'site_notifications',
    'Notifications in the outbox, by state; dead ones were given up',
    'state',
  );
  const oldest = gauge(
    'site_oldest_unsent_seconds',
    'Age of the oldest notification to the staff that was not sent; 0 without one',
  );
  const overdue = gauge(
    'site_leads_overdue',
    'Leads whose notification has been unsent for 15 minutes; more than 0 is an alarm',
  );
  const read = async (): Promise<void> => {
    const now = Date.now();
    const [counts, unsent, late] = [
      await watch.counts(),
      await watch.unsent(now),
      await watch.unsent(now - ALARM_AFTER_MS),
    ];
    for (const { form, state, count } of counts.leads) leads.set({ form, state }, count);
    for (const { state, count } of counts.outbox) notifications.set({ state }, count);
    oldest.set(unsent ? Math.max(0, (now - unsent.oldestAt) / 1000) : 0);
    overdue.set(late?.count ?? 0);
  };
  return async () => {
    // A number that is not known is left out: an old one would look like a new one.
    for (const gauge of [leads, notifications]) gauge.reset();
    for (const gauge of [oldest, overdue]) gauge.remove();
    await finishesWithin(read(), READ_TIMEOUT_MS).catch(() => false);
  };
};

export interface MetricsOptions {
  readonly store: Store;
  readonly readiness: Readiness;
  readonly port: number;
  readonly host: string;
  readonly log: Log;
}

/** @throws the system's error when the port is taken */
export const startMetrics = async ({ store, readiness, port, host, log }: MetricsOptions) => {
  const registry = new Registry();
  const registers = [registry];
  let watched: Server | null = null;
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by kind, method and status',
    labelNames: ['kind', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from a request to its answer, by kind',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'site_connections',
    help: 'Connections open',
    registers,
    async collect() {
      const server = watched;
      if (server === null) return;
      this.set(
        await new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count))),
      );
    },
  });
  new Gauge({
    name: 'site_storage_ready',
    help: '1 when enquiries can be stored, else 0',
    registers,
    async collect() {
      this.set((await readiness.storageWorks()) ? 1 : 0);
    },
  });
  const readStore = storeGauges(store, registers);
  collectDefaultMetrics({ register: registry });
  const count: CountRequest = (kind, method, status, seconds) => {
    requests.inc({ kind, method: METHODS.has(method) ? method : 'other', status: String(status) });
    durations.observe({ kind }, seconds);
  };

  const app = Fastify({ forceCloseConnections: true, http: { headersTimeout: 5_000, requestTimeout: 5_000 } });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/metrics', async (_request, reply) => {
    await readStore();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'Not found'));
  log.info({ at: `${await app.listen({ port, host })}/metrics` }, 'Metrics server listening');
  return {
    count,
    watchServer(server: Server): void {
      watched = server;
    },
    close: () => app.close(),
  };
};
