import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../tests/support/any-text.ts';
import { propertyTest } from '../../tests/support/property-test.ts';
import { englishTools } from './testing/english.ts';
import { gatherWages, readWages, type WageRow, writeWages } from './wage-list.ts';

const wage = (pf: string, gross: string, special: WageRow['special'] = ''): WageRow => ({ pf, gross, special });
const pairs = (text: string): readonly (readonly string[])[] => readWages(text).map(({ pf, gross }) => [pf, gross]);
const unread = wage('?', '?');

describe('a pasted list of wages', () => {
  test.each([
    ['from a sheet', 'Ravi Kumar\t100123456789\t15000\t18000', ['15000', '18000']],
    ['with commas between cells', 'Ravi,100123456789,15000,18000', ['15000', '18000']],
    ['with Indian grouping', '1  Ravi  ₹15,000  ₹1,18,000.50', ['15000', '118000.5']],
    ['with both', 'Ravi,15,000,18,000', ['15000', '18000']],
    ['in quotes', '"Kumar, Ravi","15,000","18,000"', ['15000', '18000']],
    ['with Aadhaar in groups', 'Ravi 1234 5678 9012 15000 18000', ['15000', '18000']],
    ['with dates and a member number', 'TN/CBE/0012345/000/77 01/04/2024 Ravi 15000 18000', ['15000', '18000']],
    ['with a dash for none', 'Ravi - 18000', ['0', '18000']],
    ['with rupee words', 'Rs. 15,000/- Rs. 18,000/-', ['15000', '18000']],
    ['in lakhs', 'Ravi 1.5 lakh 2 lakh', ['150000', '200000']],
    ['in thousands', 'Ravi, 15k, 18.5K', ['15000', '18500']],
    ['in Tamil words', 'ரவி 15 ஆயிரம் 1.2 லட்சம்', ['15000', '120000']],
    ['in Tamil digits', 'ரவி ௧௫,௦௦௦ ௧௮௦௦௦', ['15000', '18000']],
    ['in Devanagari digits', 'रवि १५००० १८०००', ['15000', '18000']],
    ['with no-break spaces', 'Ravi\u{a0}₹\u{a0}15,000\u{a0}₹\u{a0}18,000', ['15000', '18000']],
    ['with rupees in Tamil', 'ரூ.15,000 ரூ. 18,000 மட்டும்', ['15000', '18000']],
    ['with rupees behind', '15,000 Rs 18,000 rupees only', ['15000', '18000']],
    ['with an initial after the running number', '1 L Ravi 15000 18000', ['15000', '18000']],
    ['with an initial that is also a scale', '1 K. Devi 15000 18000', ['15000', '18000']],
    ['with a phone and an insurance number', '9876543210 5112345678 15000 18000', ['15000', '18000']],
  ])('%s', (_, line, amounts) => {
    expect(pairs(line)).toEqual([amounts]);
  });

  test('drops running numbers and heads, loses no line', () => {
    const list = 'Name\tUAN\tPF wages\tGross\n1 Ravi 15000 18000\n\n2 Devi 12000 14000\nLatha 5678 1234 9012';
    expect(readWages(list)).toEqual([wage('15000', '18000'), wage('12000', '14000'), unread]);
    const named = 'Ravi 15000 18000\nLatha 15000\nMeena fourteen thousand\nDevi 15000.555 18000';
    expect(readWages(named)).toEqual([wage('15000', '18000'), unread, unread, unread]);
  });

  const cell = fc.oneof(
    fc.string(),
    anyText(),
    fc.nat(2_000_000_000).map(String),
    fc.constantFrom('Ravi', '1234 5678 9012', '100123456789', '15,000', '1,50,000.50', '01/04/2024', '-', '₹'),
    fc.constantFrom('PF wage', 'Gross', 'EPF_WAGES', 'EPS wages', 'special', 'no-pension'),
  );
  const list = fc
    .array(fc.tuple(fc.array(cell, { maxLength: 6 }), fc.constantFrom(' ', '\t', ',', '; ')), { maxLength: 5 })
    .map((lines) => lines.map(([cells, between]) => cells.join(between)).join('\n'));
  propertyTest(
    'whatever is pasted: no name, no number of eight digits, and reading it again changes nothing',
    [list],
    (text) => {
      const rows = readWages(text);
      for (const { pf, gross } of rows) {
        expect(pf).toMatch(/^(?:\d{1,7}(?:\.\d{1,2})?|\?|)$/);
        expect(gross).toMatch(/^(?:\d{1,7}(?:\.\d{1,2})?|\?|)$/);
      }
      expect(readWages(writeWages(rows))).toEqual(rows);
    },
  );

  test('a long list is read at once', () => {
    const lists = ['1,11,', '9', 'a', 'a,', '1,a', '"', '"a', 'pf gross\n1;'].map((part) =>
      part.repeat(100_000 / part.length),
    );
    // Reading that is not linear would take longer than a test may.
    for (const list of lists) expect(readWages(list.repeat(4)).length).toBeLessThanOrEqual(1_000);
  });
});

