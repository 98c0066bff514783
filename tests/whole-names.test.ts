import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtSite } from './support/built.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { withoutPopup } from './support/visit-page.ts';

const siteInBrowser = openSite();

/** The names of forms, such as GSTR-3B and Form 143: browsers break after their hyphen or their space. */
const formName = /\b(?:[A-Z]{2,}-\d[\dA-Z]*|Form \d+[A-Z]*)\b/g;

/** Matches parts that are never shown in lines of their own, and parts that stay on one line. */
const apart = /<(textarea|script|style|option|svg)\b[\s\S]*?<\/\1>|<one-line>[^<]*<\/one-line>/g;

test('keeps every form name on one line', () => {
  const loose = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(builtSite, file), 'utf8');
      const words = html
        .slice(html.indexOf('<body'))
        .replace(apart, ' ')
        .replace(/<[^>]+>/g, '\n');
      return [...words.matchAll(formName)].map(([name]) => `${file}: ${name}`);
    });
  expect(loose).toEqual([]);
});

/** Returns the names that stand in two lines, with every fold open. */
const brokenNames = (name: string): string[] => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: found, index } of node.data.matchAll(new RegExp(name, 'g'))) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(found);
    }
  }
  return broken;
};

let page: Awaited<ReturnType<typeof siteInBrowser.browser.newPage>>;
beforeAll(async () => {
  page = await siteInBrowser.browser.newPage();
  await withoutPopup(page);
  return () => page.close();
});

test.each(oneOfEachKind)('%s breaks no form name at any width', async (path) => {
  await page.goto(siteInBrowser.site.origin + path);
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(brokenNames, formName.source), `${width} px`).toEqual([]);
  }
});
