import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', 'content');

/**
 * Files that visitors do not read (schemas, the register, the claims themselves), and other languages,
 * which are compared with the English (check-translations.ts).
 */
const notRead =
  /^(?:register|ta)\/|\.test\.ts$|\.d\.ts$|(?:^|-)schema\.ts$|^(?:facts|read-facts|own-facts|claims|placeholder|prices|city-places)\.ts$/;

/** A sentence of the content. */
export interface ContentText {
  /** The path below `content/`. */
  readonly file: string;
  /** The field, for example "page.questions.0.answer". */
  readonly field: string;
  readonly text: string;
}

/** The texts in a value of a content file, each with its field. */
export const textsIn = (value: unknown, file: string, field: string): ContentText[] => {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, file, field ? `${field}.${key}` : key));
};

/** Every English text of the content that visitors read. */
export const contentTexts = async (): Promise<ContentText[]> => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !notRead.test(file),
  );
  const found = await Promise.all(
    files
      .toSorted()
      .map(async (file) => textsIn({ ...(await import(pathToFileURL(join(root, file)).href)) }, file, '')),
  );
  return found.flat();
};

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;])\s+/);
