import { expect, test } from 'vitest';
import { makeHistoryId } from './lead-queries.ts';

test('ids of the history increase within a millisecond', () => {
  const ids = Array.from({ length: 10_000 }, makeHistoryId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
