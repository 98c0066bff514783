/** Reads the owner's texts in Markdown: files `<slug>.md`, each a few lines between two rules and then its text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { OwnWords } from '../content/site.ts';
import type { FirmFolder } from './firm-folder.ts';
import { readYaml } from './read-yaml.ts';

interface Head {
  readonly title: string;
  readonly description: string;
}

/** The lines between the rules, and what the text says. */
interface Read<T> {
  readonly head: T;
  readonly words: OwnWords;
}

interface Shape<English extends Head, Tamil extends Head> {
  readonly english: z.ZodType<English>;
  readonly tamil: z.ZodType<Tamil>;
  /** The name of a file, for messages. */
  readonly example: string;
  /** Returns what is wrong with a name that the website has itself, or null. */
  readonly nameMistake?: (slug: string) => string | null;
}

/** A text of the owner in its languages. */
interface OwnText<English, Tamil> extends Read<English> {
  readonly slug: string;
  readonly tamil: Read<Tamil> | null;
}

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)(\.ta)?\.md$/;
const PARTS = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/** Returns the texts of a folder by the names of their files; a folder that is not there has none. */
export const textFiles = ({ path }: FirmFolder, folder: string): ReadonlyMap<string, string> => {
  const place = join(path, folder);
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.md')) : [];
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(place, name), 'utf8')]));
};

/**
 * Reads one text.
 * @param file its name, for messages
 * @param mistakes where it adds one line for each mistake
 * @returns the lines between the rules, and the text below them; null where the lines have mistakes
 */
export const readMarkdown = <T>(file: string, written: string, schema: z.ZodType<T>, mistakes: string[]) => {
  const [, head, text = ''] = PARTS.exec(written) ?? [];
  if (head === undefined) {
    mistakes.push(`${file}:1: must begin with a line ---, then title and the like, then a second line ---`);
    return null;
  }
  // The line of the rule above stays counted.
  const found = readYaml(file, `\n${head}`, schema);
  mistakes.push(...found.mistakes);
  const linesBefore = head.split('\n').length + 2;
  if (text.trim() === '') mistakes.push(`${file}:${linesBefore}: the text is missing below the second line ---`);
  return found.value && { head: found.value, text, linesBefore };
};

/**
 * Reads the texts of a folder.
 * @param folder the folder's name, for messages
 * @param files what is in it, by the names of the files
 * @param mistakes where it adds one line for each mistake: file, line, field, what is wrong and an example
 */
export const readTexts = <English extends Head, Tamil extends Head>(
  folder: string,
  files: ReadonlyMap<string, string>,
  { english, tamil, example, nameMistake }: Shape<English, Tamil>,
  mistakes: string[],
): readonly OwnText<English, Tamil>[] => {
  const read = <T extends Head>(name: string, schema: z.ZodType<T>): Read<T> | null => {
    const file = `${folder}/${name}`;
    const found = readMarkdown(file, files.get(name) ?? '', schema, mistakes);
    if (!found) return null;
    const { head, text, linesBefore } = found;
    return { head, words: { title: head.title, description: head.description, text, file, linesBefore } };
  };
  const texts: OwnText<English, Tamil>[] = [];
  for (const name of files.keys()) {
    const [, slug, isTamil] = NAME.exec(name) ?? [];
    const refuse = (what: string): void => void mistakes.push(`${folder}/${name}:1: ${what}`);
    if (!slug) refuse(`the name becomes the address: small letters, digits and dashes; for example ${example}`);
    else if (isTamil) {
      if (!files.has(`${slug}.md`)) refuse(`there is no ${slug}.md whose Tamil this is`);
    } else {
      const taken = nameMistake?.(slug);
      if (taken) {
        refuse(taken);
        continue;
      }
      const inEnglish = read(name, english);
      const translated = files.has(`${slug}.ta.md`) ? read(`${slug}.ta.md`, tamil) : null;
      if (inEnglish) texts.push({ slug, ...inEnglish, tamil: translated });
    }
  }
  return texts;
};
