/** The tools as things stand, and with every doubt decided. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printedAsIf } from '../../tests/support/printed-as-if.ts';

interface Answer {
  readonly readings: number;
  readonly result: { readonly none?: string; readonly sheet?: { readonly headline: string } };
}

const answers = (decided: 'as it stands' | 'all'): Record<string, Answer> =>
  JSON.parse(printedAsIf(decided, join(import.meta.dirname, 'testing', 'print-answers.ts')));

test('as it stands, what hangs on a doubt has no result', () => {
  for (const [slug, { readings, result }] of Object.entries(answers('as it stands'))) {
    expect(readings, slug).toBe(2);
    expect(result.none, slug).toMatch(/until a figure is confirmed/);
  }
});

test('with every doubt accepted there is one reading, and a result', () => {
  const decided = answers('all');
  for (const [slug, { readings }] of Object.entries(decided)) expect(readings, slug).toBe(1);
  expect(decided['gst-late-fee']?.result.sheet?.headline).toBe('125 days late');
  expect(decided['gst-registration-check']?.result.sheet?.headline).toBe('Not by turnover alone');
  expect(decided['pf-esi']?.result.sheet?.headline).toBe('1 employee');
  expect(decided['tds-late-fee']?.result.sheet?.headline).toBe('Interest for 3 months');
});
