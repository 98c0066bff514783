import { expect, test } from 'vitest';
import type { Extension } from '../content/due-dates/extensions.ts';
import { movedByAWeek as record } from '../src/dates/testing/samples.ts';
import { checkExtensions } from './check-extensions.ts';

test('recorded extensions are in order', () => {
  expect(checkExtensions()).toEqual([]);
  expect(checkExtensions([record, { ...record, period: '2026-12', to: '2027-01-20' }])).toEqual([]);
});

test.each([
  ['a due date that is not there', { ...record, due: 'gstr3b' } as unknown as Extension, 'Did you mean "gstr-3b"?'],
  ['a period that is not there', { ...record, period: '2026-1l' }, 'Did you mean "2026-1'],
  ['a month of a quarterly return', { ...record, due: 'gstr-3b-quarterly' }, 'has no period "2026-11"'],
  ['a day that the calendar does not have', { ...record, to: '2026-02-30' }, '0.to'],
  ['an earlier day', { ...record, to: '2026-12-19' }, 'is due on 2026-12-20 by its rule'],
  ['another year', { ...record, to: '2028-12-27' }, 'is the year of 2028-12-27 right?'],
  ['a source that is no https address', { ...record, source: 'http://example.com' }, '0.source'],
  ['a field too many', { ...record, who: 'me' }, 'who'],
] as const)('%s is named', (_what, wrong, message) => {
  expect(checkExtensions([wrong]).join('\n')).toContain(message);
});

test('the same period twice is named', () => {
  expect(checkExtensions([record, record])).toEqual([expect.stringContaining('gstr-3b 2026-11 is recorded twice')]);
});
