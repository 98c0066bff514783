import { expect, test } from 'vitest';
import { removeInvisible, removeInvisibleFromProse } from './invisible.ts';

const everywhere = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060'],
  ...['\u2066', '\u206f', '\u3164', '\ufeff', '\u{e0041}'],
];

test.each(everywhere.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))('removes U+%s', (_code, sign) => {
  expect(removeInvisible(`${sign}a${sign}b${sign}`)).toBe('ab');
  expect(removeInvisibleFromProse(`${sign}a${sign}b${sign}`)).toBe('ab');
});

test.each(['ക്\u200dഷ', 'نامه\u200cای', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '❤\ufe0f'])(
  'keeps the joiners of "%s" in prose alone',
  (text) => {
    expect(removeInvisibleFromProse(text)).toBe(text);
    expect(removeInvisible(text).length).toBeLessThan(text.length);
  },
);

test('keeps visible text, spaces and line breaks', () => {
  const text = ' கோவை ₹1,000\t\u00a0\nसाँझ é\u0301 ';
  expect([removeInvisible(text), removeInvisibleFromProse(text)]).toEqual([text, text]);
});
