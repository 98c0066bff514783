const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode lists the ten digits of each script in order, so the distance from the first one is the value. */
const readDigit = (digit: string): string => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let distance = 0;
  while (isDigit(codePoint - distance - 1)) distance++;
  return String(distance % 10);
};

/** Returns a text with the digits of every script, such as Tamil ௯ and full-width ９, written as 0 to 9. */
export const toAsciiDigits = (text: string): string => text.normalize('NFKC').replace(/\p{Nd}/gu, readDigit);

/** Returns a text with the digits of every script as 0 to 9, and each run of spaces, no-break ones too, as one space. */
export const normalizeTyped = (text: string): string => toAsciiDigits(text).replace(/[^\S\r\n]+/g, ' ');
