import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, addYears, dayOf } from './months.ts';
import { anyDay } from './testing/any-day.ts';

test('a month some months later or earlier', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, months) => {
      const month = Temporal.PlainYearMonth.from(day.slice(0, 7));
      expect(addMonths(day.slice(0, 7), months)).toBe(month.add({ months }).toString());
    }),
  );
});

test('the same day of another year, or the last of its month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -100, max: 100 }), (day, years) => {
      expect(addYears(day, years)).toBe(Temporal.PlainDate.from(day).add({ years }).toString());
    }),
  );
});

test('a day of a month, or its last', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 31 }), (any, day) => {
      const month = any.slice(0, 7);
      expect(dayOf(month, day)).toBe(Temporal.PlainYearMonth.from(month).toPlainDate({ day }).toString());
    }),
  );
});
