import { describe, expect, test } from 'vitest';
import { auditPage } from '../../src/audit/page-checks.ts';
import { readPage } from '../../src/audit/read-page.ts';
import { builtPages } from '../support/built-pages.ts';
import { sampleEdition } from '../support/firms.ts';

const { firm, hrefOwnPage, hrefOwnService, hrefPost, ownPages, ownPosts, ownServices } = sampleEdition();

/** The owner's own titles and descriptions are as long as the owner likes. */
const ofOwner = new Set([
  ...ownPages.map(({ id }) => hrefOwnPage(id)),
  ...ownServices.map(({ id }) => hrefOwnService(id)),
  ...ownPosts.map(({ id }) => hrefPost(id)),
]);

describe("the site's own audit", async () => {
  const audits = (await builtPages()).map(({ path, html }) => {
    const page = readPage({ url: firm.origin + path, html, truncated: false, headers: {} });
    return { path, ...auditPage(page, () => {}) };
  });

  test('gives every page of the product 100', () => {
    expect(audits.length).toBeGreaterThan(400);
    const ours = audits.filter(({ path }) => !ofOwner.has(path));
    expect(ours.filter(({ score }) => score !== 100).map(({ path, issues }) => [path, ...issues])).toEqual([]);
  });

  test('shows a few keywords of every page', () => {
    for (const { path, metaTags } of audits) expect(metaTags.keywords.split(', ').length, path).toBeGreaterThan(2);
    expect(Math.max(...audits.map(({ metaTags }) => metaTags.keywords.length))).toBeLessThan(160);
  });
});
