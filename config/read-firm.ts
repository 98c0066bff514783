/** Reads the owner's folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType, z } from 'zod';
import { findCity } from '../content/cities/find-city.ts';
import { allCities } from '../content/cities/index.ts';
import { claimIds } from '../content/claim-ids.ts';
import { houseColours } from '../content/colours.ts';
import { isPlaceholder } from '../content/placeholder.ts';
import { knownServices } from '../content/service-index.ts';
import type { OfficeCity, Site } from '../content/site.ts';
import { type FirmFolder, SAMPLE } from './firm-folder.ts';
import { claimsSchema, firmSchema, pricesSchema } from './firm-schema.ts';
import { mixColours } from './own-colours.ts';
import { readOwnPages } from './own-page.ts';
import { readOwnPosts } from './own-post.ts';
import { readOwnReplacements, textsSchema } from './own-replacements.ts';
import { readOwnServices } from './own-service.ts';
import { textFiles } from './own-texts.ts';
import { photoReader } from './photos.ts';
import { readYaml } from './read-yaml.ts';
import { readSavedReplies } from './saved-replies.ts';
import { readSignature } from './tamil-signature.ts';

/** The first page shows this many. */
const MIN_OFFERED = 6;

const shapes = { 'firm.yaml': firmSchema, 'prices.yaml': pricesSchema, 'claims.yaml': claimsSchema } as const;

/** The files of the folder that are read here, and the shape of each. */
export const firmFiles: Readonly<Record<keyof typeof shapes, ZodType>> = shapes;

/** The files that editors check and complete, and the shape of each; the last may be missing. */
export const checkedFiles: Readonly<Record<string, ZodType>> = { ...shapes, 'texts.yaml': textsSchema };

/** The folder of the schemas by which editors check the owner's files. */
export const SCHEMAS = 'config/schemas';

/** Returns the path of the schema of a file. */
export const schemaFile = (file: string): string => `${SCHEMAS}/${file.replace('.yaml', '.json')}`;

/** Returns the owner's folder as it is written, or its mistakes: file, line, field, what is wrong and an example. */
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
  const claimAnswers = read('claims.yaml', claimsSchema);
  const readPhoto = photoReader(folder, mistakes);
  const photos = details?.photos.flatMap((photo) => readPhoto(photo, 'firm.yaml') ?? []) ?? [];
  const portraits = details?.team.map(({ photo, name, tamil }) =>
    photo ? readPhoto({ file: photo, shows: name, tamil: tamil?.name }, 'firm.yaml') : null,
  );
  const readFiles = (name: string) => [`${folder.name}/${name}`, textFiles(folder, name)] as const;
  const ownPosts = readOwnPosts(...readFiles('posts'), readPhoto, mistakes);
  const textsFile = join(folder.path, 'texts.yaml');
  const own = readOwnReplacements(
    `${folder.name}/texts.yaml`,
    existsSync(textsFile) ? readFileSync(textsFile, 'utf8') : '',
    details?.languages ?? [],
  );
  mistakes.push(...own.mistakes);
  missingLines.push(...own.notes);
  const ownPages = readOwnPages(...readFiles('pages'), mistakes);
  const ownServices = readOwnServices(...readFiles('services'), mistakes);
  const savedReplies = readSavedReplies(...readFiles('answers'), mistakes);
  const inTamil = findCity(details?.tamil.locality ?? '');
  if (details && inTamil && inTamil !== findCity(details.address.locality))
    mistakes.push(
      `${folder.name}/firm.yaml: tamil.locality: is "${details.tamil.locality}", another town than address.locality; write the name of ${details.address.locality}, or leave the line out`,
    );
  const { signature, mistakes: ofSignature } = readSignature(folder);
  mistakes.push(...ofSignature);
  if (details && prices) {
    const priced = knownServices.filter((slug) => prices.services[slug]);
    // A folder of an older version has no price for a service that came later.
    for (const slug of knownServices)
      if (!details.withoutServices.includes(slug) && !priced.includes(slug))
        missingLines.push(
          `${folder.name}/prices.yaml: services.${slug}: is missing; until you write a price, the service is not offered`,
        );
    const offered = priced.filter((slug) => !details.withoutServices.includes(slug));
    if (offered.length < MIN_OFFERED)
      mistakes.push(
        `${folder.name}/prices.yaml: services: has prices for ${offered.length} offered services; write at least ${MIN_OFFERED}, which the first page shows`,
      );
  }
  if (!details || !prices || !claimAnswers || mistakes.length > 0) return { found: null, mistakes };
  const hasLogo = existsSync(join(folder.path, 'logo.svg'));
  const texts = { ownPosts, ownPages, ownServices, ownTexts: own.texts, savedReplies };
  return {
    found: { details, prices, claimAnswers, photos, portraits, signature, missingLines, hasLogo, ...texts },
    mistakes,
  };
};

const networks = { facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' } as const;

const findOfficeCity = ({ locality, nearestCity = '' }: z.infer<typeof firmSchema>['address']): OfficeCity => {
  const own = findCity(locality);
  const slug = own ?? findCity(nearestCity);
  if (!slug) throw new RangeError(`No city is nearest to "${locality}", where firmSchema asks for one`);
  return { slug, hasPages: own !== null, tamilName: allCities.find((city) => city.slug === own)?.tamilName };
};

/** Returns what follows from the owner's folder for the site. */
export const makeFirm = ({
  details,
  photos,
  portraits = [],
  signature,
  ...found
}: NonNullable<ReturnType<typeof readFirm>['found']>): Omit<Site, 'today'> => {
  const { hours, holidays, colours, team, milestones, photos: _photos, withoutServices, languages, ...more } = details;
  const { tamilReader, tamil, outcomes, rating, ...rest } = more;
  const { prices, claimAnswers } = found;
  const { nearestCity: _, ...address } = details.address;
  const [phone = ''] = details.phones;
  return {
    ...found,
    firm: {
      ...rest,
      address,
      phone,
      social: details.social.map((profile) => ({ ...profile, label: networks[profile.network] })),
      rating: claimAnswers.rating === 'no' ? null : rating,
      practitionerNumber: claimAnswers.practitioner === 'no' ? null : details.practitionerNumber,
    },
    officeCity: findOfficeCity(details.address),
    tamilDetails: tamil,
    officeHours: { week: hours, holidays },
    people: { team: team.map((member, at) => ({ ...member, photo: portraits[at] ?? null })), milestones, photos },
    colours: colours ? mixColours(colours) : houseColours,
    outcomes,
    notOffered: knownServices.filter((slug) => withoutServices.includes(slug) || !prices.services[slug]),
    notClaimed: claimIds.filter((id) => claimAnswers[id] === 'no'),
    locales: languages,
    tamilReader,
    signedTamilPages: signature?.pages ?? null,
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