describe('columns with headings', () => {
  test.each([
    ['gross first', 'Name\tGross\tPF wage\nRavi\t18000\t15000', [wage('15000', '18000')]],
    [
      'of an ECR sheet, whose own contributions are no wages',
      'UAN\tMEMBER NAME\tGROSS_WAGES\tEPF_WAGES\tEPS_WAGES\tEDLI_WAGES\tEPF_CONTRI_REMITTED\tEPS_CONTRI_REMITTED\tEPF_EPS_DIFF_REMITTED\tNCP_DAYS\tREFUND_OF_ADVANCES\n100123456789\tRAVI\t18000\t15000\t15000\t15000\t1800\t1250\t550\t0\t0\n100123456780\tDEVI\t30000\t25000\t0\t25000\t3000\t0\t3000\t0\t0',
      [wage('15000', '18000'), wage('25000', '30000', 'no-pension')],
    ],
    [
      'of a sheet with commas and quotes',
      'Name,PF wage,Gross wage\n"Kumar, Ravi","15,000","18,000"\nDevi,12000,14000\nLatha,11,000,12,000',
      [wage('15000', '18000'), wage('12000', '14000'), wage('11000', '12000')],
    ],
    ['of one line of words', 'Name Gross PF\nRavi 18000 15000', [wage('15000', '18000')]],
    ['in Tamil', 'பெயர்\tமொத்தச் சம்பளம்\tPF சம்பளம்\nரவி\t18000\t15000', [wage('15000', '18000')]],
    [
      'the wage and not the share that has the same name',
      'PF\tPF wages\tGross\n1800\t15000\t18000',
      [wage('15000', '18000')],
    ],
    ['an empty cell is missing, not nothing', 'Name\tPF wage\tGross\nRavi\t\t18000', [wage('', '18000')]],
    ['words in a cell are unread', 'Name\tPF wage\tGross\nRavi\tfifteen\t18000', [wage('?', '18000')]],
    ['a row without both is unread', 'Name\tPF wage\tGross\nWeaving\t\t', [unread]],
  ])('%s', (_, text, rows) => {
    expect(readWages(text)).toEqual(rows);
  });

  test.each([
    ['two columns of the same name', 'PF wages\tPF wages\tGross\n15000\t15000\t18000'],
    ['a share of PF alone', 'Name\tPF employee\tGross\tNet\nRavi\t1800\t15000\t13200'],
    ['no headings and more than two amounts', 'Ravi 15000 18000 1800 1800'],
    ['one amount', 'Ravi 18000'],
  ])('are not guessed where headings are silent: %s', (_, text) => {
    expect(readWages(text).at(-1)).toEqual(unread);
  });
});

describe('columns without headings', () => {
  test.each([
    ['PF first', '15000 18000\n12000 14000', ['15000', '18000']],
    ['the larger amount first in every row: it is the gross wage', '18000 15000\n14000 14000', ['15000', '18000']],
    ['staff numbers that count', '1001 Ravi 15000 18000\n1002 Devi 12000 14000', ['15000', '18000']],
    ['days of work', 'Ravi 26 15000 18000\nDevi 24 12000 14000', ['15000', '18000']],
    ['no PF', '0 18000\n0 14000', ['0', '18000']],
    ['no ESI', '18000 0\n14000 0', ['18000', '0']],
    ['one row stays as it was given', '18000 15000', ['18000', '15000']],
  ])('%s', (_, text, first) => {
    expect(pairs(text)[0]).toEqual(first);
  });
});

test('keep cells and pasted lists in order', () => {
  const { fields } = englishTools['pf-esi'].tool;
  const typed = {
    month: '2026-10',
    'wages-2-pf': '12,000',
    'wages-2-gross': '',
    'wages-1-pf': '1.5 lakh',
    'wages-1-gross': 'Ravi',
    'wages-1-special': 'no-pension',
    'wages-3-special': 'disability',
    'wages-list': 'PF wage\tGross\n15000\t18000',
    other: 'x',
  };
  const gathered = gatherWages(fields, typed);
  expect(Object.keys(gathered)).toEqual(Object.keys(fields));
  expect(readWages(gathered.wages ?? '')).toEqual([
    wage('150000', '?', 'no-pension'),
    wage('12000', ''),
    wage('15000', '18000'),
  ]);
  expect(gatherWages(fields, gathered)).toEqual(gathered);
});
