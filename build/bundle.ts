/** Bundles the app, for the build and for browsers; `bundle-apart.ts` runs it in a process of its own. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as viteBuild } from 'vite';
import { bakePosts, takeSnapshot } from './blog-snapshot.ts';
import { writeClient } from './client-bundle.ts';

/** What the pages need of the bundles. */
export interface Bundled {
  /** Absolute path of the module that renders. */
  readonly prerender: string;
  /** The style sheet of all screens. */
  readonly css: string;
  /** The code of the boot script. */
  readonly boot: string;
  /** One line for each budget of the scripts that is passed over. */
  readonly mistakes: readonly string[];
}

/** What the process sends when it is done. */
export interface BundlerReport extends Bundled {
  /** The most memory that the process held, in kilobytes. */
  readonly maxRSS: number;
}

const root = dirname(import.meta.dirname);

const bundleApp = async (bundle: string, site: string): Promise<Bundled> => {
  const snapshot = await takeSnapshot(process.env);
  if (snapshot.line) console.log(snapshot.line);
  const posts = bakePosts(snapshot.posts);
  await viteBuild({
    root,
    logLevel: 'warn',
    plugins: [posts],
    build: { ssr: 'src/app/prerender.tsx', outDir: bundle, emptyOutDir: true, ssrEmitAssets: true, minify: false },
  });
  const assets = readdirSync(join(bundle, 'assets'));
  const sheet = assets.find((file) => file.endsWith('.css'));
  if (!sheet) throw new Error('The bundle holds no style sheet');
  const css = readFileSync(join(bundle, 'assets', sheet), 'utf8');
  for (const file of assets)
    if (/\.(woff2|svg)$/.test(file)) cpSync(join(bundle, 'assets', file), join(site, 'assets', file));
  return { prerender: join(bundle, 'prerender.js'), css, ...(await writeClient(root, site, css, posts)) };
};

const [bundle, site] = process.argv.slice(2);
if (!process.send || !bundle || !site) throw new Error('This file is run by build/bundle-apart.ts');
const bundled = await bundleApp(bundle, site);
process.send?.({ ...bundled, maxRSS: process.resourceUsage().maxRSS } satisfies BundlerReport);
process.disconnect?.();
