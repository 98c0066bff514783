import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanUp, said, testConfig, testLog, testStore } from '../store/testing/fixtures.ts';
import { startOutbox } from './outbox.ts';

afterEach(cleanUp);

test('a call that gets no answer ends by its own time limit, and is made again with the same id', {
  timeout: 60_000,
}, async () => {
  const ids: unknown[] = [];
  const hanging: ServerResponse[] = [];
  const hook = createServer((request, response) => {
    ids.push(request.headers['webhook-id']);
    request.resume();
    // The first call is taken and never answered.
    if (ids.length === 1) hanging.push(response);
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { port } = hook.address() as AddressInfo;
  const config = testConfig({ WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: 'a secret of length' });
  const store = await testStore(config);
  let time = Date.now();
  const outbox = startOutbox({ store, config, log: testLog(), now: () => time, pollEvery: 50 });
  await store.submit(said({ receivedAt: time }));
  const delivery = () => store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  await vi.waitFor(
    async () =>
      expect(await delivery()).toMatchObject({ state: 'pending', attempts: 1, last_error: 'WEBHOOK TimeoutError' }),
    { timeout: 40_000, interval: 100 },
  );
  time += 60_000;
  await vi.waitFor(async () => expect(await delivery()).toMatchObject({ state: 'sent', attempts: 2 }), {
    timeout: 10_000,
    interval: 50,
  });
  expect(ids).toEqual([ids[0], ids[0]]);
  await outbox.stop();
  for (const response of hanging) response.destroy();
  hook.closeAllConnections();
  hook.close();
});
