/** Checks how sentences for visitors are written, by the rules of docs/content.md that a machine can read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceSlug } from '../content/service-slugs.ts';
import { type ContentText, mistakesIn } from './content-texts.ts';

/** Bounds in words, but for `pages`: on how many pages one sentence may stand. */
export const wordBounds = { sentence: 22, average: 14, paragraph: 45, lead: 25, pages: 2 } as const;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesIn = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');

const countOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const DANGLING = /^(?:There|Each|It|They|Such|Both|This|That|These|Those)\b/;

/** "If you sell, ..." at the start of a sentence is no part of the row of things after it. */
const CLAUSE =
  /^(?:If|When|Where|Before|After|For|From|In|On|At|With|Without|Once|Until|As|Because|Though|Although|Since|While)\b[^,]*,/;
const ITEM = String.raw`[\p{L}\p{N}'’&-]+(?: [\p{L}\p{N}'’&-]+){0,2}`;
const ROW = new RegExp(`${ITEM}, ${ITEM}, ${ITEM},? (?:and|or) ${ITEM}`, 'u');

const FIGURE = /[₹%]|\b\d[\d,.]*[- ](?:days?|weeks?|months?|years?|lakhs?|crores?|rupees|per cent)\b/i;

const SHORT = /\b[A-Z][A-Za-z]*[A-Z]\w*(?:[-/]\d+\w*)?\b|\b[A-Z]+-\d+\w*\b/g;
/** Those that every owner of a business knows, and names of places. */
const KNOWN =
  /^(?:GST|GSTs|GSTINs?|PAN|PANs|PF|ESI|TDS|TCS|IEC|LLP|LLPs|UPI|OTP|OTPs|NRI|SIPCOT|SIDCO|TIDCO|TIDEL|BHEL|NLC|WhatsApp|PDF|SMS|GPS|ATM|KYC|IT|CNC|LPG|QR|EB|AM|PM)$/;

/** A block of forms alone is a name, such as a cell or a heading that the next block explains. */
const isName = (text: string): boolean => /^(?:[\s,/]|and|or)*$/.test(text.replaceAll(SHORT, ''));

/** The forms and abbreviations of a page that are not explained where they first stand: by a comma or in brackets. */
export const unexplained = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.flatMap((text) =>
    [...text.matchAll(SHORT)].flatMap((found) => {
      const [word] = found;
      if (seen.has(word) || KNOWN.test(word)) return [];
      seen.add(word);
      const after = text.slice(found.index + word.length);
      const said =
        /^\+?(?: code| number| form)?(?:,| \()/.test(after) ||
        /\([^)]*$/.test(text.slice(0, found.index)) ||
        isName(text);
      return said ? [] : [`does not explain ${word} where it first stands: ${text}`];
    }),
  );
};

const ownWord = {
  'gst-registration': /\bGST\b/,
  'gst-returns': /\bGST\b.*\breturn|\breturn.*\bGST\b/is,
  'gst-notices': /\bGST\b.*\b(?:notice|appeal|order|letter)|\b(?:notice|appeal|order|letter).*\bGST\b/is,
  'gst-refunds': /\brefund/i,
  'income-tax-filing': /\bincome tax\b/i,
  'pf-esi-services': /\b(?:PF|ESI)\b/,
  'tds-tcs-returns': /\b(?:TDS|TCS)\b/,
  'company-registration': /\b(?:company|companies|LLP)\b/i,
  'accounting-bookkeeping': /\b(?:accounts?|accounting|books|book-?keeping)\b/i,
  'udyam-registration': /\bUdyam\b/,
  'iec-registration': /\bIEC\b/,
} satisfies Record<ServiceSlug, RegExp>;

const paragraphMistakes = (text: string): string[] =>
  text
    .split('\n')
    .filter((paragraph) => countOf(paragraph) > wordBounds.paragraph)
    .map((paragraph) => `has a paragraph of ${countOf(paragraph)} words, not ${wordBounds.paragraph}`);

