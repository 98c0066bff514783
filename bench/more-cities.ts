/**
 * Gives a copy of the repository more cities than there are, to see how the build grows. Each real city gets siblings:
 * the same record under another name of the same length, so that every limit on a title or a description holds.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityIndex } from '../content/city-index.ts';
import { cityPlaces } from '../content/city-places.ts';

/** What a sibling's name ends with in place of the real one's last letter. */
const endings = [...'bcdfghjklmnpqtvwz'];

/** Degrees between a city and its siblings: they shall be neighbours, but not lie on one spot. */
const STEP = 0.01;

/** Before the end of the list in each of the two indexes. */
const insert = (file: string, end: RegExp, rows: readonly string[]): void => {
  const text = readFileSync(file, 'utf8');
  if (!end.test(text)) throw new Error(`${file}: the end of the list is not where it was`);
  writeFileSync(
    file,
    text.replace(end, (found) => `${rows.join('\n')}\n${found}`),
  );
};

/** A record whose texts name the sibling, and whose description ends with another letter where it names no city. */
const siblingRecord = (record: string, slug: string, names: { readonly old: string; readonly new: string }): string =>
  record
    .replace(/(?<=\bslug: ')[a-z]+(?=')/, slug)
    .replaceAll(new RegExp(`\\b${names.old}\\b`, 'g'), names.new)
    .replace(/(seo: \{[\s\S]*?description:[\s\S]*?)[a-z](\.?['"],\n)/, `$1${slug.at(-1)}$2`);

/**
 * Adds cities to a copy of the repository.
 * @param root folder of the copy
 * @param count how many cities there shall be: a multiple of those that there are
 */
export const addCities = (root: string, count: number): void => {
  const siblings = count / cityIndex.length - 1;
  if (!Number.isInteger(siblings) || siblings < 0 || siblings >= endings.length)
    throw new RangeError(`${count} cities cannot be made of ${cityIndex.length}`);
  const taken = new Set<string>(cityIndex.map(({ slug }) => slug));
  const rows: string[] = [];
  const places: string[] = [];
  for (const { slug, name } of cityIndex) {
    const record = readFileSync(join(root, 'content', 'cities', `${slug}.ts`), 'utf8');
    const free = endings.filter((letter) => !taken.has(slug.slice(0, -1) + letter));
    for (const [index, letter] of free.slice(0, siblings).entries()) {
      const sibling = { slug: slug.slice(0, -1) + letter, name: name.slice(0, -1) + letter };
      taken.add(sibling.slug);
      const { latitude, longitude, ...rest } = cityPlaces[slug];
      const place = { ...rest, latitude: latitude + STEP * (index + 1), longitude };
      rows.push(`  ${JSON.stringify(sibling)},`);
      places.push(`  ${sibling.slug}: ${JSON.stringify(place)},`);
      writeFileSync(
        join(root, 'content', 'cities', `${sibling.slug}.ts`),
        siblingRecord(record, sibling.slug, { old: name, new: sibling.name }),
      );
    }
  }
  insert(join(root, 'content', 'city-index.ts'), /^\] as const;$/m, rows);
  insert(join(root, 'content', 'city-places.ts'), /^\} as const satisfies Record<CitySlug, CityPlace>;$/m, places);
};
