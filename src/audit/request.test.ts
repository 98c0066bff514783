import { describe, expect, test } from 'vitest';
import { CancelledError, realClock } from './environment.ts';
import { defaultPace } from './limits.ts';
import { createRequest, type Request } from './request.ts';

const asking = (fetch: typeof globalThis.fetch, cancel = new AbortController().signal): Request =>
  createRequest(
    'https://site.test',
    { fetch, clock: realClock, log: { warn: () => {} } },
    { ...defaultPace, timeoutMs: 50 },
    cancel,
  );

const head = { method: 'HEAD', path: '/a?b', limit: 0 } as const;

/** What a browser gives for a redirect that it may not follow. */
const opaque = (): Response =>
  Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } });
const at = (url: string): Response => Object.defineProperty(new Response(), 'url', { value: url });

describe('a request', () => {
  test('goes to the site only, as a stranger, and does not follow', async () => {
    const seen: unknown[] = [];
    await asking(async (url, init) => {
      seen.push(url, init?.method, init?.redirect, init?.credentials);
      return new Response();
    })(head);
    expect(seen).toEqual(['https://site.test/a?b', 'HEAD', 'manual', 'omit']);
  });

  test('finds where an opaque redirect ends inside the site', async () => {
    const answer = await asking(async (_url, init) =>
      init?.redirect === 'follow' ? at('https://site.test/c') : opaque(),
    )(head);
    expect(answer).toMatchObject({ statusCode: null, message: 'Redirect', redirectTo: '/c' });
  });

  test('does not know where an opaque redirect out of the site leads', async () => {
    const answer = await asking(async (_url, init) => {
      if (init?.redirect === 'follow') throw new TypeError(`not ${init.mode}`);
      return opaque();
    })(head);
    expect(answer).toMatchObject({ statusCode: null, message: 'Redirect', redirectTo: null });
  });

  test('times out even when fetch ignores its signal', async () => {
    expect(await asking(() => new Promise(() => {}))(head)).toMatchObject({
      statusCode: 408,
      message: 'Request timeout',
    });
  });

  test('calls a failure a network error', async () => {
    expect(await asking(() => Promise.reject(new TypeError('refused')))(head)).toMatchObject({
      statusCode: 0,
      message: 'Network error',
    });
  });

  test('ends at once when it is cancelled', async () => {
    const cancel = new AbortController();
    const pending = asking(() => new Promise(() => {}), cancel.signal)(head);
    cancel.abort();
    await expect(pending).rejects.toThrow(CancelledError);
  });

  test.each([
    [200, 'OK'],
    [204, 'HTTP 204'],
    [299, 'OK'],
    [304, 'HTTP 304'],
    [400, 'HTTP 400'],
    [503, 'HTTP 503'],
  ])('says of %i %s', async (status, message) => {
    expect((await asking(async () => new Response(null, { status }))(head)).message).toBe(message);
  });
});
