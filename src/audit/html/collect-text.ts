import type { Collector } from './collector.ts';
import type { MentionFinder } from './mentions.ts';
import type { TextFacts } from './page-facts.ts';
import type { Token } from './tokenizer.ts';

/** Elements inside a line; every other one begins a new line. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code em i kbd label mark q s small span strong sub sup time u var wbr'.split(' '),
);

/** Parts that every page shares. */
const chrome: ReadonlySet<string> = new Set(['header', 'nav', 'footer']);

const countWords = (text: string): number => {
  let words = 0;
  for (const piece of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(piece)) words += 1;
  return words;
};

/** One line, in which a line break of the layout reads like the comma that it stands for. */
const asSentence = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => line.replace(/,$/, ''))
    .join(', ');

/** Reads the running text: its length, and where it names the firm's phone or address. */
export const collectText = (findMentions: MentionFinder): Collector<TextFacts> => {
  const parts: string[] = [];
  let mainWords = 0;
  let otherWords = 0;
  let mainDepth = 0;
  let chromeDepth = 0;
  let hasMain = false;

  const step = (depth: number, token: Exclude<Token, { kind: 'text' }>): number =>
    Math.max(0, depth + (token.kind === 'open' ? 1 : -1));

  const see = (token: Token): void => {
    if (token.kind === 'text') {
      if (token.raw) return;
      // Line breaks of the source are spaces; only elements break lines.
      parts.push(token.text.replaceAll('\n', ' '));
      const words = countWords(token.text);
      if (mainDepth > 0) mainWords += words;
      else if (chromeDepth === 0) otherWords += words;
      return;
    }
    if (token.name === 'main') {
      mainDepth = step(mainDepth, token);
      hasMain = true;
    }
    if (chrome.has(token.name)) chromeDepth = step(chromeDepth, token);
    if (!inline.has(token.name)) parts.push('\n');
  };

  return {
    see,
    facts: () => ({ words: hasMain ? mainWords : otherWords, ...findMentions(asSentence(parts.join(''))) }),
  };
};
