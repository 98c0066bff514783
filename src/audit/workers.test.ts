import { describe, expect, test } from 'vitest';
import type { Clock } from './environment.ts';
import { defaultPace } from './limits.ts';
import type { Answer } from './request.ts';
import { workThrough } from './workers.ts';

const answer: Answer = {
  statusCode: 200,
  message: 'OK',
  redirectTo: null,
  headers: {},
  body: null,
  truncated: false,
  loadTime: 1,
};

describe('workThrough', () => {
  test('keeps to the specified pace: five at a time, 100 ms between the requests of a worker', async () => {
    const waits: number[] = [];
    const clock: Clock = { now: () => 0, date: () => new Date(0), sleep: async (ms) => void waits.push(ms) };
    let running = 0;
    let most = 0;
    const request = async (): Promise<Answer> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return answer;
    };
    const items = Array.from({ length: 40 }, (_, index) => `/${index}`);
    const done: string[] = [];
    const crew = { request, clock, pace: defaultPace, cancel: new AbortController().signal };
    await workThrough(items, crew, async (path, ask) => {
      await ask({ method: 'HEAD', path, limit: 0 });
      await ask({ method: 'GET', path, limit: 1 });
      done.push(path);
    });
    expect(done.toSorted()).toEqual(items.toSorted());
    expect(most).toBe(5);
    // Eighty requests of five workers, each of which begins without waiting.
    expect(waits).toEqual(Array(75).fill(100));
  });

  test('lets a real failure through', async () => {
    const crew = {
      request: async () => answer,
      clock: { now: () => 0, date: () => new Date(0), sleep: async () => {} },
      pace: defaultPace,
      cancel: new AbortController().signal,
    };
    await expect(workThrough([1], crew, () => Promise.reject(new RangeError('bug')))).rejects.toThrow('bug');
  });
});
