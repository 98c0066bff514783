import { describe, expect, test } from 'vitest';
import type { ToolFields } from './field.ts';
import { english } from './testing/english.ts';
import { defineTool, type Outcome, type Since } from './tool.ts';

const fields = { tax: { kind: 'rupees', label: 'Tax', most: 1_000 } } as const satisfies ToolFields;

interface Facts {
  readonly rate: number;
}

const blank = { subject: '', headline: '', urgent: false, notes: [], lists: [] };
const tool = defineTool<typeof fields, Facts>(english, {
  slug: 'notice',
  fields,
  factsOn: (_, today) => today,
  work: ({ tax }, { rate }): Outcome => ({
    sheet: { ...blank, lines: [{ label: 'fee', amount: tax * rate }] },
  }),
});

const answer = (law: readonly Since<Facts>[], today: string) => tool.answer({ tax: '100' }, today, law);
const amount = (sum: number) => ({ sheet: { lines: [{ amount: sum }] } });

describe('the law of the day counts', () => {
  const law = [
    { from: '2000-01-01', facts: { rate: 2 } },
    { from: '2025-04-01', facts: { rate: 3 } },
    { from: '2026-04-01', facts: null },
  ];

  test('holds until the day before a change', () => {
    expect(answer(law, '2025-03-31')).toMatchObject(amount(20_000));
    expect(answer(law, '2025-04-01')).toMatchObject(amount(30_000));
  });

  test('states no sum without a law', () => {
    expect(answer(law, '1999-12-31')).toHaveProperty('none');
    expect(answer(law, '2026-04-01')).toHaveProperty('none');
    expect(answer([], '2026-04-01')).toHaveProperty('none');
  });
});

test('a wrong answer is refused before any is worked out', () => {
  expect(tool.answer({ tax: '5,000' }, '2026-11-22', [])).toMatchObject({ mistakes: { tax: expect.any(String) } });
});
