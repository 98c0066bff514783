import { describe, expect, test } from 'vitest';
import type { ToolFields } from './field.ts';
import { defineTool, type Outcome, type Readings } from './tool.ts';

const fields = { tax: { kind: 'rupees', label: 'Tax', most: 1_000 } } as const satisfies ToolFields;

interface Facts {
  readonly rate: number;
  readonly note?: string;
}

const tool = defineTool<typeof fields, Facts>({
  slug: 'notice',
  fields,
  factsOn: (_, today) => today,
  work: ({ tax }, { rate, note }): Outcome => ({
    sheet: {
      subject: '',
      headline: '',
      urgent: false,
      lines: [{ label: 'fee', amount: tax * rate }],
      notes: ['by both', ...(note ? [note] : [])],
      lists: [],
    },
  }),
});

const answer = (readings: Readings<Facts>, today = '2026-11-22') => tool.answer({ tax: '100' }, today, readings);
const since = (from: string, facts: Facts | null) => ({ from, facts });

describe('a result counts only where all readings lead to it', () => {
  test('the same sum is stated', () => {
    expect(answer([[since('2000-01-01', { rate: 2 })], [since('2000-01-01', { rate: 2 })]])).toMatchObject({
      sheet: { lines: [{ amount: 20_000 }] },
    });
  });

  test('another sum is not', () => {
    expect(answer([[since('2000-01-01', { rate: 2 })], [since('2000-01-01', { rate: 3 })]])).toHaveProperty('none');
  });

  test('a note of one reading alone is left out', () => {
    expect(
      answer([[since('2000-01-01', { rate: 2, note: 'by one' })], [since('2000-01-01', { rate: 2 })]]),
    ).toMatchObject({ sheet: { notes: ['by both'] } });
  });

  test('a reading without the figure states nothing', () => {
    expect(answer([[since('2000-01-01', { rate: 2 })], [since('2000-01-01', null)]])).toHaveProperty('none');
    expect(answer([])).toHaveProperty('none');
  });

  test('the figure of the day counts', () => {
    const changed = [since('2000-01-01', { rate: 2 }), since('2025-04-01', { rate: 3 })];
    const kept = [since('2000-01-01', { rate: 2 })];
    expect(answer([kept, changed], '2025-03-31')).toHaveProperty('sheet');
    expect(answer([kept, changed], '2025-04-01')).toHaveProperty('none');
    expect(answer([kept], '1999-12-31')).toHaveProperty('none');
  });

  test('a wrong answer is refused before any is worked out', () => {
    expect(tool.answer({ tax: '5,000' }, '2026-11-22', [])).toMatchObject({ mistakes: { tax: expect.any(String) } });
  });
});
