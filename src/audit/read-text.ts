import type { Token } from '../html/tokenizer.ts';
import { type Collector, keep } from './collector.ts';
import type { FirmDetails } from './own-site.ts';
import type { TextFacts } from './page-facts.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** The same words with whatever stands between them; the count is bounded, so that a match costs bounded time. */
const loosely = (text: string): string => wordsOf(text).map(escaped).join('[^\\p{L}\\p{N}]{1,4}');

/** Ten digits as Indian numbers are written, with or without the country's code or a zero before them. */
const phonePattern = /(?<!\d)(?:\+91|\b91|\b0)?[ ().-]{0,3}\d(?:[ ().-]{0,2}\d){9}(?!\d)/g;

/** How much text belongs to a passage, characters. */
const PASSAGE = 160;

/** Finds in running text what looks like the firm's phone number or address, however it is written. */
export type MentionFinder = (text: string) => Pick<TextFacts, 'phones' | 'streets' | 'postalLines'>;

const matches = (text: string, pattern: RegExp, passage: (from: number, to: number) => string): string[] => {
  const found: string[] = [];
  for (const match of text.matchAll(pattern)) keep(found, passage(match.index, match.index + match[0].length));
  return found;
};

/** Prepares the patterns once for a run. */
export const mentionFinder = ({ address }: FirmDetails): MentionFinder => {
  const street = new RegExp(`(?<![\\p{L}\\p{N}])${loosely(address.street)}(?![\\p{L}\\p{N}])`, 'giu');
  const digits = [...address.postalCode].map(escaped).join(' ?');
  const postal = new RegExp(`(?<![\\p{L}\\p{N}])${loosely(address.locality)}[ ,.–-]{0,4}${digits}(?!\\d)`, 'giu');
  return (text) => ({
    phones: matches(text, phonePattern, (from, to) => text.slice(from, to).replace(/^[ ().-]+/, '')),
    streets: matches(text, street, (from) => text.slice(from, from + PASSAGE)),
    postalLines: matches(text, postal, (from, to) => text.slice(Math.max(0, from - PASSAGE), to)),
  });
};

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
