import { expect, test } from 'vitest';
import { toolWords } from '../../content/tools/shared/en.ts';
import { writeResultCsv } from './result-words.ts';

test('a table as CSV holds rupees, sums and no formula', () => {
  const rows = [
    [150_000, '=HYPERLINK("http://x")', null],
    [1, -5050, '+91 98765 43210'],
  ];
  expect(writeResultCsv(toolWords, { title: 'Wages', columns: ['Wage', 'Left', '@Note'], rows })).toBe(
    [
      `${toolWords.rowNumber},Wage,Left,'@Note\r\n`,
      `1,1500,"'=HYPERLINK(""http://x"")",\r\n`,
      '2,0.01,-50.50,+91 98765 43210\r\n',
      `${toolWords.sum},1500.01,-50.50,\r\n`,
    ].join(''),
  );
});
