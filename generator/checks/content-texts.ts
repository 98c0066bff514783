import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocalSite } from '../../content/local-site.ts';
import type { Firm } from '../../content/site.ts';
import { englishWords } from '../../content/words.ts';

export const contentFolder = join(import.meta.dirname, '../../content');

export interface ContentText {
  /** A file below `content/`, or `words.ts` for what it gathers. */
  readonly file: string;
  /** The path of the text in its file, for example "page.questions.0.answer". */
  readonly field: string;
  readonly text: string;
}

/** Returns the owner's own words, which no rule of the product's texts is for. */
const ownersWords = ({ name, whatsappMessage, address, phones, whatsapp, email }: Firm): readonly string[] =>
  [name, whatsappMessage, address.street, ...phones, whatsapp, email].toSorted(
    (one, other) => other.length - one.length,
  );
const ownersFields = /^about\.(?:team|milestones)\b/;

/** Returns a text with dots in place of the owner's own words. */
export const withoutOwners = ({ firm }: LocalSite, text: string): string =>
  ownersWords(firm).reduce((rest, own) => rest.replaceAll(own, '...'), text);

export const textsIn = (value: unknown, file: string, field: string): ContentText[] => {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, file, field ? `${field}.${key}` : key));
};

export const contentFiles = (folder = ''): string[] =>
  readdirSync(join(contentFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'));

/**
 * Returns the record of a file of its own: a city, a service, a post, a legal text or a form. One that is a function of
 * the site is called with it.
 * @param file below `content/`
 */
export const readRecord = async (site: LocalSite, file: string): Promise<unknown> => {
  const { content } = (await import(pathToFileURL(join(contentFolder, file)).href)) as { readonly content?: unknown };
  return typeof content === 'function' ? content(site) : content;
};

/** Folders whose records `words.ts` does not gather. */
export const recordFolders = ['cities', 'services', 'posts'] as const;

/** Returns every English text that visitors and the office read. */
export const contentTexts = async (site: LocalSite): Promise<ContentText[]> => {
  const files = recordFolders.flatMap((folder) =>
    contentFiles(folder).flatMap((file) => (file.endsWith('/en.ts') ? [`${folder}/${file}`] : [])),
  );
  const records = await Promise.all(files.map(async (file) => textsIn(await readRecord(site, file), file, '')));
  return [...textsIn(englishWords(site), 'words.ts', ''), ...records.flat()]
    .filter(({ field }) => !ownersFields.test(field))
    .map((entry) => ({ ...entry, text: withoutOwners(site, entry.text) }));
};

/** Returns a line for each mistake, with the file and the field. */
export const mistakesIn = (texts: readonly ContentText[], of: (entry: ContentText) => readonly string[]): string[] =>
  texts.flatMap((entry) => of(entry).map((mistake) => `content/${entry.file}: ${entry.field}: ${mistake}`));

export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?:;])\s+/);
