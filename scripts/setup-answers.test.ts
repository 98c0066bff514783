import { describe, expect, test } from 'vitest';
import {
  readDay,
  readGst,
  readHours,
  readLanguages,
  readNone,
  readNumber,
  readOrigin,
  readPhone,
  readPrice,
  readUrl,
} from './setup-answers.ts';

describe('an answer', () => {
  test.each([
    ['9876512345', '+91 98765 12345'],
    ['09876512345', '+91 98765 12345'],
    ['98765 12345', '+91 98765 12345'],
    ['919876512345', '+91 98765 12345'],
    ['0452 234 5678', '+91 452 234 5678'],
    ['+91-452-2345678', '+91 452 2345678'],
    ['(0452) 2345678', '+91 452 2345678'],
    ['04522345678', '+91 452 2345678'],
    ['044 2345 6789', '+91 44 2345 6789'],
    ['+91 93842 71560', '+91 93842 71560'],
    ['+971 4 123 4567', '+971 4 123 4567'],
    ['12345', '12345'],
  ])('accepts a phone number: %s', (typed, written) => {
    expect(readPhone(typed)).toBe(written);
  });

  test.each([
    ['www.dsouzaiyer.in', 'https://www.dsouzaiyer.in'],
    ['http://dsouzaiyer.in/a', 'https://dsouzaiyer.in/a'],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=a&amp;b" width="600"></iframe>',
      'https://www.google.com/maps/embed?pb=a&b',
    ],
    ['nil', 'none'],
    ['our map', 'our map'],
  ])('accepts an address: %s', (typed, written) => {
    expect(readUrl(typed)).toBe(written);
  });

  test('is the address of a website without capitals and path', () => {
    expect(readOrigin('WWW.DSouzaIyer.in/')).toBe('https://www.dsouzaiyer.in');
    expect(readOrigin('somewhere')).toBe('somewhere');
  });

  test.each([
    ['9.30am - 1pm', '9:30-13:00'],
    ['9:00-13:00, 14:00-19:00', '9:00-13:00, 14:00-19:00'],
    ['9.30 am to 1 pm and 2 pm to 6.30 pm', '9:30-13:00, 14:00-18:30'],
    ['10 - 6', '10:00-18:00'],
    ['9 - 6pm', '9:00-18:00'],
    ['2 - 6pm', '14:00-18:00'],
    ['9.30 - 1, 2 - 7', '9:30-13:00, 14:00-19:00'],
    ['10am - 12pm', '10:00-12:00'],
    ['Closed', 'closed'],
    ['whenever', 'whenever'],
  ])('accepts the hours of a day: %s', (typed, written) => {
    expect(readHours(typed)).toBe(written);
  });

  test.each([
    ['01-26', '01-26'],
    ['15-08', '08-15'],
    ['15/8', '08-15'],
    ['15 Jan', '01-15'],
    ['August 15', '08-15'],
    ['8 November 2027', '2027-11-08'],
    ['08-11-2027', '2027-11-08'],
    ['2027-11-08', '2027-11-08'],
    ['Pongal', 'Pongal'],
  ])('accepts a day: %s', (typed, written) => {
    expect(readDay(typed)).toBe(written);
  });

  test('accepts numbers, prices, yes, none and languages', () => {
    expect([readNumber('140+'), readNumber('about 1,400'), readNumber('many')]).toEqual([140, 1400, Number.NaN]);
    expect(readPrice('2,500 to 10,000 a month')).toEqual({ from: 2500, to: 10_000, for: 'month' });
    expect(readPrice('12000')).toEqual({ from: 12_000 });
    expect(readPrice('₹1,500 per return')).toEqual({ from: 1500, for: 'return' });
    expect([readGst('yes'), readGst('No'), readGst('Unsaid')]).toEqual(['included', 'extra', 'unsaid']);
    expect([readNone('Nil'), readNone('33TRP')]).toEqual(['none', '33TRP']);
    expect([readLanguages('English and Tamil'), readLanguages('English'), readLanguages('en, ta')]).toEqual([
      ['en', 'ta'],
      ['en'],
      ['en', 'ta'],
    ]);
  });
});