const lengthMistakes = (text: string): string[] => [
  ...(text.includes(';') ? ['has a semicolon'] : []),
  ...sentencesIn(text)
    .filter((sentence) => countOf(sentence) > wordBounds.sentence)
    .map((sentence) => `has a sentence of ${countOf(sentence)} words, not ${wordBounds.sentence}: ${sentence}`),
];

const openingMistakes = (text: string, opening: RegExp): string[] =>
  opening.test(text) ? [`opens with a word that needs the block before it: ${text}`] : [];

const rowMistakes = (text: string): string[] =>
  sentencesIn(text)
    .filter((sentence) => ROW.test(sentence.replace(CLAUSE, '').replace(/, then\b/, '. Then')))
    .map((sentence) => `has more than three things in a row: ${sentence}`);

/** Of one paragraph, question or answer. */
export const blockMistakes = (text: string): string[] => [
  ...paragraphMistakes(text),
  ...lengthMistakes(text),
  ...openingMistakes(text, DANGLING),
  ...rowMistakes(text),
];

const countMistakes = (text: string, most: number): string[] =>
  sentencesIn(text).length > most ? [`has ${sentencesIn(text).length} sentences, not ${most}`] : [];

const averageMistakes = (blocks: readonly string[]): string[] => {
  const sentences = blocks.flatMap(sentencesIn);
  const average = sentences.reduce((sum, sentence) => sum + countOf(sentence), 0) / Math.max(1, sentences.length);
  return average > wordBounds.average
    ? [`sentences have ${average.toFixed(1)} words on average, not ${wordBounds.average}`]
    : [];
};

const leadMistakes = (text: string, slug: ServiceSlug): string[] => [
  ...(countOf(text) > wordBounds.lead ? [`has ${countOf(text)} words, not ${wordBounds.lead}`] : []),
  ...(/\b(?:we|us|our|you|your)\b/i.test(text) ? [] : ['has neither "we" nor "you"']),
  ...(ownWord[slug].test(text) ? [] : [`does not name the service (${ownWord[slug].source})`]),
];

/** What the register puts in is not in the file, though the words before it are. */
const figureMistakes = (text: string, file: string): string[] => {
  const figures = text.match(new RegExp(FIGURE, 'gi'));
  if (!figures) return [];
  const source = readFileSync(join(import.meta.dirname, '..', 'content', file), 'utf8');
  const isTyped =
    !source.includes(text.slice(0, text.search(FIGURE))) || figures.some((figure) => source.includes(figure));
  return isTyped ? [`types a figure that the register holds: ${text}`] : [];
};

/** Opens a sentence that means nothing without the one before; "This month is not over" names what it is about. */
const DANGLING_SENTENCE =
  /^(?:There|Each|It|They|Such|Both|(?:This|That|These|Those) (?:is|are|was|were|has|have|can|cannot|comes?|came|lies?|means?|do|does|will))\b.*[.?!]$/s;

/** Days on which something falls due are as many as the law names. */
const DAYS = /\d+ [A-Z][a-z]+(?:, \d+ [A-Z][a-z]+)* and \d+ [A-Z][a-z]+/g;

/**
 * All but cities, which have rules of their own, what only the office reads, key words for search engines, citations of
 * the law, and cells of a table that name two figures.
 */
const plain =
  /^(?!cities\/|desk\.ts)(?!.*(?:[ .]seo\.|basis\.text$|\.changes\.\d+\.|\.features\.\d+$|\.rows\.\d+\.(?:requirement|penalty|rate)$))/;
/** But for a question of which no part can be left out. */
const plainParagraphs = new RegExp(`${plain.source}(?!tools/itr-form.ts: itrFormWords.fields.specialHint)`);
/** But for names of trades. */
const plainSentences = new RegExp(`${plain.source}(?!industries\\.ts)`);
const onCity =
  /^(?<page>cities\/\S+): content\.(?:intro|work|description\.\d+|majorIndustries\.\d+\.note|trades\.\d+\.needs)$/;
