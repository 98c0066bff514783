import { describe, expect, test } from 'vitest';
import { NO_GST } from '../../../content/due-dates/no-gst.ts';
import { chosenKinds, concerns, findNext, keptKinds, ledgerDays, nextDueDates } from './due-days.ts';
import { writeQuery } from './use-ledger.ts';

test.each([
  ['?for=gst-monthly,tds', ['gst-monthly', 'tds']],
  ['?a=b&for=tds', ['tds']],
  ['?for=gst-monthly%2Ctds', ['gst-monthly', 'tds']],
  ['?for=', []],
  ['?for=,,', []],
  ['?before=tds', []],
  ['', []],
])('keeps the choice of "%s"', (query, kinds) => {
  expect(chosenKinds(query)).toEqual(kinds);
});

test('reads a choice back from its address', () => {
  for (const kinds of [[], ['tds'], ['gst-monthly', 'tds', 'employer']])
    expect(chosenKinds(writeQuery(kinds))).toEqual(kinds);
  expect(writeQuery([])).toBe('');
});

test('keeps a choice in the page without storage', () => {
  keptKinds.write('tds');
  expect(chosenKinds('')).toEqual(['tds']);
});

test('concerns those with one of the answered kinds', () => {
  const of = (...kinds: readonly string[]) => ({ kinds });
  expect(concerns(of('tds', 'employer'), ['individual', 'employer'])).toBe(true);
  expect(concerns(of('tds'), ['individual'])).toBe(false);
  expect(concerns(of(), ['individual'])).toBe(false);
  expect(concerns(of('tds'), [])).toBe(false);
});

const due = (id: string, days: readonly string[], ...kinds: readonly string[]) => ({
  id,
  name: id,
  who: '',
  cost: '',
  kinds,
  days,
  periods: Object.fromEntries(days.map((on) => [on, `for ${on.slice(0, 7)}`])),
});

describe('the days of a ledger', () => {
  const shared = [
    due('tds', ['2026-12-07', '2027-01-07'], 'tds'),
    due('gstr-1', ['2026-12-11', '2027-01-11'], 'gst-monthly'),
  ];
  const dues = [...shared, due('iff', ['2026-12-13'], 'gst-quarterly'), due('itc-04', ['2027-04-25'])];
  const daysFor = (...answers: readonly string[]) =>
    ledgerDays({ dues, shared }, answers, '2026-11-26').map(({ on, dates }) => `${on} ${dates[0]?.id}`);

  test('are the most shared dates before an answer', () => {
    expect(daysFor()).toEqual(['2026-12-07 tds', '2026-12-11 gstr-1']);
  });

  test('are all of a year that were answered for', () => {
    expect(daysFor('gst-quarterly', 'gst-monthly')).toEqual([
      '2026-12-11 gstr-1',
      '2026-12-13 iff',
      '2027-01-11 gstr-1',
    ]);
  });

  test('give the first date that certainly applies as the next', () => {
    const few = { ...due('gst-credit', ['2026-12-11'], 'tds', 'gst-monthly'), isConditional: true } as const;
    const next = (...answers: readonly string[]) =>
      findNext(ledgerDays({ dues: [...dues, few], shared }, answers, '2026-12-08'));
    expect(next('tds')?.on).toBe('2027-01-07');
    expect(next('tds', 'gst-monthly')).toMatchObject({ on: '2026-12-11', certain: [{ id: 'gstr-1' }] });
  });

  test('say of each date what it is for on that day', () => {
    const periods = ledgerDays({ dues, shared }, ['tds'], '2026-11-26').map(({ dates: [date] }) => date?.period);
    expect(periods).toEqual(['for 2026-12', 'for 2027-01']);
  });

  test('hold no GST for who files none', () => {
    expect(daysFor(NO_GST)).toEqual(['2026-12-07 tds']);
    expect(daysFor(NO_GST, 'tds')).toEqual(['2026-12-07 tds', '2027-01-07 tds']);
  });
});

test('come in order for twelve months', () => {
  const of = (name: string, days: readonly string[]) => due(name, days);
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
