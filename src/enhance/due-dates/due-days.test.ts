import { expect, test } from 'vitest';
import { chosenKinds, concerns, keptKinds, nextDueDates } from './due-days.ts';
import { queryOf } from './use-ledger.ts';

test.each([
  ['?for=gst-monthly,tds', ['gst-monthly', 'tds']],
  ['?a=b&for=tds', ['tds']],
  ['?for=gst-monthly%2Ctds', ['gst-monthly', 'tds']],
  ['?for=', []],
  ['?for=,,', []],
  ['?before=tds', []],
  ['', []],
])('the choice of "%s"', (query, kinds) => {
  expect(chosenKinds(query)).toEqual(kinds);
});

test('a choice is read back from the address that says it', () => {
  for (const kinds of [[], ['tds'], ['gst-monthly', 'tds', 'employer']])
    expect(chosenKinds(queryOf(kinds))).toEqual(kinds);
  expect(queryOf([])).toBe('');
});

test('where storage is missing, a choice is kept in the page alone', () => {
  keptKinds.write('tds');
  expect(chosenKinds('')).toEqual(['tds']);
});

test('nothing chosen means everything that some kind of payer has', () => {
  expect(concerns(['tds'], [])).toBe(true);
  expect(concerns([], [])).toBe(false);
  expect(concerns(['tds', 'employer'], ['individual', 'employer'])).toBe(true);
  expect(concerns(['tds'], ['individual'])).toBe(false);
  expect(concerns([], ['individual'])).toBe(false);
});

test('days come in their order for twelve months, those of one day together, and what is rarer once', () => {
  const of = (name: string, days: readonly string[]) => ({ id: name, name, kinds: [], days });
  const twentieths = [
    '2026-10',
    '2026-11',
    '2026-12',
    ...Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}`),
  ];
  const dates = [
    of('yearly', ['2026-12-20', '2027-12-20']),
    of(
      'monthly',
      twentieths.map((month) => `${month}-20`),
    ),
    of('in two years', ['2028-06-30', '2031-06-30']),
  ];
  const days = nextDueDates(dates, '2026-11-20');
  expect(days.map(({ on, left, dates: each }) => [on, left, each.map(({ name }) => name).join()])).toEqual([
    ['2026-11-20', 0, 'monthly'],
    ['2026-12-20', 30, 'yearly,monthly'],
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => [
      expect.stringMatching(`2027-${String(month).padStart(2, '0')}-20`),
      expect.any(Number),
      'monthly',
    ]),
    ['2028-06-30', 588, 'in two years'],
  ]);
});
