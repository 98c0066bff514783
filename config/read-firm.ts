/** Reads the owner's folder. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType, z } from 'zod';
import { findCity } from '../content/cities/find-city.ts';
import { allCities } from '../content/cities/index.ts';
import { claimIds } from '../content/claim-ids.ts';
import { isPlaceholder } from '../content/placeholder.ts';
import { knownServices } from '../content/service-slugs.ts';
import type { OfficeCity, Site } from '../content/site.ts';
import { claimsSchema, firmSchema, pricesSchema } from './firm-schema.ts';
import { ownPostsOf } from './own-post.ts';
import { readYaml } from './read-yaml.ts';

const shapes = { 'firm.yaml': firmSchema, 'prices.yaml': pricesSchema, 'claims.yaml': claimsSchema } as const;

/** The files of the folder that are read here, and the shape of each. */
export const firmFiles: Readonly<Record<keyof typeof shapes, ZodType>> = shapes;

/** The sample firm of the repository, which stands in until the owner has a folder of his own. */
export const SAMPLE = 'firm.sample';

/** Where the schemas are by which editors check the files of the folder. */
export const SCHEMAS = 'config/schemas';

/** Returns the path of the schema of a file. */
export const schemaFile = (file: string): string => `${SCHEMAS}/${file.replace('.yaml', '.json')}`;

/** The owner's folder: its path, and its name as messages write it. */
export interface FirmFolder {
  readonly path: string;
  readonly name: string;
}

/** The owner's posts; a folder without any has none. */
const readPosts = ({ path, name: shown }: FirmFolder) => {
  const folder = join(path, 'posts');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const files = new Map(names.toSorted().map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
  return ownPostsOf(`${shown}/posts`, files);
};

/** Phones on a slow line load no more than this for a picture. */
const MOST_BYTES = 400_000;

/** The folder of the photographs, in the owner's folder and on the site. */
export const PHOTOS = 'photos';

const photoMistakes = ({ path, name: shown }: FirmFolder, files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const place = join(path, PHOTOS, file);
    const name = `${shown}/${PHOTOS}/${file}`;
    if (!existsSync(place)) return [`${name}: there is no such file; firm.yaml names it behind photos`];
    const { size } = statSync(place);
    return size > MOST_BYTES
      ? [`${name}: has ${Math.ceil(size / 1000)} KB; save it smaller, with at most ${MOST_BYTES / 1000} KB`]
      : [];
  });

/** The owner's folder as it is written, or its mistakes: file, line, field, what is wrong and an example. */
export const readFirm = (folder: FirmFolder) => {
  if (!existsSync(folder.path))
    return {
      found: null,
      mistakes: [
        `${folder.name}: there is no such folder; FIRM_DIR must name the owner's folder, and npm run setup makes one`,
      ],
    };
  const mistakes: string[] = [];
  const missingLines: string[] = [];
  const read = <T>(file: keyof typeof shapes, schema: ZodType<T>): T | null => {
    const path = join(folder.path, file);
    if (!existsSync(path)) {
      mistakes.push(`${folder.name}/${file}: there is no such file; copy it from ${SAMPLE}`);
      return null;
    }
    const found = readYaml(`${folder.name}/${file}`, readFileSync(path, 'utf8'), schema);
    mistakes.push(...found.mistakes);
    missingLines.push(...found.missing);
    return found.value;
  };
  const details = read('firm.yaml', firmSchema);
  const prices = read('prices.yaml', pricesSchema);
  const answers = read('claims.yaml', claimsSchema);
  const { posts, mistakes: ofPosts } = readPosts(folder);
  mistakes.push(...ofPosts);
  if (details)
    mistakes.push(
      ...photoMistakes(
        folder,
        details.photos.map(({ file }) => file),
      ),
    );
  if (details && prices)
    for (const slug of knownServices)
      if (!details.withoutServices.includes(slug) && !prices.services[slug])
        mistakes.push(`${folder.name}/prices.yaml: services.${slug}: is missing; for example ${slug}: { from: 2500 }`);
  return details && prices && answers && mistakes.length === 0
    ? {
        found: { details, prices, answers, posts, missingLines, hasLogo: existsSync(join(folder.path, 'logo.svg')) },
        mistakes,
      }
    : { found: null, mistakes };
};

const networks = { facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' } as const;

const officeCityOf = ({ locality, nearestCity = '' }: z.infer<typeof firmSchema>['address']): OfficeCity => {
  const own = findCity(locality);
  const slug = own ?? findCity(nearestCity);
  if (!slug) throw new RangeError(`No city is nearest to "${locality}", where firmSchema asks for one`);
  return { slug, hasPages: own !== null, tamilName: allCities.find((city) => city.slug === own)?.tamilName };
};

/** Returns what follows from the owner's folder for the site. */
export const firmOf = ({
  details,
  prices,
  answers,
  posts,
  missingLines,
  hasLogo,
}: NonNullable<ReturnType<typeof readFirm>['found']>): Omit<Site, 'today'> => {
  const { hours, holidays, team, milestones, photos, withoutServices, languages, tamilReader, tamil, ...more } =
    details;
  const { outcomes, rating, ...rest } = more;
  const { nearestCity: _, ...address } = details.address;
  const [phone = ''] = details.phones;
  return {
    firm: {
      ...rest,
      address,
      phone,
      social: details.social.map((profile) => ({ ...profile, label: networks[profile.network] })),
      rating: answers.rating === 'no' ? null : rating,
      practitionerNumber: answers.practitioner === 'no' ? null : details.practitionerNumber,
    },
    officeCity: officeCityOf(details.address),
    tamilDetails: tamil,
    officeHours: { week: hours, holidays },
    people: { team, milestones, photos },
    hasLogo,
    outcomes,
    notOffered: withoutServices,
    notClaimed: claimIds.filter((id) => answers[id] === 'no'),
    locales: languages,
    tamilReader,
    prices,
    claimAnswers: answers,
    ownPosts: posts,
    missingLines,
  };
};

/**
 * Returns the details that still hold a placeholder.
 * @returns names such as "address.street", in the order of the file
 */
export const placeholdersIn = (details: object): string[] => {
  const found: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' && isPlaceholder(value)) found.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) visit(child, path ? `${path}.${key}` : key);
  };
  visit(details, '');
  return found;
};
