import { expect, test } from 'vitest';
import { chosenKinds, concerns, keepKinds, queryOf } from './choice.ts';
import { nextDays } from './reckon.ts';

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

test('where storage is missing, a choice is kept nowhere and nothing breaks', () => {
  expect(() => keepKinds(['tds'])).not.toThrow();
  expect(chosenKinds('')).toEqual([]);
});

test('nothing chosen means everything', () => {
  expect(concerns([], [])).toBe(true);
  expect(concerns(['tds'], [])).toBe(true);
  expect(concerns(['tds'], ['individual', 'tds'])).toBe(true);
  expect(concerns(['tds'], ['individual'])).toBe(false);
  expect(concerns([], ['individual'])).toBe(false);
});

test('the next days come in their order, those of one day as they stand, and what has no day is left out', () => {
  const of = (id: string, days: readonly (readonly [number, number])[]) => ({
    id,
    name: id,
    kinds: [],
    pattern: { parts: [{ days }], moved: [] },
  });
  const dates = [of('late', [[12, 20]]), of('first', [[11, 22]]), of('never', []), of('second', [[11, 22]])];
  expect(nextDays(dates, '2026-11-22').map(({ date, left }) => [date.id, left])).toEqual([
    ['first', 0],
    ['second', 0],
    ['late', 28],
  ]);
});
