import type { PostBlock, SamplePost } from '../../content/schema.ts';
import { INDIA } from '../site/indian-time.ts';

const EXCERPT_CHARACTERS = 200;
const WORDS_PER_MINUTE = 200;

/** The first characters of a text, without copying the rest; a letter is never parted from its vowel sign. */
const firstCharacters = (text: string, count: number): string => {
  // A character has at most two units; the two more tell what follows the last one.
  const characters = Array.from(text.slice(0, 2 * count + 2));
  let end = count;
  // The bound keeps a text of nothing but signs from vanishing.
  while (end > count - 8 && /^[\p{M}\u200d]/u.test(characters[end] ?? '')) end -= 1;
  return characters.slice(0, end).join('');
};

/** The first 200 characters of a text and an ellipsis; nothing for an empty text. */
export const excerptOf = (text: string): string =>
  text === '' ? '' : `${firstCharacters(text, EXCERPT_CHARACTERS)}...`;

export const wholeWords = (excerpt: string): string => excerpt.replace(/\s+\S*\.\.\.$/u, '...');

export const clip = (text: string, count: number): string => {
  const start = firstCharacters(text, count);
  return start.length === text.length ? text : `${start.trimEnd()}...`;
};

/** Minutes, rounded up. */
export const readTimeOf = (text: string): number => {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) words += 1;
  return Math.ceil(words / WORDS_PER_MINUTE);
};

const months = 'January February March April May June July August September October November December'.split(' ');

/** As `Intl` writes a long US date; the first use of `Intl` would hold a slow phone up for longer than a frame. */
const longDate = (date: Date): string => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/** On India's clock: a post of early morning must not carry yesterday's date. Empty where no date can be read. */
export const postDate = (text: string): { readonly publishedOn: string; readonly publishedDate: string } => {
  // Browsers differ on other texts and on February 30, so neither is a date here.
  const [day = ''] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(text.trim()) ?? [];
  const midnight = new Date(`${day}T00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  // A bare date is midnight in Greenwich, when it is the same day in India.
  const moment = isDay ? Date.parse(text.trim()) : Number.NaN;
  const india = new Date(moment + INDIA);
  const year = india.getUTCFullYear();
  if (!(year >= 1990 && year <= 9999)) return { publishedOn: '', publishedDate: '' };
  return { publishedOn: india.toISOString().slice(0, 10), publishedDate: longDate(india) };
};

const textOf = (block: PostBlock): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()].join(' ');
    case 'example':
      return [block.title, block.text ?? '', ...block.lines.flatMap(({ label, figure }) => [label, figure])].join(' ');
  }
};

/** In the order of reading. */
export const postText = ({ lead, sections }: SamplePost): string =>
  [lead, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.map(textOf)])].join(' ');
