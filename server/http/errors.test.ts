import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { StorageError } from '../leads/store/errors.ts';
import { RequestError, renderAsText, renderErrors } from './errors.ts';

const { refusals } = sampleEdition();

/** Returns an application whose routes throw, and what it logs. */
const failing = async () => {
  const logged: string[] = [];
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 10,
    genReqId: () => 'fault-7',
  });
  renderErrors(app, renderAsText(sampleEdition()));
  const addRoutes = async (scope: FastifyInstance): Promise<void> => {
    scope.get('/refused', () => {
      throw new RequestError(429, 'rate-limited', () => 'Too many', { retryAfterSeconds: 90 });
    });
    scope.get('/away', () => {
      throw new StorageError('unavailable', 'Database query failed (57P01)');
    });
    scope.get('/broken', () => {
      throw new Error('typed by a visitor');
    });
    scope.post('/', () => 'read');
  };
  await app.register(addRoutes);
  await app.register(
    async (scope) => {
      renderErrors(scope, (_request, reply, { status, refusal }) => reply.code(status).send({ refusal }));
      await addRoutes(scope);
    },
    { prefix: '/json' },
  );
  const ask = async (url: string, body?: { payload: string; type: string }) => {
    const request = body
      ? ({ method: 'POST', url, payload: body.payload, headers: { 'content-type': body.type } } as const)
      : ({ method: 'GET', url } as const);
    const { statusCode, headers, body: text } = await app.inject(request);
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, text.trim(), headers['retry-after']];
  };
  return { ask, logged };
};

describe('errors of a request', () => {
  test('are mapped to one answer and rendered by their scope', async () => {
    const { ask } = await failing();
    expect(await ask('/refused')).toEqual([429, 'Too many', '90']);
    expect(await ask('/away')).toEqual([503, refusals.notTaken, '30']);
    expect(await ask('/', { payload: '"12345678901"', type: 'application/json' })).toEqual([
      413,
      refusals.tooLarge,
      undefined,
    ]);
    expect(await ask('/', { payload: 'x', type: 'image/png' })).toEqual([
      415,
      expect.stringContaining('multipart'),
      undefined,
    ]);
    expect(await ask('/', { payload: '{', type: 'application/json' })).toEqual([400, refusals.unreadable, undefined]);
    expect(await ask('/json/refused')).toEqual([429, '{"refusal":"rate-limited"}', '90']);
    expect(await ask('/json/away')).toEqual([503, '{"refusal":"unavailable"}', '30']);
    expect(await ask('/json/broken')).toEqual([500, '{"refusal":"fault"}', undefined]);
  });

  test('show a number, and log no message', async () => {
    const { ask, logged } = await failing();
    expect(await ask('/broken')).toEqual([500, expect.stringContaining('fault-7'), undefined]);
    await ask('/away');
    await ask('/refused');
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'Request failed', route: '/broken', errorType: 'Error', reqId: 'fault-7' },
      { msg: 'Database query failed', route: '/away', errorType: 'unavailable', reqId: 'fault-7' },
    ]);
    expect(logged.join()).not.toContain('typed by');
  });
});
