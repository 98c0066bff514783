/** Reads the saved replies: `answers/<name>.md` of the owner's folder. */
import { z } from 'zod';
import { answerPlaceholders } from '../content/saved-reply.ts';
import type { SavedReply } from '../content/site.ts';
import { line } from './firm-schema.ts';
import { readMarkdown } from './own-texts.ts';

const head = z.strictObject({
  title: line('What the desk calls it', 'Which papers to send', 2, 60),
  language: z
    .enum(['en', 'ta'], 'must be en or ta')
    .default('en')
    .meta({ examples: ['ta'] }),
});

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/** A link to WhatsApp holds no more. */
const MAX_ANSWER_CHARS = 1500;

const known: readonly string[] = answerPlaceholders;

/**
 * Reads the saved replies.
 * @param folder the folder's name, for messages
 * @param files what is in it, by the names of the files
 * @param mistakes where it adds one line for each mistake
 */
export const readSavedReplies = (
  folder: string,
  files: ReadonlyMap<string, string>,
  mistakes: string[],
): readonly SavedReply[] =>
  [...files].flatMap(([file, written]) => {
    const place = `${folder}/${file}`;
    const [, name] = NAME.exec(file) ?? [];
    if (!name) {
      mistakes.push(`${place}:1: the name has small letters, digits and dashes; for example papers.md`);
      return [];
    }
    const found = readMarkdown(place, written, head, mistakes);
    if (!found) return [];
    const lines = found.text.split('\n');
    for (const [at, text] of lines.entries())
      for (const [all, placeholder = ''] of text.matchAll(/\{([^{}]*)\}/g))
        if (!known.includes(placeholder))
          mistakes.push(
            `${place}:${found.linesBefore + at + 1}: there is no ${all}; there are ${known.map((each) => `{${each}}`).join(', ')}`,
          );
    const text = found.text.replaceAll('\r', '').trim();
    if (text.length > MAX_ANSWER_CHARS)
      mistakes.push(`${place}:${found.linesBefore + 1}: has ${text.length} characters; ${MAX_ANSWER_CHARS} at most`);
    return [{ name, ...found.head, text }];
  });
