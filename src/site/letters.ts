const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As a reader counts them: a Tamil syllable of several code points is one, as is a letter with its accent (UAX 29). */
export const letterCount = (text: string): number => {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
};
