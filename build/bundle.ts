import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Manifest, build as viteBuild } from 'vite';
import type { Assets } from '../src/pages/document.ts';
import type * as render from '../src/pages/render.tsx';
import { bakePosts, takeSnapshot } from './blog-snapshot.ts';

const root = dirname(import.meta.dirname);

/** The browser's entry, and the module that renders pages. */
const CLIENT = 'src/main.ts';
const SERVER = 'src/pages/render.tsx';

const MANIFEST = 'manifest.json';

/** What the pages need of the two bundles. */
export interface Bundle {
  /** The module that renders, loaded. */
  readonly render: typeof render;
  /** The style sheet of all pages. */
  readonly css: string;
  readonly assets: Assets;
}

/** Copies what browsers fetch of a bundle. The sheet of all pages is not: pages hold their parts of it. */
const copyAssets = (bundle: string, site: string, pattern: RegExp): void => {
  for (const file of readdirSync(join(bundle, 'assets')))
    if (pattern.test(file)) cpSync(join(bundle, 'assets', file), join(site, 'assets', file));
};

/** Builds the browser's script, its islands and the style sheet of what appears later. */
const buildClient = async (outDir: string): Promise<Assets> => {
  await viteBuild({
    root,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, manifest: MANIFEST, rolldownOptions: { input: CLIENT } },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, MANIFEST), 'utf8')) as Manifest;
  const [script, sheet] = [manifest[CLIENT], manifest['style.css']];
  if (!script || !sheet) throw new Error(`The manifest in ${outDir} lacks the script or its style sheet`);
  return { script: `/${script.file}`, laterStyles: `/${sheet.file}` };
};

/** Builds the module that renders, and the style sheet of all that it renders. */
const buildServer = async (outDir: string): Promise<Pick<Bundle, 'render' | 'css'>> => {
  const snapshot = await takeSnapshot(process.env);
  if (snapshot.line) console.log(snapshot.line);
  await viteBuild({
    root,
    logLevel: 'warn',
    plugins: [bakePosts(snapshot.posts)],
    build: { ssr: SERVER, outDir, emptyOutDir: true, ssrEmitAssets: true, minify: false },
  });
  const sheet = readdirSync(join(outDir, 'assets')).find((file) => file.endsWith('.css'));
  if (!sheet) throw new Error('The bundle holds no style sheet');
  return {
    render: await import(pathToFileURL(join(outDir, 'render.js')).href),
    css: readFileSync(join(outDir, 'assets', sheet), 'utf8'),
  };
};

/**
 * Builds both bundles and copies what browsers fetch into the site.
 * @param cache folder for the bundles, which are made anew
 * @param site folder of the site that is being written
 */
export const bundle = async (cache: string, site: string): Promise<Bundle> => {
  const [client, server] = [join(cache, 'client'), join(cache, 'server')];
  const assets = await buildClient(client);
  const rendering = await buildServer(server);
  copyAssets(client, site, /./);
  copyAssets(server, site, /\.woff2$/);
  return { ...rendering, assets };
};
