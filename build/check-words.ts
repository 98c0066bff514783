/** Checks how sentences for visitors are written, by the rules of docs/content.md that a machine can read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CityContent, CityServiceText } from '../content/schema.ts';
import { type ServiceSlug, serviceIndex } from '../content/service-index.ts';
import { type ContentText, mistakesIn, textsIn } from './content-texts.ts';

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

const lengthMistakes = (text: string): string[] => [
  ...text
    .split('\n')
    .filter((paragraph) => countOf(paragraph) > wordBounds.paragraph)
    .map((paragraph) => `has a paragraph of ${countOf(paragraph)} words, not ${wordBounds.paragraph}`),
  ...(text.includes(';') ? ['has a semicolon'] : []),
  ...sentencesIn(text)
    .filter((sentence) => countOf(sentence) > wordBounds.sentence)
    .map((sentence) => `has a sentence of ${countOf(sentence)} words, not ${wordBounds.sentence}: ${sentence}`),
];

const rowMistakes = (text: string): string[] =>
  sentencesIn(text)
    .filter((sentence) => ROW.test(sentence.replace(CLAUSE, '').replace(/, then\b/, '. Then')))
    .map((sentence) => `has more than three things in a row: ${sentence}`);

/** Of one paragraph, question or answer. */
export const blockMistakes = (text: string): string[] => [
  ...lengthMistakes(text),
  ...(DANGLING.test(text) ? ['opens with a word that needs the block before it'] : []),
  ...rowMistakes(text),
];

const averageOf = (blocks: readonly string[]): number => {
  const sentences = blocks.flatMap(sentencesIn);
  return sentences.reduce((sum, sentence) => sum + countOf(sentence), 0) / Math.max(1, sentences.length);
};

const averageMistakes = (blocks: readonly string[]): string[] =>
  averageOf(blocks) > wordBounds.average
    ? [`sentences have ${averageOf(blocks).toFixed(1)} words on average, not ${wordBounds.average}`]
    : [];

/** Opens a sentence that means nothing without the one before; "This month is not over" names what it is about. */
const DANGLING_SENTENCE =
  /^(?:There|Each|It|They|Such|Both|(?:This|That|These|Those) (?:is|are|was|were|has|have|can|cannot|comes?|came|lies?|means?|do|does|will))\b.*[.?!]$/s;

/** Days on which something falls due are as many as the law names. */
const DAYS = /\d+ [A-Z][a-z]+(?:, \d+ [A-Z][a-z]+)* and \d+ [A-Z][a-z]+/g;

/** Texts with rules of their own, and what only the office reads. */
const OTHER_RULES = /^(?:cities\/|desk\.ts$)/;
/** Names of trades, which are no sentences. */
const NAMES = /^industries\.ts$/;
/** Key words for search engines, citations of the law, and cells of a table that name two figures. */
const NO_SENTENCE =
  /(?:^|\.)seo\.|basis\.text$|\.changes\.\d+\.|\.features\.\d+$|\.rows\.\d+\.(?:requirement|penalty|rate)$/;
/** A question of which no part can be left out. */
const LONG = new Set(['tools/itr-form.ts: itrFormWords.fields.specialHint']);

const plainMistakesOf = ({ file, field, text }: ContentText): string[] => [
  ...lengthMistakes(text).filter((mistake) => !LONG.has(`${file}: ${field}`) || !mistake.startsWith('has a paragraph')),
  ...(NAMES.test(file)
    ? []
    : [
        ...(DANGLING_SENTENCE.test(text) ? [`opens with a word that needs the block before it: ${text}`] : []),
        ...rowMistakes(text.replace(DAYS, 'those days')),
      ]),
];

/** The files of one page each whose sentences are averaged and whose forms and abbreviations are explained. */
const READ_IN_ORDER = /^(?:posts|legal)\//;
const NOT_ON_PAGE =
  /^content\.(?:id|title|description|category|service|cities|seo|closing|changedOn|publishedOn|sources|lawAsOf)\b|\.kind$/;

const pageMistakes = (texts: readonly ContentText[]): string[] => {
  const pages = Map.groupBy(
    texts.filter(({ file, field }) => READ_IN_ORDER.test(file) && !NOT_ON_PAGE.test(field)),
    ({ file }) => file,
  );
  return [...pages].flatMap(([file, blocks]) =>
    [...averageMistakes(blocks.map(({ text }) => text)), ...unexplained(blocks.map(({ text }) => text))].map(
      (mistake) => `content/${file}: ${mistake}`,
    ),
  );
};

/** In the texts of pages, posts, tools, forms and letters. */
export const plainMistakes = (texts: readonly ContentText[]): string[] => {
  const read = texts.filter(({ file, field }) => !OTHER_RULES.test(file) && !NO_SENTENCE.test(field));
  return [...mistakesIn(read, plainMistakesOf), ...pageMistakes(read)];
};

