import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { mergeConfig, type Rolldown, type UserConfig, build as viteBuild } from 'vite';
import { colourStyles } from '../content/colours.ts';
import type { Locale } from '../src/addresses/locale.ts';
import { deskFile, rendererFile } from '../src/delivery/template-files.ts';
import type { Edition, Editions } from '../src/edition/edition.ts';
import type { Assets } from '../src/pages/document.ts';
import type * as render from '../src/pages/render.tsx';
import { siteConfig } from './site-config.ts';
import type { SiteFolder } from './site-folder.ts';

const root = dirname(import.meta.dirname);

const CLIENT = 'src/main.ts';
const SERVER = 'src/pages/render.tsx';
const DESK = 'src/desk/render.tsx';
const ANSWERS = 'src/pages/answer-page.tsx';

/** The styles and files of the pages in one language. */
interface LocaleFiles {
  readonly edition: Edition;
  readonly css: string;
  readonly assets: Assets;
}

export interface Bundles {
  readonly render: typeof render;
  /** @throws RangeError for a language that the site does not have */
  readonly filesIn: (locale: Locale) => LocaleFiles;
}

type Output = Rolldown.RolldownOutput['output'];

const buildWith = async (more: UserConfig): Promise<Output> => {
  const built = await viteBuild(mergeConfig({ ...siteConfig, root, configFile: false, logLevel: 'warn' }, more));
  if (!('output' in built)) throw new TypeError('Expected one Vite output, got several');
  return built.output;
};

const readContent = (file: Output[number]): string | Uint8Array => (file.type === 'chunk' ? file.code : file.source);

const makeSheet = (output: Output): string => {
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!sheet) throw new Error('The bundle has no style sheet');
  return String(readContent(sheet));
};

const copyFiles = (output: Output, site: SiteFolder, ending: '.js' | '.woff2'): void => {
  for (const file of output) if (file.fileName.endsWith(ending)) site.write(file.fileName, readContent(file));
};

const buildClient = (): Promise<Output> =>
  buildWith({
    build: {
      write: false,
      // Its code is a sixth of the main script, and islands are fetched before they are needed.
      modulePreload: false,
      // A constant of another file would be imported, in more bytes than it has.
      rolldownOptions: { input: CLIENT, optimization: { inlineConst: { mode: 'all', pass: 2 } } },
    },
  });

const buildServer = (outDir: string): Promise<Output> =>
  buildWith({
    build: {
      ssr: SERVER,
      outDir,
      emptyOutDir: true,
      ssrEmitAssets: true,
      minify: false,
      // A single chunk keeps the style sheet in the order in which the modules are imported.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

const classesIn = (css: string): Set<string> => {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) if (name) found.add(name);
  });
  return found;
};

/** Pages take their styles from the server's bundle: what the browser alone imports would stand there without any. */
const checkStyled = (clientSheet: string, sheet: string): void => {
  const missing = [...classesIn(clientSheet).difference(classesIn(sheet))];
  if (missing.length === 0) return;
  throw new Error(
    `Styles that only the browser's script imports are in no sheet: ${missing.map((name) => `.${name}`).join(', ')}. Export its component from ${SERVER}.`,
  );
};

/** Bundles a renderer with React in it: the server has none of its own. */
const buildRenderer = (entry: string, outDir: string) =>
  buildWith({
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      ssrEmitAssets: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

/** Names the file after its bytes: browsers keep it for a year. @returns its address */
const writeAsset = (site: SiteFolder, name: string, ending: '.css' | '.json', text: string): string => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}${ending}`;
  site.write(file, text);
  return `/${file}`;
};

/** Orders the rules like the critical CSS, so that no rule wins by coming later. The pages declare the fonts. */
const writeLaterStyles = (css: string, site: SiteFolder): string => {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return writeAsset(site, 'styles', '.css', sheet.toString());
};

/** Returns the bundle that renders pages, whichever firm they are of. @param cache where builds keep what they share */
export const pageBundle = (cache: string): string => join(cache, 'server', 'render.js');

/** Builds the bundles into `cache` and `out`, and writes what browsers fetch into the site. */
export const bundle = async (cache: string, out: string, site: SiteFolder, editions: Editions): Promise<Bundles> => {
  const renderer = pageBundle(cache);
  const [client, server] = [await buildClient(), await buildServer(dirname(renderer))];
  const sheet = makeSheet(server);
  checkStyled(makeSheet(client), sheet);
  // The style sheet of the browser's bundle stays behind: its rules have another order than those in the pages.
  copyFiles(client, site, '.js');
  copyFiles(server, site, '.woff2');
  await buildRenderer(ANSWERS, dirname(join(out, rendererFile)));
  await buildRenderer(DESK, dirname(join(out, deskFile)));
  const pages: typeof render = await import(pathToFileURL(renderer).href);
  const files = new Map<Locale, LocaleFiles>();
  for (const edition of Object.values(editions)) {
    const { locale, site: firmSite } = edition;
    const css = sheet + pages.languageStyles[locale] + colourStyles(firmSite.colours);
    files.set(locale, {
      edition,
      css,
      assets: {
        script: `/${client[0].fileName}`,
        laterStyles: writeLaterStyles(css, site),
        dueList: writeAsset(site, 'due-dates', '.json', JSON.stringify(pages.upcomingDues(edition))),
      },
    });
  }
  return {
    render: pages,
    filesIn(locale) {
      const found = files.get(locale);
      if (!found) throw new RangeError(`No edition for "${locale}"`);
      return found;
    },
  };
};
