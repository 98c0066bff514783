import { englishMonths } from '../../content/english-months.ts';
import type { PostBlock, SamplePost } from '../../content/schema.ts';
import { INDIA_AHEAD_MS } from '../office/indian-time.ts';

const EXCERPT_CHARACTERS = 200;
const WORDS_PER_MINUTE = 200;

// Some supported browsers have no Intl.Segmenter. A letter is a flag, or a character with its marks and what a joiner adds.
const letters = /\p{Regional_Indicator}{2}|.(?:\u200d.|[\p{M}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}])*/gsu;

/** Returns where the last letter ends that fits whole. */
const findLetterEnd = (text: string, most: number): number => {
  let end = 0;
  for (const { 0: letter, index } of text.matchAll(letters)) {
    if (index + letter.length > most) break;
    end = index + letter.length;
  }
  // It is cut inside a letter that fills everything, or nothing would be left.
  return end || most;
};

/** Returns the whole words among the first characters of a text, without copying the rest. */
const firstWords = (text: string, count: number): string => {
  // A character has at most two units; the two more tell what follows the last one.
  const start = text.slice(0, 2 * count + 2);
  const characters = Array.from(start);
  const cut = characters.slice(0, count).join('');
  if (/^\s?$/.test(characters[count] ?? '')) return cut.trimEnd();
  const end = cut.search(/\s\S*$/);
  // A long address, or a text without spaces, is cut inside.
  return cut.slice(0, end > count / 2 ? end : findLetterEnd(start, cut.length)).trimEnd();
};

/** Returns the whole words among the first 200 characters of a text, and an ellipsis; nothing for an empty text. */
export const makeExcerpt = (text: string): string => (text === '' ? '' : `${firstWords(text, EXCERPT_CHARACTERS)}...`);

/** Returns a text that fits, else its first whole words and an ellipsis. */
export const clip = (text: string, count: number): string => {
  const start = firstWords(text, count);
  return start.length === text.length ? text : `${start}...`;
};

/** The time is in minutes, rounded up. */
export const estimateReadTime = (text: string): number => {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) words += 1;
  return Math.ceil(words / WORDS_PER_MINUTE);
};

/**
 * Writes a date like `Intl`'s long US date; the first use of `Intl` would hold a slow phone up for longer than a frame.
 */
const longDate = (date: Date): string =>
  `${englishMonths[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/**
 * Returns the date on India's clock: a post of early morning must not carry yesterday's date. Returns
 * empty texts if it can read no date.
 */
export const postDate = (text: string): { readonly publishedOn: string; readonly publishedDate: string } => {
  // Browsers differ on other texts and on February 30, so neither is a date here.
  const [day = ''] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(text.trim()) ?? [];
  const midnight = new Date(`${day}T00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  // A bare date is midnight in Greenwich, when it is the same day in India.
  const moment = isDay ? Date.parse(text.trim()) : Number.NaN;
  const india = new Date(moment + INDIA_AHEAD_MS);
  const year = india.getUTCFullYear();
  if (!(year >= 1990 && year <= 9999)) return { publishedOn: '', publishedDate: '' };
  return { publishedOn: india.toISOString().slice(0, 10), publishedDate: longDate(india) };
};

const readText = (block: PostBlock): string => {
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

/** Joins the texts of a post in the order of reading. */
export const postText = ({ lead, sections }: SamplePost): string =>
  [lead, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.map(readText)])].join(' ');
