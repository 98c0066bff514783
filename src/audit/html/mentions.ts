import type { FirmDetails } from '../own-site.ts';
import { keep } from './collector.ts';
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
