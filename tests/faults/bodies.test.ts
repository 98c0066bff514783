/** Generated bodies of the forms: valid ones, mutated ones, broken ones. */
import { Agent, request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { leadsOf, testConfig, testFolder, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { flatnessOf, growthOf, weigh } from './support/flatness.ts';
import { type FormPost, formPost } from './support/form-bodies.ts';
import { seeded } from './support/random.ts';
import { inParallel } from './support/requests.ts';
import { note, scale } from './support/scale.ts';
import { startServer, type Weight } from './support/server-process.ts';
import { uncaughtIn } from './support/visitors.ts';

afterEach(killAndCleanUp);

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Posts a body; a refusal may cut the line before the body is through, which says nothing about the answer. */
const post = (port: number, { type, body }: FormPost): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    let answered = false;
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/',
        agent,
        headers: { accept: 'application/json', 'content-type': type, 'content-length': body.length },
      },
      (response) => {
        answered = true;
        let text = '';
        const done = (): void => resolve({ status: response.statusCode ?? 0, text });
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', done).on('error', done);
      },
    );
    sent.on('error', () => answered || resolve({ status: 0, text: '' }));
    sent.end(body);
  });

test('form bodies: a clear answer, no 5xx, stored exactly when it said so, memory flat', { timeout: 900_000 }, async ({
  task,
}) => {
  const count = scale(2000, 50_000);
  const seed = Math.floor(Math.random() * 2 ** 32);
  const env = { DATA_DIR: testFolder() };
  const server = await startServer(env, { probe: true });
  const counts = new Map<number, number>();
  const faults: string[] = [];
  const run = (from: number, to: number): Promise<void> =>
    inParallel(to - from, 16, async (index) => {
      const body = formPost(seeded(seed + from + index), from + index);
      const { status, text } = await post(server.port, body);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const clear = status === 0 || (status === 200 ? text.includes('"ok":true') : text.includes('"ok":false'));
      if (status >= 500 || !clear)
        faults.push(
          `seed ${seed + from + index}: ${status} ${text.slice(0, 200)} to ${body.type}: ${body.body.toString().slice(0, 200)}`,
        );
    });
  /** Without the lines that the client keeps open: how many of them were just cut is chance. */
  const weighAlone = (): Promise<Weight> => {
    agent.destroy();
    return weigh(server);
  };
  await run(0, Math.ceil(count / 3));
  const warm = await weighAlone();
  await run(Math.ceil(count / 3), count);
  const end = await weighAlone();
  const summary = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, each]) => `${each} × ${status || 'cut'}`);
  note(task, {
    done: `form bodies: ${summary.join(', ')}; ${flatnessOf(warm, end)}`,
    times: count,
    uncaught: uncaughtIn([server]),
  });
  expect(faults).toEqual([]);
  expect(counts.get(0) ?? 0).toBeLessThan(count / 100);
  expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":(50|60)|Unhandled|Warning/);
  expect(growthOf(warm, end)).toBeNull();
  await server.kill();
  const store = await testStore(testConfig(env));
  const leads = await leadsOf(store);
  const said = leads.reduce((sum, lead) => sum + 1 + lead.repeats, 0);
  expect(said).toBe(counts.get(200));
  for (const lead of leads) expect(`${lead.name}${lead.email}${lead.phone}`).not.toMatch(/\p{Cc}/u);
});
