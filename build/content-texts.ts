import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fact } from '../content/facts.ts';
import { firm } from '../content/firm.ts';
import { hoursLine } from '../content/pages/reach.ts';

const root = join(import.meta.dirname, '..', 'content');

/**
 * Files that visitors do not read (schemas, the register, the claims themselves), and other languages,
 * which are compared with the English (check-translations.ts).
 */
const notRead =
  /^(?:register|ta)\/|\.d\.ts$|(?:^|-)schema\.ts$|^(?:read-firm|read-yaml|firm|facts|read-facts|own-facts|claims|claim-ids|not-claimed|city-gaps|placeholder|prices|city-places)\.ts$/;

/** A sentence of the content. */
export interface ContentText {
  /** The path below `content/`. */
  readonly file: string;
  /** The field, for example "page.questions.0.answer". */
  readonly field: string;
  readonly text: string;
}

/** What the owner says in his own words, which no rule of the product's texts is for. */
const owners = [
  firm.name,
  firm.whatsappMessage,
  firm.address.street,
  ...firm.phones,
  firm.whatsapp,
  firm.email,
].toSorted((one, other) => other.length - one.length);
const ownersFields = /^about\.(?:team|milestones)\b/;

/** A text of the product, without what is the owner's in it. */
export const withoutOwners = (text: string): string => owners.reduce((rest, own) => rest.replaceAll(own, '...'), text);

/** A text without the opening hours: how long their line is, is no matter of style. */
const withoutHours = (text: string): string =>
  [hoursLine, fact('firm.hours-line')].reduce((rest, line) => rest.replaceAll(line, 'our hours'), text);

/** The texts in a value of a content file, each with its field. */
export const textsIn = (value: unknown, file: string, field: string): ContentText[] => {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, file, field ? `${field}.${key}` : key));
};

const isRead = {
  en: (file: string): boolean => !notRead.test(file),
  ta: (file: string): boolean => file.startsWith('ta/'),
} as const;

/** The TypeScript files below a folder of `content/`, without tests. */
export const contentFiles = (folder = ''): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'));

/** What a file below `content/` exports. */
export const exportsOf = async (file: string): Promise<Readonly<Record<string, unknown>>> => ({
  ...(await import(pathToFileURL(join(root, file)).href)),
});

/** Every text of the content that visitors read in a language. */
export const contentTexts = async (language: keyof typeof isRead = 'en'): Promise<ContentText[]> => {
  const files = contentFiles().filter(isRead[language]);
  const found = await Promise.all(files.toSorted().map(async (file) => textsIn(await exportsOf(file), file, '')));
  return found
    .flat()
    .filter(({ field }) => !ownersFields.test(field))
    .map((entry) => ({ ...entry, text: withoutHours(withoutOwners(entry.text)) }));
};

/**
 * Looks at each text.
 * @param of what is wrong with one
 * @returns one line for each mistake, with the file and the field
 */
export const mistakesIn = (texts: readonly ContentText[], of: (entry: ContentText) => readonly string[]): string[] =>
  texts.flatMap((entry) => of(entry).map((mistake) => `content/${entry.file}: ${entry.field}: ${mistake}`));

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;])\s+/);
