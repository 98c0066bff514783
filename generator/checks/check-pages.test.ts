import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { sampleFolder } from '../../config/firm-folder.ts';
import { loadSite } from '../../config/load-site.ts';
import { EARLY_SCRIPT } from '../../src/text/early-script.ts';
import { makeEditions } from '../../tests/support/firms.ts';
import type { DescribedPage } from './check-pages.ts';
import { pageChecks } from './check-pages.ts';

// The lengths of the texts of another firm are its owner's.
const sample = makeEditions(loadSite({ folder: sampleFolder(), today: '2026-11-27' }));

interface TestPage extends DescribedPage {
  readonly html: string;
}

const page = (path: string, main: string, over: Partial<DescribedPage> = {}): TestPage => ({
  path,
  title: `A title of a good length for ${path}`.padEnd(34, '.'),
  description:
    `A description of a good length for the page at ${path}, which says what it holds, for whom it is, and what to do next on it.`.padEnd(
      125,
      '.',
    ),
  html: `<!doctype html><title>x</title><body><h1>One</h1>${main}</body>`,
  ...over,
});

const check = (...pages: TestPage[]): string[] => {
  const checks = pageChecks(sample.en, new Set());
  for (const entry of pages) checks.add(entry, parse(entry.html));
  return checks.finish();
};

describe('the checks of finished pages', () => {
  test('let good pages pass', () => {
    expect(
      check(page('/', '<a href="/about#team">x</a>'), page('/about', '<p id="team"></p><a href="#team">x</a>')),
    ).toEqual([]);
    expect(check(page('/', `<script>${EARLY_SCRIPT}</script>`))).toEqual([]);
  });

  test.each([
    ['a second h1', '<h1>Two</h1>', 'has 2 h1 elements'],
    ['an id twice', '<p id="a"></p><p id="a"></p>', 'id "a" is used twice'],
    ['a link to nowhere', '<a href="/nowhere">x</a>', 'links to /nowhere, which does not exist'],
    ['a link to a missing fragment', '<a href="#gone">x</a>', 'there is no such fragment'],
    ['a link to a redirect', '<a href="/gst-returns">x</a>', 'links to /gst-returns, which redirects'],
    ['a link with a slash too many', '<a href="/about/">x</a>', 'which is not a clean address'],
    ['a style attribute', '<p style="color:red"></p>', 'has a style attribute'],
    ['an inline script', '<script>alert(1)</script>', 'has an inline script'],
  ])('name %s', (_what, main, message) => {
    expect(check(page('/', main)).join('\n')).toContain(message);
  });

  test('name a Tamil description that is too wide', () => {
    const description = 'நாள் '.repeat(30).slice(0, 143);
    expect(check(page('/ta/about', '', { description })).join()).toContain(
      'description has 143 characters, not 120 to 142',
    );
    expect(check(page('/ta/about', '', { description: description.slice(0, 142) }))).toEqual([]);
  });

  test('name a Tamil title that the audit finds too long', () => {
    const title = 'நீங்கள் தயாராக வைக்க வேண்டிய ஆவணங்கள், பட்டியல் இங்கே'.padEnd(61, '.');
    expect(check(page('/ta/about', '', { title })).join()).toContain('title has 61 characters, not 30 to 60');
  });

  test('name titles and descriptions of wrong length, and doubles', () => {
    expect(check(page('/', '', { title: 'Short' })).join()).toContain('title has 5 characters, not 30 to 60');
    expect(check(page('/', '', { description: 'x'.repeat(161) })).join()).toContain('description has 161 characters');
    const same = { title: 'The same title on two different pages', description: page('/', '').description };
    expect(check(page('/', '', same), page('/about', '', same))).toEqual([
      '/about: has the same title as /',
      '/about: has the same description as /',
    ]);
  });
});
