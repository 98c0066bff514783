import { describe, expect, test } from 'vitest';
import { agreed, readings } from './readings.ts';

describe('two readings of the register', () => {
  test('a fact without a doubt is the same in both', () => {
    expect(agreed((factValue) => factValue('gst.gstr3b-due'))).toEqual({ kind: 'day-of-next-month', day: 20 });
  });

  test('a fact in doubt has no agreed value', () => {
    expect(readings).toHaveLength(2);
    expect(agreed((factValue) => factValue('pf.return-due'))).toBeUndefined();
  });

  test('what both say of one case is agreed, though the fact is in doubt', () => {
    const monthly = agreed((factValue) => {
      const value = factValue('gst.gstr1-due');
      return value?.kind === 'cases' ? value.cases.monthly : value;
    });
    expect(monthly).toEqual({ kind: 'day-of-next-month', day: 11 });
  });

  test('before the day from which a replacement holds, both say the same', () => {
    expect(agreed((factValue) => factValue('pf.damages', '2024-01-31'))).toEqual({ kind: 'percent-a-year', rate: 17 });
    expect(agreed((factValue) => factValue('pf.damages', '2025-01-31'))).toBeUndefined();
  });
});
