import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { ownPosts } from '../../content/firm.ts';
import { postIndex } from '../../content/post-index.ts';
import { register } from '../../content/register/register.ts';
import { formTextsSchema, legalPageSchema, samplePostSchema, serviceContentSchema } from '../../content/schema.ts';
import { knownServices } from '../../content/service-slugs.ts';
import { builtLocales } from '../../src/addresses/built-locales.ts';
import { textMistakes } from '../../src/pages/own-post.ts';
import { readPosts } from '../site-lists.ts';
import { cityMistakes } from './check-cities.ts';
import { noticeDays, unsafeAdvice } from './check-claims.ts';
import { checkExtensions, readConfirmations, registerMistakes } from './check-law.ts';
import { checkTranslations } from './check-translations.ts';
import { contentFiles, contentTexts, exportsOf } from './content-texts.ts';

/** Folders of content, each with its schema and the names of the folders in it: these and no others. */
const folders: readonly (readonly [folder: string, schema: z.ZodType, names: readonly string[]])[] = [
  ['services', serviceContentSchema, knownServices],
  ['legal', legalPageSchema, ['privacy', 'terms']],
  ['forms', formTextsSchema, ['contact', 'newsletter']],
  ['posts', samplePostSchema, postIndex],
];

const fileMistakes = async (file: string, schema: z.ZodType): Promise<string[]> => {
  const { content } = await exportsOf(file);
  if (content === undefined) return ['has no export named "content"'];
  const { error } = schema.safeParse(content);
  const mistakes = error?.issues.map(({ path, message }) => `${path.join('.') || '(file)'}: ${message}`) ?? [];
  const { slug } = content as { slug?: unknown };
  return slug === undefined || slug === basename(dirname(file))
    ? mistakes
    : [...mistakes, `slug: is "${String(slug)}", the folder's name says otherwise`];
};

const checkFolder = async ([folder, schema, names]: (typeof folders)[number]): Promise<string[]> => {
  const expected = new Set(names.map((name) => `${folder}/${name}/en.ts`));
  const english = contentFiles(folder).filter((file) => file.endsWith('/en.ts'));
  const files = new Set(english.map((file) => `${folder}/${file}`));
  const found = await Promise.all(
    Array.from(files, async (file) => (await fileMistakes(file, schema)).map((mistake) => `${file}: ${mistake}`)),
  );
  return [
    ...found.flat(),
    ...Array.from(expected.difference(files), (file) => `${file}: is missing`),
    ...Array.from(files.difference(expected), (file) => `${file}: is not a known name`),
  ].map((mistake) => `content/${mistake}`);
};

const checkPostOrder = async (): Promise<readonly string[]> => {
  const posts = await readPosts();
  return posts.flatMap(({ id, publishedOn }, at) =>
    publishedOn > (posts[at - 1]?.publishedOn ?? '9999')
      ? [`content/post-index.ts: ${id} is newer than the post before it`]
      : [],
  );
};

/** @returns one line for each mistake of a content file, and for each file that is missing */
export const checkContent = async (): Promise<string[]> => {
  const texts = await contentTexts();
  const mistakes = [
    ...(await Promise.all(folders.map(checkFolder))).flat(),
    ...(await cityMistakes()),
    ...registerMistakes(register),
    ...readConfirmations().mistakes,
    ...checkExtensions(),
    ...ownPosts.flatMap((post) => [post, ...(post.tamil ? [post.tamil] : [])].flatMap(textMistakes)),
    ...unsafeAdvice(texts),
    ...noticeDays(texts),
    ...(builtLocales.includes('ta') ? await checkTranslations('ta') : []),
  ];
  // Compares files with each other, for which each must be valid.
  if (mistakes.length === 0) mistakes.push(...(await checkPostOrder()));
  return mistakes;
};
