/** Reads the owner's own posts: `posts/<slug>.md` of the owner's folder. */
import { z } from 'zod';
import { postIndex } from '../content/post-index.ts';
import { knownServices } from '../content/service-index.ts';
import type { OwnPost } from '../content/site.ts';
import { isoDay, line, photoSchema } from './firm-schema.ts';
import { readTexts } from './own-texts.ts';
import type { photoReader } from './photos.ts';

const inBoth = {
  title: line('What the page is called', 'Three papers to keep for each truck', 10, 80),
  description: line(
    'What it is about, for lists and search engines',
    'Which papers a transporter keeps for each truck, for how long, and who asks for them.',
    40,
    160,
  ),
  author: line('Who has written it', 'S. Devi', 2, 60).optional(),
  category: line('What it is filed under, in place of its service', 'Transport', 2, 40).optional(),
};

const english = z.strictObject({
  ...inBoth,
  published: isoDay,
  changed: isoDay.optional(),
  service: z
    .enum(knownServices, `must be one of ${knownServices.join(', ')}`)
    .meta({ examples: ['accounting-bookkeeping'] }),
  image: photoSchema.optional(),
});
const tamil = z.strictObject(inBoth);

const nameMistake = (slug: string): string | null =>
  (postIndex as readonly string[]).includes(slug)
    ? `the website has a post of this name; choose another, for example our-${slug}.md`
    : null;

/**
 * Reads the posts.
 * @param folder the folder's name, for messages
 * @param files what is in it, by the names of the files
 * @param mistakes where it adds one line for each mistake
 * @returns the newest first
 */
export const readOwnPosts = (
  folder: string,
  files: ReadonlyMap<string, string>,
  readPhoto: ReturnType<typeof photoReader>,
  mistakes: string[],
): readonly OwnPost[] =>
  readTexts(folder, files, { english, tamil, example: 'papers-for-trucks.md', nameMistake }, mistakes)
    .map(({ slug, head, words, tamil: translated }): OwnPost => {
      const { published, changed = published, service, image, author = null, category = null } = head;
      if (changed < published)
        mistakes.push(`${words.file}:1: changed: must not be before published (it is "${changed}")`);
      return {
        ...words,
        id: slug,
        publishedOn: published,
        changedOn: changed,
        service,
        author,
        category,
        image: image ? readPhoto(image, words.file) : null,
        tamil: translated && {
          ...translated.words,
          author: translated.head.author ?? author,
          category: translated.head.category ?? null,
        },
      };
    })
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
