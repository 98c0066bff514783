/** The owner's own posts: `posts/<slug>.md` of his folder, each a few lines between two rules and then its text. */
import { z } from 'zod';
import { postIndex } from '../content/post-index.ts';
import { knownServices } from '../content/service-slugs.ts';
import type { OwnPost, PostWords } from '../content/site.ts';
import { line } from './firm-schema.ts';
import { readYaml } from './read-yaml.ts';

const day = z.iso.date('must be a day, written 2026-11-24').meta({ examples: ['2026-11-24'] });

const inBoth = {
  title: line('What the page is called', 'Three papers to keep for each truck', 10, 80),
  description: line(
    'What it is about, for lists and search engines',
    'Which papers a transporter keeps for each truck, for how long, and who asks for them.',
    40,
    160,
  ),
};

const englishHead = z.strictObject({
  ...inBoth,
  published: day,
  changed: day.optional(),
  service: z
    .enum(knownServices, `must be one of ${knownServices.join(', ')}`)
    .meta({ examples: ['accounting-bookkeeping'] }),
});
const tamilHead = z.strictObject(inBoth);

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)(\.ta)?\.md$/;
const PARTS = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/** The lines between the rules, and what the post says. */
interface Read<T> {
  readonly head: T;
  readonly words: PostWords;
}

/**
 * Reads the posts.
 * @param folder the folder's name, for messages
 * @param files what is in it, by the names of the files
 * @returns the posts, the newest first, and one line for each mistake: file, line, field, what is wrong and an example
 */
export const ownPostsOf = (
  folder: string,
  files: ReadonlyMap<string, string>,
): { readonly posts: readonly OwnPost[]; readonly mistakes: readonly string[] } => {
  const mistakes: string[] = [];
  const read = <T extends { title: string; description: string }>(
    name: string,
    schema: z.ZodType<T>,
  ): Read<T> | null => {
    const file = `${folder}/${name}`;
    const [, head, body = ''] = PARTS.exec(files.get(name) ?? '') ?? [];
    if (head === undefined) {
      mistakes.push(`${file}:1: must begin with a line ---, then title and the like, then a second line ---`);
      return null;
    }
    // The line of the rule above stays counted.
    const found = readYaml(file, `\n${head}`, schema);
    mistakes.push(...found.mistakes);
    const linesBefore = head.split('\n').length + 2;
    if (body.trim() === '') mistakes.push(`${file}:${linesBefore}: the text is missing below the second line ---`);
    const { value } = found;
    if (!value) return null;
    const { title, description } = value;
    return { head: value, words: { title, description, text: body, file, linesBefore } };
  };
  const posts: OwnPost[] = [];
  for (const name of files.keys()) {
    const [, slug, tamil] = NAME.exec(name) ?? [];
    if (!slug)
      mistakes.push(
        `${folder}/${name}:1: the name becomes the address: small letters, digits and dashes; for example papers-for-trucks.md`,
      );
    else if (tamil) {
      if (!files.has(`${slug}.md`)) mistakes.push(`${folder}/${name}:1: there is no ${slug}.md whose Tamil this is`);
    } else if ((postIndex as readonly string[]).includes(slug))
      mistakes.push(
        `${folder}/${name}:1: the website has a post of this name; choose another, for example our-${name}`,
      );
    else {
      const english = read(name, englishHead);
      const translated = files.has(`${slug}.ta.md`) ? read(`${slug}.ta.md`, tamilHead) : null;
      if (!english) continue;
      const { words, head } = english;
      const { published, changed, service } = head;
      if (changed && changed < published)
        mistakes.push(`${words.file}:1: changed: must not be before published (it is "${changed}")`);
      posts.push({
        ...words,
        id: slug,
        publishedOn: published,
        changedOn: changed ?? published,
        service,
        tamil: translated?.words ?? null,
      });
    }
  }
  return { posts: posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn)), mistakes };
};
