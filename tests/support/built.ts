import { join, resolve } from 'node:path';
import { readSiteDir } from '../../server/settings.ts';

const root = join(import.meta.dirname, '..', '..');

/** The folder of the build under test: `SITE_DIR` names another than the repository's, as it does to the server. */
export const dist = resolve(root, readSiteDir(process.env));

/** What visitors get of it. */
export const builtSite = join(dist, 'site');

/** Where builds keep what they share, the bundle that renders pages among it. */
export const buildCache = join(root, '.cache');
