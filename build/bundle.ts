import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { mergeConfig, type UserConfig, build as viteBuild } from 'vite';
import { z } from 'zod';
import type { BuildSettings } from '../server/settings.ts';
import { deskFile, rendererFile } from '../src/delivery/server-pages.ts';
import type { Assets } from '../src/pages/document.ts';
import type * as render from '../src/pages/render.tsx';
import type { Locale } from '../src/site/locale.ts';
import { siteConfig } from './site-config.ts';

const root = dirname(import.meta.dirname);

const CLIENT = 'src/main.ts';
const SERVER = 'src/pages/render.tsx';
const DESK = 'src/desk/render.tsx';
const ANSWERS = 'src/pages/answer-page.tsx';

const MANIFEST = 'manifest.json';
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

interface LocaleBundle {
  readonly render: typeof render;
  readonly css: string;
  readonly assets: Assets;
}

export type Bundles = (locale: Locale) => LocaleBundle;

const copyAssets = (bundle: string, site: string, pattern: RegExp): void => {
  for (const file of readdirSync(join(bundle, 'assets')))
    if (pattern.test(file)) cpSync(join(bundle, 'assets', file), join(site, 'assets', file));
};

const buildWith = (locale: Locale, more: UserConfig) =>
  viteBuild(mergeConfig({ ...siteConfig(locale), root, configFile: false, logLevel: 'warn' }, more));

/** @returns the script's address */
const buildClient = async (outDir: string, locale: Locale): Promise<string> => {
  await buildWith(locale, {
    build: {
      outDir,
      emptyOutDir: true,
      manifest: MANIFEST,
      // Its code is a sixth of the main script, and islands are fetched before they are needed.
      modulePreload: false,
      rolldownOptions: { input: CLIENT },
    },
  });
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(outDir, MANIFEST), 'utf8')));
  const script = manifest[CLIENT];
  if (!script) throw new Error(`The manifest in ${outDir} lacks ${CLIENT}`);
  return `/${script.file}`;
};

const buildServer = async (outDir: string, locale: Locale): Promise<Pick<LocaleBundle, 'render' | 'css'>> => {
  await buildWith(locale, {
    build: {
      ssr: SERVER,
      outDir,
      emptyOutDir: true,
      ssrEmitAssets: true,
      minify: false,
      // One chunk: the style sheet then keeps the order in which the modules are imported.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const sheet = readdirSync(join(outDir, 'assets')).find((file) => file.endsWith('.css'));
  if (!sheet) throw new Error('The bundle holds no style sheet');
  return {
    render: await import(pathToFileURL(join(outDir, 'render.js')).href),
    css: readFileSync(join(outDir, 'assets', sheet), 'utf8'),
  };
};

const classesIn = (css: string): Set<string> => {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) if (name) found.add(name);
  });
  return found;
};

/** Pages take their styles from the server's bundle: what the browser alone imports would stand there without any. */
const checkStyled = (client: string, css: string): void => {
  const styled = classesIn(css);
  const missing = readdirSync(join(client, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...classesIn(readFileSync(join(client, 'assets', file), 'utf8'))])
    .filter((name) => !styled.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `Styles that only the browser's script imports are in no sheet: ${missing.map((name) => `.${name}`).join(', ')}. Export its component from ${SERVER}.`,
  );
};

/** With React in it: the server has none of its own. */
const buildRenderer = (entry: string, outDir: string, locale: Locale) =>
  buildWith(locale, {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      minify: false,
      ssrEmitAssets: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

/** In the order of rules of the critical CSS, so that no rule wins by coming later. The pages declare the fonts. */
const writeLaterStyles = (css: string, site: string): string => {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  const text = sheet.toString();
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/styles-${hash}.css`;
  writeFileSync(join(site, file), text);
  return `/${file}`;
};

/** Builds the bundles of every language into `cache` and copies what browsers fetch into the site below `out`. */
export const bundle = async (
  cache: string,
  out: string,
  { locales }: Pick<BuildSettings, 'locales'>,
): Promise<Bundles> => {
  const site = join(out, 'site');
  const bundles = new Map<Locale, LocaleBundle>();
  for (const locale of locales) {
    const [client, server] = [join(cache, 'client', locale), join(cache, 'server', locale)];
    const script = await buildClient(client, locale);
    const { render, css } = await buildServer(server, locale);
    checkStyled(client, css);
    // Not the style sheet of the browser's bundle: its rules have another order than those in the pages.
    copyAssets(client, site, /\.js$/);
    copyAssets(server, site, /\.woff2$/);
    await buildRenderer(ANSWERS, dirname(join(out, rendererFile(locale))), locale);
    bundles.set(locale, { render, css, assets: { script, laterStyles: writeLaterStyles(css, site) } });
  }
  await buildRenderer(DESK, dirname(join(out, deskFile)), 'en');
  return (locale) => {
    const found = bundles.get(locale);
    if (!found) throw new RangeError(`There is no bundle for "${locale}"`);
    return found;
  };
};
