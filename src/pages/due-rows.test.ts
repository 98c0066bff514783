import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { dueRows, dueYear, upcomingDues } from './due-rows.ts';

const edition = sampleEdition();

describe('the list of due dates for scripts', () => {
  const { until, dues: listed } = upcomingDues(edition);

  test('holds each due date once, and its next day first', () => {
    expect(listed.map(({ id }) => id)).toEqual(edition.dues.map(({ id }) => id));
    expect(listed.map(({ days }) => days[0])).toEqual(dueRows(edition).map(({ next }) => next.on));
  });

  test("holds the days of the year's table, in order", () => {
    for (const { on, dues: each } of dueYear(edition))
      expect(listed.flatMap(({ id, days }) => (days.includes(on) ? id : [])).toSorted()).toEqual(
        each.map(({ id }) => id).toSorted(),
      );
    for (const { days } of listed) expect(days).toEqual([...new Set(days)].toSorted());
  });

  test('holds no day before the build or after its end', () => {
    const days = listed.flatMap(({ days: each }) => each);
    expect(days.filter((on) => on < edition.today || on > until)).toEqual([]);
  });
});
