/** Every canonical page and the Not Found page against the HTML standard. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from '../build/built-pages.ts';

const notFound = join(dirname(import.meta.dirname), 'dist', 'site', '404.html');

test('every page is valid HTML', async () => {
  const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] });
  const pages = [...(await builtPages()), { path: '/404', html: await readFile(notFound, 'utf8') }];
  const mistakes: string[] = [];
  for (const { path, html } of pages) {
    const report = await checker.validateString(html);
    for (const message of report.results.flatMap((result) => result.messages))
      mistakes.push(`${path}:${message.line}:${message.column} ${message.ruleId}: ${message.message}`);
  }
  expect(mistakes).toEqual([]);
});
