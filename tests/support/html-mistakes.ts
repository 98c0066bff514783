import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { builtSite } from './built.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

const notFound = join(builtSite, '404.html');

/** Holds pages against the HTML standard. @returns a line for each mistake */
export const htmlMistakesIn = async (
  pages: readonly Pick<BuiltPage, 'path' | 'html'>[],
): Promise<readonly string[]> => {
  const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] });
  const mistakes: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await checker.validateString(html);
    for (const { line, column, ruleId, message } of results.flatMap((result) => result.messages))
      mistakes.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  return mistakes;
};

/**
 * Holds built pages against the HTML standard.
 * @param isWanted whether a page is among them, by its path; the Not Found page always is
 * @returns how many pages were read, and a line for each mistake
 */
export const htmlMistakes = async (
  isWanted: (path: string) => boolean,
): Promise<{ readonly pages: number; readonly mistakes: readonly string[] }> => {
  const wanted = (await builtPages()).filter(({ path }) => isWanted(path));
  const pages = [...wanted, { path: '/404', html: await readFile(notFound, 'utf8') }];
  return { pages: pages.length, mistakes: await htmlMistakesIn(pages) };
};
