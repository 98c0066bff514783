import type { Locale } from '../addresses/locale.ts';

/** Characters; a shorter first sentence says too little alone. */
const LEAST = 45;

/** Splits a text after its first sentence, after the second where the first is a few words. */
export const splitSentence = (locale: Locale, text: string): readonly [first: string, rest: string] => {
  const parts = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)];
  const next = parts.find(({ index }) => index >= LEAST);
  return next ? [text.slice(0, next.index).trimEnd(), text.slice(next.index)] : [text, ''];
};
