import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firm } from '../../content/firm.ts';

export const contentFolder = join(import.meta.dirname, '../../content');

/** What visitors do not read, and other languages, which check-translations.ts compares with the English. */
const notRead =
  /^(?:register|ta)\/|^cities\/(?:\w+|[a-z-]+\/city)\.ts$|\/ta\.ts$|\.d\.ts$|(?:^|-)schema\.ts$|^(?:read-firm|read-yaml|firm|facts|read-facts|own-facts|claims|claim-ids|not-claimed|placeholder|prices)\.ts$/;

export interface ContentText {
  /** Below `content/`. */
  readonly file: string;
  /** For example "page.questions.0.answer". */
  readonly field: string;
  readonly text: string;
}

/** The owner's own words, which no rule of the product's texts is for. */
const owners = [
  firm.name,
  firm.whatsappMessage,
  firm.address.street,
  ...firm.phones,
  firm.whatsapp,
  firm.email,
].toSorted((one, other) => other.length - one.length);
const ownersFields = /^about\.(?:team|milestones)\b/;

export const withoutOwners = (text: string): string => owners.reduce((rest, own) => rest.replaceAll(own, '...'), text);

export const textsIn = (value: unknown, file: string, field: string): ContentText[] => {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, file, field ? `${field}.${key}` : key));
};

const isRead = {
  en: (file: string): boolean => !notRead.test(file),
  ta: (file: string): boolean => file.startsWith('ta/') || file.endsWith('/ta.ts'),
} as const;

export const contentFiles = (folder = ''): string[] =>
  readdirSync(join(contentFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'));

/** @param file below `content/` */
export const exportsOf = async (file: string): Promise<Readonly<Record<string, unknown>>> => ({
  ...(await import(pathToFileURL(join(contentFolder, file)).href)),
});

export const contentTexts = async (language: keyof typeof isRead = 'en'): Promise<ContentText[]> => {
  const files = contentFiles().filter(isRead[language]);
  const found = await Promise.all(files.toSorted().map(async (file) => textsIn(await exportsOf(file), file, '')));
  return found
    .flat()
    .filter(({ field }) => !ownersFields.test(field))
    .map((entry) => ({ ...entry, text: withoutOwners(entry.text) }));
};

/** One line for each mistake, with the file and the field. */
export const mistakesIn = (texts: readonly ContentText[], of: (entry: ContentText) => readonly string[]): string[] =>
  texts.flatMap((entry) => of(entry).map((mistake) => `content/${entry.file}: ${entry.field}: ${mistake}`));

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;])\s+/);
