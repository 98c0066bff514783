import { expect, test } from 'vitest';
import { readConfirmations } from './confirmed.ts';

const line = (id: string, day = '2026-12-01'): string =>
  `- id: ${id}\n  who: A Partner\n  day: ${day}\n  where: https://www.gst.gov.in/help\n`;

test('a fact is confirmed by its last line', () => {
  const { confirmed, mistakes } = readConfirmations(line('gst.gstr3b-due') + line('gst.gstr3b-due', '2027-01-02'));
  expect(mistakes).toEqual([]);
  expect(confirmed.get('gst.gstr3b-due')?.day).toBe('2027-01-02');
});

test.each([
  ['an unknown id', line('gst.nothing'), 'is no fact'],
  ['a day that is none', line('gst.gstr3b-due', '2026-02-30'), 'line 0.day'],
  ['a line without its page', '- id: gst.gstr3b-due\n  who: A Partner\n  day: 2026-12-01\n', 'line 0.where'],
])('%s is named', (_, text, message) => {
  expect(readConfirmations(text).mistakes.join()).toContain(message);
});

test('the file as it is has no mistake', () => {
  expect(readConfirmations().mistakes).toEqual([]);
});