const sentenceCount = (text: string, most: number, name: string): string[] =>
  sentencesIn(text).length > most ? [`${name}: has ${sentencesIn(text).length} sentences, not ${most}`] : [];

/** The fields that are read as sentences: on a city's own page, and on that of a service there, whose papers are names. */
const CITY_SENTENCES = /^(?:intro|work|description\.\d+|majorIndustries\.\d+\.note|trades\.\d+\.needs)$/;
const SERVICE_SENTENCES = /^(?:lead|trades\.\d+\.(?:wrong|we)|question\.\w+)$/;

const styleMistakes = (content: object, sentences: RegExp): string[] => {
  const blocks = textsIn(content, '', '').filter(({ field }) => sentences.test(field));
  return [
    ...blocks.flatMap(({ field, text }) => blockMistakes(text).map((mistake) => `${field}: ${mistake}`)),
    ...averageMistakes(blocks.map(({ text }) => text)),
  ];
};

const ownText = ({ lead, trades, question }: CityServiceText): string[] => [
  lead,
  ...trades.flatMap(({ wrong, we, send }) => [`${wrong} ${we}`, ...send]),
  question.question,
  question.answer,
];

const serviceMistakes = (slug: ServiceSlug, text: CityServiceText): string[] => [
  ...styleMistakes(text, SERVICE_SENTENCES),
  ...(countOf(text.lead) > wordBounds.lead ? [`lead: has ${countOf(text.lead)} words, not ${wordBounds.lead}`] : []),
  ...(/\b(?:we|us|our|you|your)\b/i.test(text.lead) ? [] : ['lead: has neither "we" nor "you"']),
  ...unexplained(ownText(text)),
  ...(ownWord[slug].test(text.lead) ? [] : [`lead: does not name the service (${ownWord[slug].source})`]),
  ...text.trades.flatMap(({ wrong, we }, at) => [
    ...sentenceCount(wrong, 2, `trades.${at}.wrong`),
    ...sentenceCount(we, 1, `trades.${at}.we`),
    ...(/\b(?:we|our)\b/i.test(we) ? [] : [`trades.${at}.we: has no "we"`]),
  ]),
];

const pagesOf = (city: CityContent) =>
  serviceIndex.flatMap(({ slug }) => {
    const text = city.services[slug];
    return text ? [{ place: `content/cities/${city.slug}.ts: services.${slug}`, slug, text }] : [];
  });

const timesOf = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const list of lists) for (const entry of new Set(list)) times.set(entry, (times.get(entry) ?? 0) + 1);
  return times;
};

/** Sentences of the paragraphs; short ones ("Send us a copy.") may stand anywhere. */
const paragraphSentences = ({ trades, question }: CityServiceText): string[] =>
  [...trades.flatMap(({ wrong, we }) => [wrong, we]), question.answer]
    .flatMap(sentencesIn)
    .filter((sentence) => countOf(sentence) > 7);

const sharedMistakes = (cities: readonly CityContent[]): string[] => {
  const pages = cities.flatMap(pagesOf);
  const pagesBySentence = timesOf(pages.map(({ text }) => paragraphSentences(text)));
  const questions = timesOf(pages.map(({ text }) => [text.question.question]));
  return pages.flatMap(({ place, text }) => [
    ...paragraphSentences(text)
      .filter((sentence) => (pagesBySentence.get(sentence) ?? 0) > wordBounds.pages)
      .map((sentence) => `${place}: stands on ${pagesBySentence.get(sentence)} pages: ${sentence}`),
    ...((questions.get(text.question.question) ?? 0) > 1
      ? [`${place}: asks a question of another page: ${text.question.question}`]
      : []),
  ]);
};

/** Whether a text types a figure: what the register puts in is not in the file, though the words before it are. */
const isTyped = ({ file, text }: ContentText): boolean => {
  const source = readFileSync(join(import.meta.dirname, '..', 'content', file), 'utf8');
  const figures = text.match(new RegExp(FIGURE, 'gi')) ?? [];
  return !source.includes(text.slice(0, text.search(FIGURE))) || figures.some((figure) => source.includes(figure));
};

const figureMistakes = (texts: readonly ContentText[]): string[] =>
  mistakesIn(texts, (each) =>
    !/^seo\.|^population|^pincode/.test(each.field) && FIGURE.test(each.text) && isTyped(each)
      ? [`types a figure that the register holds: ${each.text}`]
      : [],
  );

export const cityWordMistakes = (cities: readonly CityContent[]): string[] => [
  ...cities.flatMap((city) => {
    const place = `content/cities/${city.slug}.ts`;
    return [
      ...styleMistakes(city, CITY_SENTENCES).map((mistake) => `${place}: ${mistake}`),
      ...figureMistakes(textsIn(city, `cities/${city.slug}.ts`, '')),
      ...pagesOf(city).flatMap((page) =>
        serviceMistakes(page.slug, page.text).map((mistake) => `${page.place}.${mistake}`),
      ),
    ];
  }),
  ...sharedMistakes(cities),
];
