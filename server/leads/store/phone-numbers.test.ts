import { describe, expect, test } from 'vitest';
import { readPhones } from './phone-numbers.ts';

const read = (typed: string): (string | null)[] => readPhones(typed).map(({ number }) => number?.getURI() ?? null);

describe('a number that can be dialled', () => {
  test.each([
    ['98765 43210', 'tel:+919876543210'],
    ['09876543210', 'tel:+919876543210'],
    ['+91 98765-43210', 'tel:+919876543210'],
    ['919876543210', 'tel:+919876543210'],
    ['091 98765 43210', 'tel:+919876543210'],
    ['0091 98765 43210', 'tel:+919876543210'],
    ['+91 098765 43210', 'tel:+919876543210'],
    ['+91 (0) 98765 43210', 'tel:+919876543210'],
    ['+91 (0)422 4000000', 'tel:+914224000000'],
    ['0422 4000000', 'tel:+914224000000'],
    ['0422, 4000000', 'tel:+914224000000'],
    ['98765,43210', 'tel:+919876543210'],
    ['1800 123 4567', 'tel:+9118001234567'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['0044 20 7946 0958', 'tel:+442079460958'],
    ['௯௮௭௬௫ ௪௩௨௧௦', 'tel:+919876543210'],
    ['९८७६५ ४३२१०', 'tel:+919876543210'],
    ['+９１ ９８７６５ ４３２１０', 'tel:+919876543210'],
    ['+91 (0)422 4000000 ext 12', 'tel:+914224000000;ext=12'],
    ['0422 4000000 extn. 12', 'tel:+914224000000;ext=12'],
    ['9876543210;ext=1"><b>', 'tel:+919876543210;ext=1'],
    ['98765 43210 (after 6 pm)', 'tel:+919876543210'],
    ['98765 43210 - 10 am to 6 pm', 'tel:+919876543210'],
    ['9876543210 10-6', 'tel:+919876543210'],
    ['0422 2345678/79', 'tel:+914222345678'],
    ['Call 98765 43210 between 6-8', 'tel:+919876543210'],
  ])('is read from "%s"', (typed, uri) => {
    expect(read(typed)).toEqual([uri]);
  });
});

test.each([
  '98765 43210 / 94430 12345',
  '98765 43210, 94430 12345',
  '98765 43210; 94430 12345',
  '98765 43210 or 94430 12345',
  '+91 98765 43210 +91 94430 12345',
  '9876543210 9443012345',
  '98765 43210 94430 12345',
  '91 98765 43210 91 94430 12345',
])('reads both numbers of "%s"', (typed) => {
  expect(read(typed)).toEqual(['tel:+919876543210', 'tel:+919443012345']);
});

test('takes a second number for no extension of the first', () => {
  expect(read('0422-2345678, 98765 43210')).toEqual(['tel:+914222345678', 'tel:+919876543210']);
});

test.each(['12345', '98765 4321', '+91 98765 432101', '+91 00000 00000', '2345678'])(
  'keeps the digits of "%s" for the search',
  (typed) => {
    expect(readPhones(typed)).toEqual([{ key: typed.replace(/\D/g, '').slice(-10), number: null }]);
  },
);

test.each(['', 'call me', '-'])('reads no number from "%s"', (typed) => {
  expect(readPhones(typed)).toEqual([]);
});

test('finds a local number beside one that can be dialled', () => {
  expect(readPhones('office 2345678 or mobile 98765 43210').map(({ key }) => key)).toEqual(['2345678', '9876543210']);
});
