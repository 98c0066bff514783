import type { Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from '../http/meter.ts';
import type { Readiness } from '../http/readiness.ts';
import type { Store } from '../leads/store/store.ts';
import { storeGauges } from './store-gauges.ts';

/** Methods that are counted by name; a client can make up any number of others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Seconds: pages come from memory in under a millisecond, a post may wait 15 seconds for its database. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** The metrics of one server. */
export const createMetrics = (store: Store, readiness: Readiness) => {
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
    help: 'Time from a request to its answer, by kind; pages that are sent from memory are not timed',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  const shed = new Counter({
    name: 'site_requests_shed_total',
    help: 'Requests turned away under load, by reason',
    labelNames: ['reason'],
    registers,
  });
  const dropped = new Counter({
    name: 'site_connections_dropped_total',
    help: 'Connections closed unread: "all" were taken, or one "address" had too many',
    labelNames: ['reason'],
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
  storeGauges(store, registers);
  collectDefaultMetrics({ register: registry });

  const meter: Meter = {
    request(kind, method, status, seconds) {
      requests.inc({ kind, method: METHODS.has(method) ? method : 'other', status: String(status) });
      if (seconds !== null) durations.observe({ kind }, seconds);
    },
    shed: (reason) => shed.inc({ reason }),
    dropped: (reason) => dropped.inc({ reason }),
  };
  return {
    meter,
    /** Counts the open connections of a server from now on. */
    watchServer(server: Server): void {
      watched = server;
    },
    /** All metrics in the text format of Prometheus. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
