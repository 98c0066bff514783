import type { z } from 'zod';
import { cityIndex } from '../content/city-index.ts';
import { cityPlaces } from '../content/city-places.ts';
import { ownPosts } from '../content/firm.ts';
import { postIndex } from '../content/post-index.ts';
import { register } from '../content/register/register.ts';
import {
  cityContentSchema,
  formTextsSchema,
  legalPageSchema,
  samplePostSchema,
  serviceContentSchema,
} from '../content/schema.ts';
import { knownServices } from '../content/service-slugs.ts';
import { textMistakes } from '../src/pages/own-post.ts';
import { builtLocales } from '../src/site/built-locales.ts';
import { claimMistakes, noticeDays, unsafeAdvice } from './check-claims.ts';
import { checkExtensions, readConfirmations, registerMistakes } from './check-law.ts';
import { checkTranslations } from './check-translations.ts';
import { wordMistakes } from './check-words.ts';
import { contentFiles, contentTexts, exportsOf } from './content-texts.ts';
import { readPosts } from './site-lists.ts';

interface Folder {
  readonly name: string;
  readonly schema: z.ZodType;
  /** File names without extension: these and no others. */
  readonly expected: readonly string[];
  readonly slugged: boolean;
}

const folders: readonly Folder[] = [
  { name: 'services', schema: serviceContentSchema, expected: knownServices, slugged: true },
  { name: 'cities', schema: cityContentSchema, expected: cityIndex.map((entry) => entry.slug), slugged: true },
  { name: 'legal', schema: legalPageSchema, expected: ['privacy', 'terms'], slugged: false },
  { name: 'forms', schema: formTextsSchema, expected: ['contact', 'newsletter'], slugged: false },
  { name: 'posts', schema: samplePostSchema, expected: postIndex, slugged: false },
];

const checkFile = async (folder: Folder, file: string): Promise<string[]> => {
  const place = `content/${folder.name}/${file}`;
  const { content } = await exportsOf(`${folder.name}/${file}`);
  if (content === undefined) return [`${place}: has no export named "content"`];
  const result = folder.schema.safeParse(content);
  const mistakes = result.success
    ? []
    : result.error.issues.map((issue) => `${place}: ${issue.path.join('.') || '(file)'}: ${issue.message}`);
  const slug = (content as { slug?: unknown }).slug;
  if (folder.slugged && slug !== file.slice(0, -3))
    mistakes.push(`${place}: slug: is "${String(slug)}", the file's name says otherwise`);
  return mistakes;
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
  const mistakes: string[] = [];
  for (const folder of folders) {
    const files = contentFiles(folder.name);
    for (const file of files) mistakes.push(...(await checkFile(folder, file)));
    for (const name of folder.expected)
      if (!files.includes(`${name}.ts`)) mistakes.push(`content/${folder.name}/${name}.ts: is missing`);
    for (const file of files)
      if (!folder.expected.includes(file.slice(0, -3)))
        mistakes.push(`content/${folder.name}/${file}: is not a known name`);
  }
  const texts = await contentTexts();
  mistakes.push(
    ...cityIndex.flatMap(({ slug }) =>
      cityPlaces[slug] ? [] : [`content/city-index.ts: ${slug}: place: is missing: { district, latitude, longitude }`],
    ),
    ...registerMistakes(register),
    ...readConfirmations().mistakes,
    ...checkExtensions(),
    ...ownPosts.flatMap((post) => [post, ...(post.tamil ? [post.tamil] : [])].flatMap(textMistakes)),
    ...unsafeAdvice(texts),
    ...claimMistakes(texts),
    ...noticeDays(texts),
    ...wordMistakes(texts),
    ...(builtLocales.includes('ta') ? await checkTranslations('ta') : []),
  );
  // Compares files with each other, for which each must be valid.
  if (mistakes.length === 0) mistakes.push(...(await checkPostOrder()));
  return mistakes;
};
