import { expect, test } from 'vitest';
import { runPeriodically } from './run-periodically.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('starts no second look during a long one', async () => {
  let atOnce = 0;
  const seen: number[] = [];
  const looking = runPeriodically(async () => {
    seen.push(++atOnce);
    await pause(30);
    atOnce -= 1;
  }, 5);
  await expect.poll(() => seen.length).toBeGreaterThan(2);
  await looking.stop();
  expect(atOnce).toBe(0);
  expect(new Set(seen)).toEqual(new Set([1]));
  const then = seen.length;
  await pause(60);
  expect(seen).toHaveLength(then);
});
