/** A server with nothing but the forms and the outbox, for tests that kill it. Settings come from the environment. */
import Fastify from 'fastify';
import { startOutbox } from '../../server/outbox/outbox.ts';
import { openStore } from '../../server/storage/store.ts';
import { leadsConfig } from '../../server/submissions/leads-config.ts';
import { submissions } from '../../server/submissions/submissions.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const config = leadsConfig(process.env);
const store = await openStore(config, quiet);
startOutbox({ store, config, log: quiet, pollEvery: 200 });
const app = Fastify();
await app.register(submissions, { store, config });
const origin = await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
process.stdout.write(`${origin}\n`);
