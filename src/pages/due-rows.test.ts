import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { addDays, LEDGER_DAYS } from '../dates/days.ts';
import { dueRows, dueYear, upcomingDues } from './due-rows.ts';

const edition = sampleEdition();

describe('the list of due dates for scripts', () => {
  const { until, dues: listed } = upcomingDues(edition);

  test('holds each due date once, and its next day first', () => {
    expect(listed).toHaveLength(edition.dues.length);
    const nextDays = new Map(listed.map(({ id, days }) => [id, days[0]]));
    expect(dueRows(edition).map(({ due }) => nextDays.get(due.id))).toEqual(
      dueRows(edition).map(({ next }) => next.on),
    );
  });

  test('begins with the due dates that certainly apply', () => {
    const isConditional = listed.map((due) => Boolean(due.isConditional));
    expect(isConditional).toEqual(isConditional.toSorted());
    expect(isConditional).toContain(true);
  });

  test("holds the days of the year's table, in order", () => {
    for (const { on, dues: each } of dueYear(edition))
      expect(listed.flatMap(({ id, days }) => (days.includes(on) ? id : [])).toSorted()).toEqual(
        each.map(({ id }) => id).toSorted(),
      );
    for (const { days } of listed) expect(days).toEqual([...new Set(days)].toSorted());
  });

  test('holds for every kind of payer a date that certainly applies', () => {
    const end = addDays(edition.today, LEDGER_DAYS);
    for (const kind of Object.keys(edition.payerKinds))
      expect(
        listed.some(
          ({ kinds, days: [next = end], isConditional }) => kinds.includes(kind) && next < end && !isConditional,
        ),
        kind,
      ).toBe(true);
  });

  test('holds no day before the build or after its end', () => {
    const days = listed.flatMap(({ days: each }) => each);
    expect(days.filter((on) => on < edition.today || on > until)).toEqual([]);
  });
});
