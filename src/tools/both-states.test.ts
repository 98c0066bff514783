/** The tools as things stand, and with every doubt decided. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Answer {
  readonly readings: number;
  readonly result: { readonly none?: string; readonly sheet?: { readonly headline: string } };
}

const answers = (factsAsIf: string | undefined): Record<string, Answer> => {
  const { FACTS_AS_IF: _, ...env } = process.env;
  const printed = execFileSync(process.execPath, [join(import.meta.dirname, 'testing', 'print-answers.ts')], {
    encoding: 'utf8',
    env: { ...env, ...(factsAsIf ? { FACTS_AS_IF: factsAsIf } : {}) },
  });
  return JSON.parse(printed) as Record<string, Answer>;
};

test('as it stands, what hangs on a doubt has no result', () => {
  for (const [slug, { readings, result }] of Object.entries(answers(undefined))) {
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
