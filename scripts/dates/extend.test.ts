import { describe, expect, test } from 'vitest';
import type { Extension } from '../../content/due-dates/extensions.ts';
import { drop, extend, findPeriod, type Typed, withRecord } from './extend.ts';

const TODAY = '2026-12-18';
const told = { source: 'https://www.cbic.gov.in/notification', until: undefined };
const typed = (id?: string, period?: string, to?: string, rest: Partial<Typed> = {}): Typed => ({
  ...told,
  id,
  period,
  to,
  ...rest,
});
const record: Extension = {
  due: 'gstr-3b',
  period: '2026-11',
  to: '2026-12-27',
  source: told.source,
  until: '2026-12-27',
  day: TODAY,
  sequence: 1,
};

describe('an extension', () => {
  test('is recorded with its source and the day', () => {
    expect(extend(typed('gstr-3b', '2026-11', '2026-12-27'), [], TODAY)).toEqual(record);
  });

  test('of a quarter and of a year is named by the financial year', () => {
    expect(extend(typed('tds-residents', '2026-27-q3', '2027-02-15'), [], TODAY)).toMatchObject({ to: '2027-02-15' });
    expect(extend(typed('itr-audit', '2025-26', '2026-11-15'), [], TODAY)).toMatchObject({ period: '2025-26' });
  });

  test('takes the place of an earlier one and counts on', () => {
    const again = extend(typed('gstr-3b', '2026-11', '2026-12-31'), [record], TODAY);
    expect(again).toMatchObject({ to: '2026-12-31', sequence: 2 });
    expect(withRecord([record], again as Extension)).toEqual([again]);
  });

  test('may be said for longer', () => {
    const made = extend(typed('gstr-3b', '2026-11', '2026-12-27', { until: '2027-01-31' }), [], TODAY);
    expect(made).toMatchObject({ until: '2027-01-31' });
  });

  test.each([
    ['no id', typed(), 'Which due date?'],
    ['an unknown id, with the nearest', typed('gstr3b', '2026-11', '2026-12-27'), 'Did you mean "gstr-3b"?'],
    ['no period', typed('gstr-3b'), 'The next one of "gstr-3b" is 2026-11'],
    ['an unknown period, with the nearest', typed('gstr-3b', '2026-1l', '2026-12-27'), 'Did you mean "2026-1'],
    ['a month of a quarterly return', typed('tds-salaries', '2026-27-q5', '2027-02-15'), 'Did you mean "2026-27-q'],
    ['no day', typed('gstr-3b', '2026-11'), 'The new day must be like'],
    ['a day that the calendar does not have', typed('gstr-3b', '2026-11', '2026-12-32'), 'The new day must be like'],
    ['a day that is not later', typed('gstr-3b', '2026-11', '2026-12-20'), 'is due on 2026-12-20 by the rule'],
    ['another year', typed('gstr-3b', '2026-11', '2028-12-27'), 'is the year right?'],
    ['no source', typed('gstr-3b', '2026-11', '2026-12-27', { source: undefined }), '--source is missing'],
    ['a source that is no address', typed('gstr-3b', '2026-11', '2026-12-27', { source: 'CBIC' }), 'begins with https'],
    ['an end before the day', typed('gstr-3b', '2026-11', '2026-12-27', { until: '2026-12-26' }), 'comes before'],
    ['an end that is no day', typed('gstr-3b', '2026-11', '2026-12-27', { until: 'soon' }), '--until must be a day'],
  ])('is refused for %s', (_what, given, message) => {
    const lines = extend(given, [], TODAY);
    expect(Array.isArray(lines) && lines.join('\n')).toContain(message);
  });
});

test('a period long ago is none', () => {
  expect(findPeriod('gstr-3b', '2020-03', TODAY)).toContain('has no period "2020-03"');
});

describe('taking an extension back', () => {
  test('keeps the record, so that calendars learn of it', () => {
    expect(drop('gstr-3b', '2026-11', [record], '2026-12-19')).toMatchObject({
      to: null,
      day: '2026-12-19',
      sequence: 2,
    });
  });

  test.each([
    ['nothing is recorded', 'gstr-3b', '2026-11', [], 'there is nothing to drop'],
    ['it was taken back', 'gstr-3b', '2026-11', [{ ...record, to: null }], 'there is nothing to drop'],
    ['another is recorded', 'gstr-3b', '2026-12', [record], 'Did you mean "gstr-3b 2026-11"?'],
  ])('is refused where %s', (_what, id, period, records, message) => {
    expect(drop(id, period, records, TODAY)).toContain(message);
  });
});
