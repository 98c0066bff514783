import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageKind } from '../src/site/route.ts';

/** SHA-256 hashes, base64, of what a page holds inline: no more than that may apply or run. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** What the build hands over: the script that all pages hold, and the style sheet of each kind of page. */
export interface SiteInlineHashes {
  readonly script: string;
  readonly styles: Readonly<Record<PageKind | 'server-page', string>>;
}

/** The file in which it does, beside the site. */
export const INLINE_HASHES = 'inline-hashes.json';

/** For answers that are no page. */
export const noInlineHashes: InlineHashes = { styles: [], scripts: [] };

/** What the pages of a kind hold. */
export const inlineOf = ({ script, styles }: SiteInlineHashes, kind: PageKind): InlineHashes => ({
  styles: [styles[kind]],
  scripts: [script],
});

/** What the server's own page holds: it runs nothing. */
export const inlineOfServerPage = ({ styles }: SiteInlineHashes): InlineHashes => ({
  styles: [styles['server-page']],
  scripts: [],
});

/** What all pages hold together, for a host that sends the same headers with each. */
export const inlineOfAll = ({ script, styles }: SiteInlineHashes): InlineHashes => ({
  styles: [...new Set(Object.values(styles))].toSorted(),
  scripts: [script],
});

/**
 * Reads the hashes.
 * @param distDir the folder that the build wrote
 * @throws Error when they are not there or cut off
 */
export const readInlineHashes = async (distDir: string): Promise<SiteInlineHashes> =>
  JSON.parse(await readFile(join(distDir, INLINE_HASHES), 'utf8'));
