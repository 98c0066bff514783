import type { Locale } from '../../src/addresses/locale.ts';
import { contentFiles, exportsOf, withoutOwners } from './content-texts.ts';

/** Things that are told in English alone. */
const english = /^posts\/|^pages\/(?:audit|blog|site-map)\//;

const noText = /^(?:slug|kind|icon|id|changedOn|url)$/;
/** What stays English: for pages that are not translated, for owner and office, a placeholder of the firm's details. */
const englishFields =
  /\.(?:law|basis|rule|practitionerNumber|staffMail|digestMail|answeredPages)$|\/cities\/[a-z]+\/ta\.ts\.content\.services$/;
const ownersFields = /\/about\/ta\.ts\.about\.(?:team|milestones)$/;

/**
 * What is about Tamil itself; made of the English ones and the owner's words; places on a map, which differ with the
 * length of names.
 */
const notCompared = /^fact-words\/|^(?:case-endings|firm|prices)\.ts$/;

/** An hour may be written without its minutes. */
const FULL_HOUR = /(?<=\d):00/g;

const inOrder = (text: string, what: RegExp): string => (text.match(what) ?? []).toSorted().join(' ');

/** Arguments for a text with placeholders: signs, or numbers, that are found again in the result. */
const samples = (count: number): readonly (readonly unknown[])[] => [
  Array.from({ length: count }, (_, at) => `⟦${at}⟧`),
  Array.from({ length: count }, (_, at) => at + 2),
];

const textMistakes = (english: string, translated: string, place: string): string[] => {
  const [ours, theirs] = [english, translated].map(withoutOwners) as [string, string];
  const placeholders = /⟦\d⟧|\{\w*\}/g;
  const mistakes: string[] = [];
  if (inOrder(ours, placeholders) !== inOrder(theirs, placeholders))
    mistakes.push(`${place}: has other placeholders than the English: ${theirs}`);
  const [here, there] = [theirs, ours].map((text) =>
    inOrder(text.replaceAll(placeholders, '').replaceAll(FULL_HOUR, ''), /\d+/g),
  );
  if (here !== there) mistakes.push(`${place}: has the figures ${here}, the English has ${there}`);
  return mistakes;
};

const callMistakes = (ours: CallableFunction, theirs: CallableFunction, place: string): string[] => {
  for (const args of samples(ours.length)) {
    try {
      return mistakesOf(Reflect.apply(ours, null, args), Reflect.apply(theirs, null, args), `${place}()`);
    } catch {
      // It wants arguments of another type.
    }
  }
  return [];
};

const mistakesOf = (ours: unknown, theirs: unknown, place: string): string[] => {
  if (typeof ours !== typeof theirs || Array.isArray(ours) !== Array.isArray(theirs))
    return [`${place}: is of another type than the English`];
  if (typeof ours === 'string' && typeof theirs === 'string') return textMistakes(ours, theirs, place);
  if (typeof ours === 'function' && typeof theirs === 'function') return callMistakes(ours, theirs, place);
  if (typeof ours !== 'object' || ours === null || theirs === null || ours instanceof RegExp)
    return Object.is(ours, theirs) || typeof ours === 'object'
      ? []
      : [`${place}: is ${theirs}, the English is ${ours}`];
  const other = theirs as Readonly<Record<string, unknown>>;
  return [
    ...Object.keys(other).flatMap((key) => (key in ours ? [] : [`${place}.${key}: is unused`])),
    ...Object.entries(ours).flatMap(([key, value]) => {
      const field = `${place}.${key}`;
      if (ownersFields.test(field) || englishFields.test(field)) return [];
      if (!(key in other)) return [`${field}: is missing`];
      if (noText.test(key) && typeof value === 'string')
        return value === other[key] ? [] : [`${field}: is ${other[key]}, the English is ${value}`];
      return mistakesOf(value, other[key], field);
    }),
  ];
};

/** Nothing missing, nothing unused, and the same figures as in English. */
export const checkTranslations = async (locale: Exclude<Locale, 'en'>): Promise<readonly string[]> => {
  const files = contentFiles();
  const known = new Set(files);
  const isCity = (file: string): boolean => file.startsWith('cities/');
  const missing = files
    .filter((file) => file.endsWith('/en.ts') && !english.test(file) && !isCity(file))
    .map((file) => file.replace(/en\.ts$/, `${locale}.ts`))
    .filter((file) => !known.has(file))
    .map((file) => `content/${file}: is missing`);
  /** What is about the language as a whole stands in a folder of its own. */
  const ofLanguage = files
    .filter((file) => file.startsWith(`${locale}/`))
    .map((file) => [file.slice(locale.length + 1), file] as const)
    .filter(([original]) => !notCompared.test(original));
  const ofThings = files
    .filter((file) => file.endsWith(`/${locale}.ts`))
    .map((file) => [file.replace(/\w+\.ts$/, 'en.ts'), file] as const);
  const found = [...ofLanguage, ...ofThings].map(async ([original, file]) =>
    known.has(original)
      ? mistakesOf(await exportsOf(original), await exportsOf(file), `content/${file}`)
      : [`content/${file}: there is no content/${original}`],
  );
  return [...missing, ...(await Promise.all(found)).flat()];
};
