import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { build as viteBuild } from 'vite';
import { checkBudgets, type Script } from './client-budget.ts';
import { fetchTogether } from './fetch-together.ts';
import { writePlaceFiles } from './place-files.ts';
import { tracelessSignals } from './traceless-signals.ts';

/**
 * What nearly every page needs, in one chunk: twenty small ones would compress worse and cost a request each. Page
 * kinds, content files and what only some pages use keep chunks of their own.
 */
const shell = [
  /\/node_modules\//,
  /\/content\/(firm|city-index|service-index|pages\/(labels|error))\.ts/,
  /\/src\/site\/(?!addresses|audit-rules|districts|functions-path|feed|state-map|post-card|geo|place-data|city-data|city-service|kolam\/(?!view-box))/,
  /\/src\/ui\/(?!dot-map|fields|callout|later\/near)/,
  /\/src\/features\/(menu|reveal|error-screen)\//,
  /\/src\/app\/(?!boot|client|place-content|screens|greetings)/,
  /\/src\/pages\/(pages\.module|contact-card)/,
];

/** What pages of the same sort share, together: each file of its own costs half a kilobyte of headers. */
const shared = {
  'audit-report': [/\/content\/pages\/audit\.ts/, /\/src\/features\/audit\/(wording|report-part|facts)/],
  map: [/\/src\/ui\/dot-map\//, /\/content\/city-places\.ts/, /\/src\/site\/state-map\.ts/],
} as const;

/**
 * The file that names the app keeps its own name, and browsers ask for it again as they do for pages: the app's name
 * changes with every word of every city, and pages that held it would all change with it.
 */
const appFile = 'app.js';

/**
 * Asks for all functions of a file to be compiled while it loads, on another thread, and not on their first call: that
 * call comes when a visitor follows a link, and the compiling took a fifth of the time that the move took (measured
 * with the processor slowed four times). https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

const holdsText = (chunk: Rolldown.OutputChunk): boolean => /\/content\//.test(chunk.facadeModuleId ?? '');

/** What the browser's part of the build has written, by the addresses that pages need. */
export interface ClientBundle {
  /** The code of the boot script, which stands in every page and is the same whatever the site says. */
  readonly boot: string;
  /** One line for each budget that is passed over. */
  readonly mistakes: readonly string[];
}

const bundle = async (
  root: string,
  input: Record<string, string>,
  define: Record<string, string | boolean>,
  plugins: readonly Plugin[],
  output: Rolldown.OutputOptions,
): Promise<Rolldown.OutputChunk[]> => {
  const result = (await viteBuild({
    root,
    logLevel: 'warn',
    plugins: [...plugins],
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    // Vite wraps every lazy import of a browser build in a helper for preloading; a server build has plain ones. The
    // chunks are fetched ahead by hover and touch, and the whole style sheet is loaded once.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: {
        input,
        // It would put what two lazy parts share into one of them, and then wrap that one's exports in an object.
        experimental: { chunkOptimization: false },
        // The entry is imported by the boot script, which needs its export by name.
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          ...output,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.filter((file) => file.type === 'chunk');
};

/** What belongs together in files of their own, by their names. */
const inGroups = (groups: Readonly<Record<string, readonly RegExp[]>>): Rolldown.OutputOptions => ({
  codeSplitting: {
    groups: Object.entries(groups).map(([name, parts]) => ({
      name,
      test: (id) => parts.some((part) => part.test(id)),
    })),
  },
});

/**
 * The whole style sheet for the app. Font faces are in every page's own styles: declaring them twice would make the
 * browser set all text anew.
 */
const wholeSheet = (css: string): string => {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return transform({ filename: 'site.css', code: Buffer.from(sheet.toString()), minify: true }).code.toString();
};

/** Names the app, and fetches what it imports together with it: a browser would learn of that one journey later. */
const namingApp = ({ fileName, imports }: Rolldown.OutputChunk): string =>
  [...imports.map((file) => `import"./${file}";`), `export*from"./${fileName}";\n`].join('');

/** The boot script as pages hold it: its names are its own, and nothing in it ends the element that it stands in. */
const inlineBoot = async (root: string): Promise<Rolldown.OutputChunk> => {
  const fills = { __APP__: `/${appFile}` };
  const [boot, ...parts] = await bundle(root, { boot: 'src/app/boot.ts' }, fills, [], { format: 'iife' });
  if (!boot || parts.length > 0) throw new Error('The boot script has to be one file');
  const code = boot.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('The boot script cannot stand in a page as it is');
  return { ...boot, code };
};

/**
 * Writes the app's chunks, its style sheet and the file that names the app into the site.
 * @param root folder of the repository
 * @param site folder of the site that is being written
 * @param css the style sheet of all screens
 * @param posts puts the blog's current posts into the app, the same as into the pages
 */
export const writeClient = async (root: string, site: string, css: string, posts: Plugin): Promise<ClientBundle> => {
  const sheet = wholeSheet(css);
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
  const styles = `/assets/site-${hash}.css`;
  const fills = { __STYLES__: styles, __PLACES__: await writePlaceFiles(root, site), __ADOPTS__: true };
  const chunks = await bundle(
    root,
    { app: 'src/app/client.tsx' },
    fills,
    [posts, tracelessSignals()],
    inGroups({ shell, ...shared }),
  );
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client bundle has no entry');
  const boot = await inlineBoot(root);
  await mkdir(join(site, 'assets'), { recursive: true });
  await writeFile(join(site, styles), sheet);
  const code = fetchTogether(chunks);
  const scripts: Script[] = [
    ...chunks.map((chunk) => ({
      ...chunk,
      code: (holdsText(chunk) ? '' : COMPILE_AHEAD) + (code.get(chunk.fileName) ?? chunk.code),
    })),
    { ...entry, name: 'naming', fileName: appFile, code: namingApp(entry) },
  ];
  for (const { fileName, code } of scripts) await writeFile(join(site, fileName), code);
  return { boot: boot.code, mistakes: checkBudgets([...scripts, boot]) };
};
