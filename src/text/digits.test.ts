import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

test.each(['௦௧௨௩௪௫௬௭௮௯', '०१२३४५६७८९', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '೦೧೨೩೪೫೬೭೮೯', '0123456789'])(
  'reads the digits of %s',
  (digits) => {
    expect(toAsciiDigits(`+${digits} (எண்)`)).toBe('+0123456789 (எண்)');
  },
);

test('reads every decimal digit of Unicode as its own value', () => {
  const digits = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint)
    .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length % 10).toBe(0);
  expect(toAsciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});
