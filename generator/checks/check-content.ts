import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import type { FirmFolder } from '../../config/firm-folder.ts';
import { jurisdictions } from '../../content/jurisdictions/register.ts';
import type { LocalSite } from '../../content/local-site.ts';
import { postIndex } from '../../content/post-index.ts';
import { register } from '../../content/register/register.ts';
import {
  formTextsSchema,
  legalPageSchema,
  type SamplePost,
  samplePostSchema,
  serviceContentSchema,
} from '../../content/schema.ts';
import { knownServices } from '../../content/service-index.ts';
import type { OwnWords } from '../../content/site.ts';
import { goneService, resolve } from '../../src/addresses/resolve.ts';
import type { Edition, Editions } from '../../src/edition/edition.ts';
import { textMistakes } from '../../src/pages/own-text.ts';
import { cityMistakes } from './check-cities.ts';
import { noticeDays, unsafeAdvice } from './check-claims.ts';
import { jurisdictionMistakes } from './check-jurisdictions.ts';
import { checkExtensions, readConfirmations, registerMistakes } from './check-law.ts';
import { checkTranslations } from './check-translations.ts';
import { contentFiles, contentTexts, readRecord } from './content-texts.ts';

/** Folders of content, each with its schema and the names of the folders in it: these and no others. */
const folders: readonly (readonly [folder: string, schema: z.ZodType, names: readonly string[]])[] = [
  ['services', serviceContentSchema, knownServices],
  ['legal', legalPageSchema, ['privacy', 'terms']],
  ['forms', formTextsSchema, ['contact', 'newsletter']],
  ['posts', samplePostSchema, postIndex],
];

const fileMistakes = async (site: LocalSite, file: string, schema: z.ZodType): Promise<string[]> => {
  const content = await readRecord(site, file);
  if (content === undefined) return ['has no export named "content"'];
  const { error } = schema.safeParse(content);
  const mistakes = error?.issues.map(({ path, message }) => `${path.join('.') || '(file)'}: ${message}`) ?? [];
  const { slug } = content as { slug?: unknown };
  return slug === undefined || slug === basename(dirname(file))
    ? mistakes
    : [...mistakes, `slug: is "${String(slug)}", the folder's name says otherwise`];
};

const checkFolder = async (site: LocalSite, [folder, schema, names]: (typeof folders)[number]): Promise<string[]> => {
  const expected = new Set(names.map((name) => `${folder}/${name}/en.ts`));
  const english = contentFiles(folder).filter((file) => file.endsWith('/en.ts'));
  const files = new Set(english.map((file) => `${folder}/${file}`));
  const found = await Promise.all(
    Array.from(files, async (file) => (await fileMistakes(site, file, schema)).map((mistake) => `${file}: ${mistake}`)),
  );
  return [
    ...found.flat(),
    ...Array.from(expected.difference(files), (file) => `${file}: is missing`),
    ...Array.from(files.difference(expected), (file) => `${file}: is not a known name`),
  ].map((mistake) => `content/${mistake}`);
};

const checkPostOrder = async (site: LocalSite): Promise<readonly string[]> => {
  const posts = (await Promise.all(
    postIndex.map((slug) => readRecord(site, `posts/${slug}/en.ts`)),
  )) as readonly SamplePost[];
  return posts.flatMap(({ id, publishedOn }, at) =>
    publishedOn > (posts[at - 1]?.publishedOn ?? '9999')
      ? [`content/post-index.ts: ${id} is newer than the post before it`]
      : [],
  );
};

/** Returns what the owner's texts cannot show, and the owner's pages whose address another page has. */
const ownTextMistakes = (edition: Edition): string[] => {
  const { site, ownPosts, ownPages, ownServices, serviceSlugs, canonicalPath } = edition;
  const withoutOwn = { ...site, serviceSlugs, ownPages: [], ownServices: [] };
  const placed = [
    ...ownPages.map(({ id, file }) => ({ id, file, path: canonicalPath({ kind: 'own-page', own: id }) })),
    ...ownServices.map(({ id, file }) => ({ id, file, path: canonicalPath({ kind: 'own-service', own: id }) })),
  ];
  return [
    ...[...ownPosts, ...ownPages, ...ownServices]
      .flatMap((own): OwnWords[] => [own, ...(own.tamil ? [own.tamil] : [])])
      .flatMap(textMistakes),
    ...placed.flatMap(({ id, file, path }) =>
      resolve(withoutOwn, path).kind === 'not-found' && !goneService(withoutOwn, path)
        ? []
        : [`${file}:1: the website has a page at ${path}; choose another name, for example our-${id}.md`],
    ),
  ];
};

/** Returns one line for each mistake of a content file, and for each file that is missing. */
export const checkContent = async ({ en, ta }: Editions, folder: FirmFolder): Promise<string[]> => {
  const texts = await contentTexts(en);
  const mistakes = [
    ...(await Promise.all(folders.map((each) => checkFolder(en, each)))).flat(),
    ...(await cityMistakes(en)),
    ...registerMistakes(register),
    ...jurisdictionMistakes(jurisdictions),
    ...readConfirmations(en, folder).mistakes,
    ...checkExtensions(en),
    ...ownTextMistakes(en),
    ...unsafeAdvice(texts),
    ...noticeDays(en, texts),
    ...(ta ? await checkTranslations(en, ta) : []),
  ];
  // Compares files with each other, for which each must be valid.
  if (mistakes.length === 0) mistakes.push(...(await checkPostOrder(en)));
  return mistakes;
};
