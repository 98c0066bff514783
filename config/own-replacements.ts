/** Reads the owner's `texts.yaml`: own words in place of some of the website's. */
import { z } from 'zod';
import { type OwnTexts, ownTextNames, ownTextPlaces } from '../content/own-text-places.ts';
import type { Locale } from '../content/site.ts';
import { readYaml } from './read-yaml.ts';

const plain = (max: number) =>
  z
    .string('must be a text')
    .trim()
    .min(20, 'must have at least 20 characters')
    .max(max, `must have at most ${max} characters: there is no room for more`)
    .regex(/^[^<>\n]*$/, 'must be one paragraph of plain text, without < and >')
    .meta({ examples: ['We keep the books of shops and workshops, and file their returns.'] });

/** The schema of `texts.yaml`. */
export const textsSchema = z.strictObject(
  Object.fromEntries(
    ownTextNames.map((name) => {
      const text = plain(ownTextPlaces[name].max);
      return [name, z.strictObject({ en: text, ta: text.optional() }).optional()];
    }),
  ),
);

const TOP_LEVEL = /^([a-z\d-]+)[ \t]*:/;

/** Returns the file without texts that this version has no place for, as empty lines, and a note for each of them. */
const withoutUnknown = (name: string, text: string) => {
  const notes: string[] = [];
  let isKnown = true;
  const lines = text.split('\n').map((line, at) => {
    const [, key] = TOP_LEVEL.exec(line) ?? [];
    if (key !== undefined) {
      isKnown = (ownTextNames as readonly string[]).includes(key);
      if (!isKnown)
        notes.push(
          `${name}:${at + 1}: ${key}: is left out, there is no such text; there are ${ownTextNames.join(', ')}`,
        );
    }
    return isKnown ? line : '';
  });
  return { text: lines.join('\n'), notes };
};

/**
 * Reads the owner's texts.
 * @param name the file's name, for messages
 * @param file what is in it; empty where there is none
 * @param languages of the site: a text is in each of them
 */
export const readOwnReplacements = (name: string, file: string, languages: readonly Locale[]) => {
  const { text, notes } = withoutUnknown(name, file);
  const { value, mistakes } = readYaml(name, text, textsSchema);
  const texts = Object.entries(value ?? {}).flatMap(([key, words]) => (words ? [[key, words] as const] : []));
  const inOneLanguage = texts
    .filter(([, { ta }]) => languages.includes('ta') && ta === undefined)
    .map(
      ([key]) =>
        `${name}: ${key}.ta: is missing; the website is in English and Tamil, so write the text in both, or in none`,
    );
  const textsIn = (locale: Locale): OwnTexts =>
    Object.fromEntries(texts.flatMap(([key, words]) => (words[locale] ? [[key, words[locale]]] : [])));
  return {
    texts: { en: textsIn('en'), ta: textsIn('ta') } satisfies Record<Locale, OwnTexts>,
    notes,
    mistakes: [...mistakes, ...inOneLanguage],
  };
};
