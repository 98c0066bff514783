import { describe, expect, test } from 'vitest';
import { sampleEdition, sampleEditions } from '../../tests/support/firms.ts';
import { addDays, LEDGER_DAYS } from '../dates/days.ts';
import type { Edition } from '../edition/edition.ts';
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

  test.each([
    ['gstr-1', '2026-12-11', 'for November', 'நவம்பர் மாதத்துக்கு'],
    ['tds-deposit', '2027-01-07', 'for December', 'டிசம்பர் மாதத்துக்கு'],
    ['tds-deposit', '2027-04-30', 'for March', 'மார்ச் மாதத்துக்கு'],
    ['gstr-3b-quarterly', '2027-01-22', 'for October to December', 'அக்டோபர் முதல் டிசம்பர் வரை'],
    ['qrmp-choice', '2027-01-31', 'for January to March', 'ஜனவரி முதல் மார்ச் வரை'],
    ['professional-tax', '2027-03-31', 'for October to March', 'அக்டோபர் முதல் மார்ச் வரை'],
    // An instalment is for the whole year.
    ['advance-tax', '2026-12-15', 'for 2026-27', '2026-27-க்கு'],
    ['gstr-9', '2026-12-31', 'for 2025-26', '2025-26-க்கு'],
    ['lut', '2027-03-31', 'for 2027-28', '2027-28-க்கு'],
    ['labour-welfare', '2027-01-31', 'for 2026', '2026-க்கு'],
    // It comes once in three years.
    ['dir-3-kyc', '2028-06-30', '', ''],
  ])('says of %s on %s that it is %s', (id, on, english, tamil) => {
    const { en, ta } = sampleEditions('2026-11-26');
    const say = (site: Edition) => upcomingDues(site).dues.find((due) => due.id === id)?.periods[on];
    expect(say(en)).toBe(english);
    if (ta) expect(say(ta)).toBe(tamil);
  });

  test('says the same in the table of the year', () => {
    for (const { on, dues: each } of dueYear(edition))
      for (const { id, period } of each)
        expect(period, `${id} ${on}`).toBe(listed.find((due) => due.id === id)?.periods[on]);
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
