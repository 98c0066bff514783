import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReviewLog } from './review-log.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('says nothing before a day has come, then once a day which facts are due', () => {
  vi.setSystemTime('2026-12-01T10:00:00Z');
  const warn = vi.fn();
  startReviewLog({ warn });
  vi.advanceTimersByTime(DAY);
  expect(warn).not.toHaveBeenCalled();
  vi.setSystemTime('2040-01-01T10:00:00Z');
  vi.advanceTimersByTime(2 * DAY);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ facts: expect.arrayContaining(['gst.threshold']) });
});
