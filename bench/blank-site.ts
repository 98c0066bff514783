import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startStandInBlog } from '../checks/pages/stand-in-blog.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';

/** The smallest page that is painted: one word and no second request. */
const BLANK = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Blank</title>
<link rel="icon" href="data:,">
</head>
<body>
<p>Blank</p>
</body>
</html>
`;

/**
 * Copies a built site and replaces its last page by a blank one, so that one server sends both with the same headers.
 * @param dist the folder that the build wrote
 * @param folder where the copy goes
 * @returns the address of the blank page
 */
const withBlankPage = (dist: string, folder: string): string => {
  cpSync(realpathSync(dist), folder, { recursive: true });
  const path = canonicalPath(pageRoutes().at(-1) ?? { kind: 'fixed', page: 'terms' });
  const file = join(folder, 'site', pageFile(path));
  // In the copy an alias may still be a hard link to it.
  rmSync(file);
  writeFileSync(file, BLANK);
  writeFileSync(`${file}.br`, brotliCompressSync(BLANK));
  writeFileSync(`${file}.gz`, gzipSync(BLANK, { level: 9 }));
  return path;
};

/** A running copy of the built site, one of whose pages is blank. */
export interface BlankSite {
  readonly origin: string;
  readonly blankPath: string;
}

/** Starts such a copy with the stand-in blog, measures it, and ends both. */
export const withBlankSite = async <T>(measure: (site: BlankSite) => Promise<T>): Promise<T> => {
  ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'bench-blank-'));
  const blog = await startStandInBlog();
  try {
    const blankPath = withBlankPage(join(import.meta.dirname, '..', 'dist'), join(folder, 'dist'));
    const site = await startSite({}, join(folder, 'dist'), blog.options);
    try {
      return await measure({ origin: site.origin, blankPath });
    } finally {
      await site.close();
    }
  } finally {
    await blog.close();
    rmSync(folder, { recursive: true });
  }
};
