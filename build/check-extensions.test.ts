import { expect, test } from 'vitest';
import type { Extension } from '../content/due-dates/extensions.ts';
import { movedByAWeek as record } from '../src/dates/testing/extension.ts';
import { checkExtensions } from './check-extensions.ts';

test('recorded extensions are in order', () => {
  expect(checkExtensions()).toEqual([]);
  expect(checkExtensions([record, { ...record, period: '2026-12', to: null }])).toEqual([]);
});

test.each([
  ['a due date that is not there', { ...record, due: 'gstr-3' } as unknown as Extension, 'no due date "gstr-3"'],
  ['a day that the calendar does not have', { ...record, to: '2026-02-30' }, '0.to'],
  ['a source that is no https address', { ...record, source: 'http://example.com' }, '0.source'],
  ['a field too many', { ...record, who: 'me' }, 'who'],
])('%s is named', (_what, wrong, message) => {
  expect(checkExtensions([wrong]).join('\n')).toContain(message);
});

test('the same period twice is named', () => {
  expect(checkExtensions([record, record])).toEqual([expect.stringContaining('gstr-3b 2026-11 is recorded twice')]);
});