const onService = (fields: string): RegExp =>
  new RegExp(String.raw`^(?<page>cities/\S+: content\.services\.(?<slug>[\w-]+))\.(?:${fields})$`);
const serviceSentences = onService(String.raw`lead|trades\.\d+\.(?:wrong|we)|question\.\w+`);
const inOrder =
  /^(?<page>(?:posts|legal)\/\S+): (?!content\.(?:id|title|description|category|service|cities|seo|closing|changedOn|publishedOn|sources|lawAsOf)\b|.*\.kind$)/;

/** By the places ("file: field") of the texts that each rule is for. */
const textRules: readonly (readonly [RegExp, (text: string, file: string, slug: string) => readonly string[]])[] = [
  [plain, lengthMistakes],
  [plainParagraphs, paragraphMistakes],
  [plainSentences, (text) => openingMistakes(text, DANGLING_SENTENCE)],
  [plainSentences, (text) => rowMistakes(text.replace(DAYS, 'those days'))],
  [onCity, blockMistakes],
  [serviceSentences, blockMistakes],
  [onService('lead'), (text, _, slug) => leadMistakes(text, slug as ServiceSlug)],
  [onService(String.raw`trades\.\d+\.wrong`), (text) => countMistakes(text, 2)],
  [onService(String.raw`trades\.\d+\.we`), (text) => countMistakes(text, 1)],
  [onService(String.raw`trades\.\d+\.we`), (text) => (/\b(?:we|our)\b/i.test(text) ? [] : ['has no "we"'])],
  [/^cities\/\S+ content\.(?!seo\.|population|pincode)/, figureMistakes],
];

/** For the texts of a page together. */
const pageRules: readonly (readonly [RegExp, (texts: readonly string[]) => readonly string[]])[] = [
  [inOrder, averageMistakes],
  [inOrder, unexplained],
  [onCity, averageMistakes],
  [serviceSentences, averageMistakes],
  [onService(String.raw`lead|trades\.\d+\.(?:wrong|we|send\.\d+)|question\.\w+`), unexplained],
];

/** What may stand on so many pages; a short sentence ("Send us a copy.") on any. */
const repeatRules: readonly (readonly [RegExp, most: number, partsOf: (text: string) => readonly string[]])[] = [
  [
    onService(String.raw`trades\.\d+\.(?:wrong|we)|question\.answer`),
    wordBounds.pages,
    (text) => sentencesIn(text).filter((sentence) => countOf(sentence) > 7),
  ],
  [onService(String.raw`question\.question`), 1, (text) => [text]],
];

const found = (texts: readonly ContentText[], place: RegExp) =>
  texts.flatMap(({ file, field, text }) => {
    const { page } = place.exec(`${file}: ${field}`)?.groups ?? {};
    return page === undefined ? [] : [{ page, text }];
  });

const repeated = (texts: readonly ContentText[], [place, most, partsOf]: (typeof repeatRules)[number]): string[] => {
  const parts = found(texts, place).flatMap(({ page, text }) => partsOf(text).map((part) => ({ page, part })));
  return [...Map.groupBy(parts, ({ part }) => part)].flatMap(([part, all]) => {
    const pages = new Set(all.map(({ page }) => page));
    return pages.size > most ? [...pages].map((page) => `content/${page}: stands on ${pages.size} pages: ${part}`) : [];
  });
};

/** @returns one line for each text or page that breaks a rule */
export const wordMistakes = (texts: readonly ContentText[]): string[] => [
  ...textRules.flatMap(([place, check]) =>
    mistakesIn(texts, ({ file, field, text }) => {
      const found = place.exec(`${file}: ${field}`);
      return found ? check(text, file, found.groups?.slug ?? '') : [];
    }),
  ),
  ...pageRules.flatMap(([place, check]) =>
    [...Map.groupBy(found(texts, place), ({ page }) => page)].flatMap(([page, all]) =>
      check(all.map(({ text }) => text)).map((mistake) => `content/${page}: ${mistake}`),
    ),
  ),
  ...repeatRules.flatMap((rule) => repeated(texts, rule)),
];
