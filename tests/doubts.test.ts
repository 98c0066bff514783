/** What becomes of the site when the owner accepts a doubt's replacement, and what it says until then. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, builtPages } from '../build/built-pages.ts';
import { contentTexts } from '../build/content-texts.ts';
import { standOf } from '../content/decided.ts';
import { type DoubtId, doubtIds, doubts } from '../content/doubts/doubts.ts';
import { BEING_CONFIRMED, UNDER_REVIEW } from '../content/review-marks.ts';
import { printedAsIf } from './support/printed-as-if.ts';
import type { Trial } from './support/try-doubts.ts';

const root = join(import.meta.dirname, '..');

/** The files of the built site whose names fit; an alias is the same file as its canonical page. */
const writtenFiles = (names: RegExp): { readonly file: string; readonly text: string }[] => {
  const site = join(root, 'dist', 'site');
  const seen = new Set<number>();
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!names.test(file)) return [];
    const { ino } = statSync(join(site, file));
    if (seen.has(ino)) return [];
    seen.add(ino);
    return [{ file, text: readFileSync(join(site, file), 'utf8') }];
  });
};

describe('each replacement alone, and all of them', () => {
  let found: Record<string, Trial>;
  let shownToday: Record<string, number>;
  beforeAll(() => {
    const script = join(root, 'tests', 'support', 'try-doubts.ts');
    const output = execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    ({ found, shownToday } = JSON.parse(output));
  });

  test.each(doubtIds)('%s: the old value is there today and gone afterwards', (id) => {
    if (standOf(id) !== 'accept') {
      expect(shownToday[id]).toBeGreaterThan(0);
      expect(found[id]?.changed).toBeGreaterThan(0);
    }
    expect(found[id]?.still[id]).toEqual([]);
    expect(found[id]?.broken).toEqual([]);
  });

  test('all together', () => {
    expect(found.all?.still).toEqual(Object.fromEntries(doubtIds.map((id) => [id, []])));
    expect(found.all?.broken).toEqual([]);
  });

  test('keep to the schemas', () => {
    const script = join(root, 'build', 'check-content.ts');
    expect(() => printedAsIf('all', script)).not.toThrow();
  });
});

describe('until the owner has decided', () => {
  const open = doubtIds.filter((id) => standOf(id) === 'open');
  let pages: readonly BuiltPage[];
  beforeAll(async () => {
    pages = await builtPages(undefined, ['en']);
  });

  test('no word of a doubt reaches the site or a script', async () => {
    const told = (id: DoubtId): string[] => {
      const { believed, instead } = doubts[id];
      return [
        believed,
        ...(instead.texts ?? []).map(({ now }) => now),
        ...(instead.rows ?? []).flatMap(({ now }) => now.flatMap((row) => Object.values(row))),
        ...Object.values(instead.facts).map(({ fact }) => fact.text),
      ].filter((text) => text.length > 12);
    };
    const shown: ReadonlySet<string> = new Set((await contentTexts()).map(({ text }) => text));
    const secrets = open.flatMap(told).filter((text) => !shown.has(text));
    expect(secrets.length > 0).toBe(open.length > 0);
    const any = new RegExp(secrets.map((secret) => RegExp.escape(secret)).join('|') || '(?!)');
    const leaky = writtenFiles(/\.(?:html|md|js|css|json|xml|txt)$/).flatMap(({ file, text }) => {
      const found = any.exec(text);
      return found ? [`${file}: ${found[0]}`] : [];
    });
    expect(leaky).toEqual([]);
  });

  test('no sign of a figure under review is left in a file', () => {
    const left = writtenFiles(/\.(?:html|md|js|css|json|xml|txt|webmanifest)$/).filter(({ text }) =>
      /[\uE000-\uE002]|%EE%80%8/.test(text),
    );
    expect(left.map(({ file }) => file)).toEqual([]);
  });

  test('each figure in doubt is tied to the one note of its section', () => {
    let marks = 0;
    for (const { path, html } of pages) {
      const page = parse(html);
      for (const section of page.querySelectorAll('main section'))
        expect(section.querySelectorAll('.review').length, path).toBe(section.querySelector('mark') ? 1 : 0);
      for (const mark of page.querySelectorAll('mark')) {
        marks += 1;
        const note = page.querySelector(`#${mark.getAttribute('aria-describedby')}`);
        expect(note?.text, path).toBe(UNDER_REVIEW);
        const section = mark.closest('section');
        if (section) expect(note?.closest('section'), path).toBe(section);
      }
    }
    expect(marks > 0).toBe(open.length > 0);
  });

  test('data for search engines and the text twin leave the figure out', () => {
    for (const { path, html } of pages.filter((page) => page.html.includes('<mark'))) {
      const page = parse(html);
      const data = page.querySelector('script[type="application/ld+json"]')?.text ?? '';
      for (const mark of page.querySelectorAll('mark')) {
        // A figure of one or two signs may stand in any text for another reason.
        const sentence = mark.parentNode?.text ?? '';
        if (sentence.length > 40) expect(data.includes(sentence), `${path}: ${sentence}`).toBe(false);
      }
      const twin = readFileSync(join(root, 'dist', 'site', `${path}.md`), 'utf8');
      expect(twin.split(`(${BEING_CONFIRMED})`).length - 1, path).toBeGreaterThanOrEqual(
        page.querySelectorAll('main mark').length,
      );
    }
  });
});
