/** What the build writes in the place of modules: a browser can read no file and no setting. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { type FactId, fact, figure } from '../content/facts.ts';
import { firmFiles, firmFolder, firmOf, readFirm } from '../content/read-firm.ts';
import { fact as tamilFact } from '../content/ta/facts.ts';
import { builtLocales } from '../src/addresses/built-locales.ts';
import type { Locale } from '../src/addresses/locale.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

type Firm = ReturnType<typeof firmOf>;

/** Modules, each with what it exports in the bundles. */
const bakedModules = new Map<string, (firm: Firm) => object>([
  [inRoot('src/addresses/built-locales.ts'), () => ({ builtLocales })],
  [inRoot('content/firm.ts'), (firm) => firm],
  [inRoot('content/office-hours.ts'), ({ officeHours }) => ({ officeHours })],
  [inRoot('content/not-offered.ts'), ({ notOffered }) => ({ notOffered })],
  [inRoot('content/not-claimed.ts'), ({ notClaimed }) => ({ notClaimed })],
  [inRoot('content/own-post-index.ts'), ({ ownPostIndex }) => ({ ownPostIndex })],
]);

/** The development server reads the owner's folder again when one of its files changes, or is new. */
const bake = (): Plugin => ({
  name: 'bake',
  enforce: 'pre',
  configureServer({ watcher }) {
    watcher.add(firmFolder());
  },
  hotUpdate({ type, file }) {
    if (type !== 'create' || !file.startsWith(`${firmFolder()}/`)) return undefined;
    return [...bakedModules.keys()].flatMap((baked) => [
      ...(this.environment.moduleGraph.getModulesByFile(baked) ?? []),
    ]);
  },
  load(id) {
    const valuesOf = bakedModules.get(id);
    if (!valuesOf) return null;
    const { found, mistakes } = readFirm();
    const posts = found?.posts.flatMap(({ id, tamil }) => [`${id}.md`, ...(tamil ? [`${id}.ta.md`] : [])]) ?? [];
    for (const file of [...Object.keys(firmFiles), ...posts.map((post) => `posts/${post}`)])
      this.addWatchFile(`${firmFolder()}/${file}`);
    if (!found) this.error(mistakes.join('\n'));
    const exported = Object.entries(valuesOf(firmOf(found)));
    const code = exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    return { code, moduleType: 'js', map: null };
  },
});

const call = /\b(fact|figure)\('([^']+)'\)/g;
const registers: ReadonlySet<string> = new Set(['content/facts.ts', 'content/ta/facts.ts'].map(inRoot));
const wordings = { en: fact, ta: tamilFact } satisfies Record<Locale, typeof fact>;

/** The browser's bundle must not hold the register: docs/decisions/0008-facts-inlined-at-build.md. */
const inlineFacts = (locale: Locale): Plugin => ({
  name: 'inline-facts',
  enforce: 'pre',
  // The development server reads the register itself, so that a change of it shows at once.
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    // Without the calls it is not needed; the bundler would keep it for its side effects.
    if (registers.has(file)) return { code, map: null, moduleSideEffects: false };
    if (!/\.tsx?$/.test(file) || !call.test(code)) return null;
    call.lastIndex = 0;
    return {
      code: code.replace(call, (_, kind: 'fact' | 'figure', name: string) => {
        return kind === 'fact' ? JSON.stringify(wordings[locale](name as FactId)) : String(figure(name as FactId));
      }),
      map: null,
    };
  },
});

const content = inRoot('content/');

/**
 * For `content/mail/en.ts` it is the `ta.ts` beside it, for `language.css` the `language.ta.css`; for what is about the
 * language as a whole, such as `content/facts.ts`, the file in `content/ta`; else null.
 */
const translationOf = (file: string, locale: Exclude<Locale, 'en'>): string | null => {
  if (file.startsWith(`${content}${locale}/`) || file.endsWith(`.${locale}.css`)) return null;
  const text = file.startsWith(content) ? `${content}${locale}/${file.slice(content.length)}` : '';
  const beside = [['.css', `.${locale}.css`] as const, ['/en.ts', `/${locale}.ts`] as const].find(([end]) =>
    file.endsWith(end),
  );
  const translation = beside ? file.slice(0, -beside[0].length) + beside[1] : text;
  return existsSync(translation) ? translation : null;
};

const isTranslation = (file: string, locale: Locale): boolean =>
  file.startsWith(content) && (file.startsWith(`${content}${locale}/`) || file.endsWith(`/${locale}.ts`));

/** Views know of one set of texts (docs/decisions/0042-a-language-is-a-build.md); a translation imports as it says. */
const contentOf = (locale: Exclude<Locale, 'en'>): Plugin => ({
  name: 'content-of',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || isTranslation(importer, locale) || !/^[./]/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const translation = resolved && translationOf(resolved.id, locale);
    return translation ? { ...resolved, id: translation } : resolved;
  },
});

export const siteConfig = (locale: Locale): UserConfig => ({
  appType: 'custom',
  publicDir: false,
  plugins: [...(locale === 'en' ? [] : [contentOf(locale)]), bake(), inlineFacts(locale)],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: '[local]' },
      // Nesting and logical shorthands are written out for these, so that older phones read the same rules.
      targets: { chrome: 100 << 16, firefox: 100 << 16, safari: (15 << 16) | (4 << 8) },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false } },
});
