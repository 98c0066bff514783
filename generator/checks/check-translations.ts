import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalSite } from '../../content/local-site.ts';
import { tamilWords } from '../../content/tamil-words.ts';
import { untranslatedPages } from '../../content/untranslated-pages.ts';
import { englishWords } from '../../content/words.ts';
import { contentFiles, contentFolder, readRecord, recordFolders, withoutOwners } from './content-texts.ts';

/** Stands for the file of the texts that `tamilWords` gathers. */
const WORDS = 'words';

const untranslated = untranslatedPages.join('|');

/** Matches texts that are in English alone. */
const english = new RegExp(`^posts/|^pages/(?:${untranslated})/`);

/** The site in both languages. */
interface Sites {
  readonly en: LocalSite;
  readonly ta: LocalSite;
}

const noText = /^(?:slug|kind|icon|id|changedOn|url)$/;
/**
 * Matches fields that stay English: those of pages that are not translated, for owner and office, a placeholder of the
 * firm's details.
 */
const englishFields = new RegExp(
  [
    String.raw`\.(?:law|basis|rule|practitionerNumber|staffMail|digestMail|answeredPages)$`,
    String.raw`^content/cities/[a-z]+/ta\.ts\.services$`,
    String.raw`^${WORDS}\.(?:pages\.(?:${untranslated})|desk|hoursWords)$`,
  ].join('|'),
);
const ownersFields = /\.about\.(?:team|milestones|photos)$/;
/** A translation may say "our office" without naming its town. */
const townFields = /^content\/cities\/[a-z]+\/ta\.ts\.work$/;

/** An hour may be written without its minutes. */
const FULL_HOUR = /(?<=\d):00/g;

const inOrder = (text: string, what: RegExp): string => (text.match(what) ?? []).toSorted().join(' ');

/** Arguments for a text with placeholders: signs, or numbers, that are found again in the result. */
const samples = (count: number): readonly (readonly unknown[])[] => [
  Array.from({ length: count }, (_, at) => `⟦${at}⟧`),
  Array.from({ length: count }, (_, at) => at + 2),
];

const textMistakes = ({ en, ta }: Sites, english: string, translated: string, place: string): string[] => {
  const [ours, theirs] = [withoutOwners(en, english), withoutOwners(ta, translated)];
  const placeholders = /⟦\d⟧|\{\w*\}/g;
  const mistakes: string[] = [];
  if (inOrder(ours, placeholders) !== inOrder(theirs, placeholders))
    mistakes.push(`${place}: has other placeholders than the English: ${theirs}`);
  const [here, there] = [theirs, ours].map((text) =>
    inOrder(text.replaceAll(placeholders, '').replaceAll(FULL_HOUR, ''), /\d+/g),
  );
  if (here !== there) mistakes.push(`${place}: has the figures ${here || 'none'}, the English has ${there || 'none'}`);
  return mistakes;
};

const callMistakes = (sites: Sites, ours: CallableFunction, theirs: CallableFunction, place: string): string[] => {
  for (const args of samples(ours.length)) {
    try {
      return findMistakes(sites, Reflect.apply(ours, null, args), Reflect.apply(theirs, null, args), `${place}()`);
    } catch {
      // It wants arguments of another type.
    }
  }
  return [];
};

const findMistakes = (sites: Sites, ours: unknown, theirs: unknown, place: string): string[] => {
  if (typeof ours !== typeof theirs || Array.isArray(ours) !== Array.isArray(theirs))
    return [`${place}: is of another type than the English`];
  if (typeof ours === 'string' && typeof theirs === 'string') return textMistakes(sites, ours, theirs, place);
  if (typeof ours === 'function' && typeof theirs === 'function') return callMistakes(sites, ours, theirs, place);
  if (typeof ours !== 'object' || ours === null || theirs === null || ours instanceof RegExp)
    return Object.is(ours, theirs) || typeof ours === 'object'
      ? []
      : [`${place}: is ${theirs}, the English is ${ours}`];
  const other = theirs as Readonly<Record<string, unknown>>;
  return [
    ...Object.keys(other).flatMap((key) => (key in ours ? [] : [`${place}.${key}: is unused`])),
    ...Object.entries(ours).flatMap(([key, value]) => {
      const field = `${place}.${key}`;
      if (ownersFields.test(field) || englishFields.test(field) || townFields.test(field)) return [];
      if (!(key in other)) return [`${field}: is missing`];
      if (noText.test(key) && typeof value === 'string')
        return value === other[key] ? [] : [`${field}: is ${other[key]}, the English is ${value}`];
      return findMistakes(sites, value, other[key], field);
    }),
  ];
};

/** Begins a line with the file that holds the text, where only one can, or with the one that gathers all. */
const nameFile = (mistake: string, files: readonly string[]): string => {
  const [, inPages, name = ''] = new RegExp(`^${WORDS}\\.(pages\\.)?(\\w+)`).exec(mistake) ?? [];
  const folder = inPages && `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/ta.ts`;
  const page = folder && files.find((file) => /^(?:pages|legal)\//.test(file) && file.endsWith(folder));
  if (page) return `content/${page}: ${mistake.slice(`${WORDS}.pages.`.length)}`;
  const sources = files.map((file) => [file, readFileSync(join(contentFolder, file), 'utf8')] as const);
  const declarations = [`^export const ${name}\\b`, `^ +const ${name}\\b`, `^ +${name}\\b[:,(]`];
  const holders = declarations.map((pattern) => sources.filter(([, source]) => new RegExp(pattern, 'm').test(source)));
  const [holder = ['tamil-words.ts']] = holders.find(({ length }) => length === 1) ?? [];
  return `content/${holder[0]}: ${mistake.slice(WORDS.length + 1)}`;
};

/** Finds what is missing, what is unused, and figures that differ from the English ones. */
export const checkTranslations = async (en: LocalSite, ta: LocalSite): Promise<readonly string[]> => {
  const sites = { en, ta };
  const files = contentFiles();
  const known = new Set(files);
  const missing = files
    .filter((file) => file.endsWith('/en.ts') && !english.test(file) && !file.startsWith('cities/'))
    .map((file) => file.replace(/en\.ts$/, 'ta.ts'))
    .filter((file) => !known.has(file))
    .map((file) => `content/${file}: is missing`);
  const translated = files.filter((file) => file.endsWith('/ta.ts'));
  const alone = translated
    .filter((file) => !known.has(file.replace(/ta\.ts$/, 'en.ts')))
    .map((file) => `content/${file}: there is no en.ts beside it`);
  const records = translated
    .filter((file) => recordFolders.some((folder) => file.startsWith(`${folder}/`)))
    .map(async (file) =>
      findMistakes(
        sites,
        await readRecord(en, file.replace(/ta\.ts$/, 'en.ts')),
        await readRecord(ta, file),
        `content/${file}`,
      ),
    );
  return [
    ...missing,
    ...alone,
    ...findMistakes(sites, englishWords(en), tamilWords(ta), WORDS).map((mistake) => nameFile(mistake, translated)),
    ...(await Promise.all(records)).flat(),
  ];
};
