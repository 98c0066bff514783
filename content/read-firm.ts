/** Reads the owner's folder and says what follows from it. */
import type { ZodType } from 'zod';
import { claimIds } from './claim-ids.ts';
import { claimsSchema, firmSchema, type OfficeHours, pricesSchema } from './firm-schema.ts';
import { ownPostsOf } from './own-post.ts';
import { isPlaceholder } from './placeholder.ts';
import { readYaml } from './read-yaml.ts';
import { knownServices, type ServiceSlug } from './service-slugs.ts';

interface Node {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly getBuiltinModule: (name: string) => {
    readonly existsSync: (path: string) => boolean;
    readonly readFileSync: (path: string, encoding: 'utf8') => string;
    readonly readdirSync: (path: string) => readonly string[];
    readonly resolve: (...parts: readonly string[]) => string;
  };
}

// Content knows no Node by its types.
const { process: node } = globalThis as unknown as { readonly process: Node };
const { dirname = 'content' } = import.meta as { readonly dirname?: string };

/** The folder's name, for messages: a relative `FIRM_DIR` starts at the project's folder. */
export const firmFolderName = (): string => node.env.FIRM_DIR?.trim() || 'firm';

/** The owner's folder; a program packed into one file is started in the project's folder, and lies elsewhere. */
export const firmFolder = (): string => {
  const { resolve } = node.getBuiltinModule('node:path');
  const beside = resolve(dirname, '..', firmFolderName());
  return node.getBuiltinModule('node:fs').existsSync(beside) ? beside : resolve(firmFolderName());
};

const shapes = { 'firm.yaml': firmSchema, 'prices.yaml': pricesSchema, 'claims.yaml': claimsSchema } as const;

/** The files of the folder that are read here, and the shape of each. */
export const firmFiles: Readonly<Record<keyof typeof shapes, ZodType>> = shapes;

/** Where the schema of a file is for editors, in the repository. */
export const schemaFile = (file: string): string => `firm/schemas/${file.replace('.yaml', '.json')}`;

/** The owner's posts; a folder without any has none. */
const readPosts = () => {
  const { existsSync, readdirSync, readFileSync } = node.getBuiltinModule('node:fs');
  const folder = `${firmFolder()}/posts`;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const files = new Map(names.toSorted().map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
  return ownPostsOf(`${firmFolderName()}/posts`, files);
};

/**
 * Reads the files of the folder.
 * @returns what is in them, or null and one line for each mistake: file, line, field, what is wrong and an example
 */
export const readFirm = () => {
  const { existsSync, readFileSync } = node.getBuiltinModule('node:fs');
  const folder = firmFolderName();
  const mistakes: string[] = [];
  const read = <T>(file: keyof typeof shapes, schema: ZodType<T>): T | null => {
    const path = `${firmFolder()}/${file}`;
    const found = readYaml(`${folder}/${file}`, existsSync(path) ? readFileSync(path, 'utf8') : '', schema);
    mistakes.push(...found.mistakes);
    return found.value;
  };
  const details = read('firm.yaml', firmSchema);
  const prices = read('prices.yaml', pricesSchema);
  const answers = read('claims.yaml', claimsSchema);
  const { posts, mistakes: ofPosts } = readPosts();
  mistakes.push(...ofPosts);
  if (details && prices)
    for (const slug of knownServices)
      if (!details.withoutServices.includes(slug) && !prices.services[slug])
        mistakes.push(`${folder}/prices.yaml: services.${slug}: is missing; for example ${slug}: { from: 2500 }`);
  return details && prices && answers && mistakes.length === 0
    ? { found: { details, prices, answers, posts, hasLogo: existsSync(`${firmFolder()}/logo.svg`) }, mistakes }
    : { found: null, mistakes };
};

const networks = { facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' } as const;

/** What the site says of the firm, by the names under which `firm.ts` exports it. */
export const firmOf = ({
  details,
  prices,
  answers,
  posts,
  hasLogo,
}: NonNullable<ReturnType<typeof readFirm>['found']>) => {
  const { hours, holidays, team, milestones, withoutServices, languages, tamilReader, tamil, rating, ...rest } =
    details;
  const [phone = ''] = details.phones;
  const firm = {
    ...rest,
    /** The number that buttons call. */
    phone,
    social: details.social.map((profile) => ({ ...profile, label: networks[profile.network] })),
    /** Stars of five and how many reviews, or null where none are shown. */
    rating: answers.rating === 'no' ? null : rating,
    practitionerNumber: answers.practitioner === 'no' ? null : details.practitionerNumber,
  };
  const officeHours: OfficeHours = { week: hours, holidays };
  const notOffered: readonly ServiceSlug[] = withoutServices;
  const notClaimed = claimIds.filter((id) => answers[id] === 'no');
  return {
    firm,
    tamilDetails: tamil,
    officeHours,
    people: { team, milestones },
    hasLogo,
    notOffered,
    notClaimed,
    offeredLanguages: languages,
    nativeReader: tamilReader,
    firmPrices: prices,
    claimAnswers: answers,
    ownPosts: posts,
    ownPostIndex: Object.fromEntries(posts.map(({ id, tamil }) => [id, tamil !== null])),
  };
};

/**
 * What still holds a placeholder.
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
