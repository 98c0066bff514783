import type { Locale } from '../addresses/locale.ts';

/** A shorter first sentence says too little alone. */
const MIN_CHARS = 45;

/** Splits a text after its first sentence, after the second where the first is a few words. */
export const splitSentence = (locale: Locale, text: string): readonly [first: string, rest: string] => {
  const parts = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)];
  const next = parts.find(({ index }) => index >= MIN_CHARS);
  return next ? [text.slice(0, next.index).trimEnd(), text.slice(next.index)] : [text, ''];
};
