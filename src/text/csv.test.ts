import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BYTE_ORDER_MARK, type CsvCell, writeCsv } from './csv.ts';

const lineEnds = { relax_column_count: true, record_delimiter: '\r\n' } as const;
const read = (csv: string): string[][] => parse(csv, { ...lineEnds, bom: true });
const written = (cell: CsvCell): string | undefined => read(writeCsv([['first', cell]]))[0]?.[1];

describe('a cell', () => {
  test.each([
    ...['=HYPERLINK("http://x")', '@SUM(A1)', '+1+2', '-1+2', '+91-98765-43210', "+cmd|' /C calc'!A0", '-item'],
    ...['  =1', '\u00a0=1', '\u200b=1', '\u200e\u2060@a', '\ufeff+a', '\t=1', '\ttab', '\rreturn', '＝1+1', '＋a'],
  ])('is disarmed when it begins like a formula: %j', (text) => {
    expect(written(text)).toBe(`'${text}`);
  });

  test.each([
    ...['+91 98765 43210', '+919876543210', '-12.50', '+1', '-', '98765 43210', '0422 2345678'],
    ...['a=1', 'a - b', '20% off', '%0A', '|calc', 'a, "b"\nc', ' a ', '', 'வணக்கம் ₹5'],
  ])('stays as it is when no formula: %j', (text) => {
    expect(written(text)).toBe(text);
  });

  test('is disarmed in each of its lines', () => {
    expect(written('two\n=a\r\n\r\n+b\r@c\n-1\n- d')).toBe("two\n'=a\r\n\r\n'+b\r'@c\n-1\n'- d");
  });

  test('may be a number, a truth or nothing', () => {
    expect(writeCsv([['a', -5, 0, true, null]])).toBe('a,-5,0,true,\r\n');
  });

  test('comes back from any text, but for apostrophes', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",\' a1\u200b＝') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const without = (all: string[][]) => all.map((row) => row.map((text) => text.replaceAll("'", '')));
        expect(without(parse(writeCsv(rows), lineEnds))).toEqual(without(rows));
      }),
    );
  });

  test('writes a megabyte in linear time', () => {
    for (const piece of ['\n', '\u200b', '-1 ', '\n-1', '"'])
      expect(writeCsv([[piece.repeat(1_000_000)]]).length).toBeGreaterThan(1_000_000);
  });
});

test('the byte order mark is the one that Excel knows', () => {
  expect([...new TextEncoder().encode(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
});
