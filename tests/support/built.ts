import { join, resolve } from 'node:path';
import { readSiteDir } from '../../server/settings.ts';

const root = join(import.meta.dirname, '..', '..');

/** The folder of the build under test: `SITE_DIR` names another than the repository's, as it does to the server. */
export const dist = resolve(root, readSiteDir(process.env));

/** The folder of the files that visitors get. */
export const builtSite = join(dist, 'site');

/** The folder of what builds share, the bundle that renders pages among it. */
export const buildCache = join(root, '.cache');
