/** What the build writes in the place of modules: a browser can read no file and no setting. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { buildDay } from '../content/build-day.ts';
import * as cityGaps from '../content/city-gaps.ts';
import { dues } from '../content/due-dates/dues.ts';
import { type FactId, fact, facts, figure } from '../content/facts.ts';
import { firmFiles, firmFolder, firmOf, readFirm } from '../content/read-firm.ts';
import { dues as tamilDues } from '../content/ta/due-dates/dues.ts';
import { fact as tamilFact } from '../content/ta/facts.ts';
import { toPattern } from '../src/dates/year-pattern.ts';
import { dueRows } from '../src/pages/due-rows.ts';
import { builtLocales } from '../src/site/built-locales.ts';
import type { Locale } from '../src/site/locale.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const exportsOf = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const bakeModule = (path: string, values: () => Readonly<Record<string, unknown>>): Plugin => ({
  name: `bake ${path}`,
  enforce: 'pre',
  load: (id) => (id === inRoot(path) ? { code: exportsOf(values()), moduleType: 'js', map: null } : null),
});

const namesOf = (all: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(all.map(({ id, name }) => [id, name]));

const dueNames = { en: namesOf(dues), ta: namesOf(tamilDues) } satisfies Record<Locale, ReadonlyMap<string, string>>;

/** All due dates as the browser's script reads them (src/enhance/due-dates/baked-dates.ts). */
const datesAsText = (locale: Locale): string =>
  dueRows
    .map(({ due: { id, name, kinds, isReturn }, schedule }) =>
      [
        dueNames[locale].get(id) ?? name,
        kinds.join(' '),
        toPattern(schedule, buildDay),
        ...(isReturn ? [''] : []),
      ].join('|'),
    )
    .join('\n');

/** The files that give the firm's details out, each with the one that it gives alone. */
const firmModules = new Map([
  [inRoot('content/firm.ts'), null],
  [inRoot('content/office-hours.ts'), 'officeHours'],
  [inRoot('content/not-offered.ts'), 'notOffered'],
  [inRoot('content/not-claimed.ts'), 'notClaimed'],
  [inRoot('content/own-post-index.ts'), 'ownPostIndex'],
]);

/** The development server reads them again when one of the files changes. */
const bakeFirm = (): Plugin => ({
  name: 'bake-firm',
  enforce: 'pre',
  load(id) {
    const only = firmModules.get(id);
    if (only === undefined) return null;
    for (const file of Object.keys(firmFiles)) this.addWatchFile(`${firmFolder()}/${file}`);
    const { found, mistakes } = readFirm();
    for (const file of found?.posts.flatMap(({ id, tamil }) => [`${id}.md`, ...(tamil ? [`${id}.ta.md`] : [])]) ?? [])
      this.addWatchFile(`${firmFolder()}/posts/${file}`);
    if (!found) this.error(mistakes.join('\n'));
    const given = Object.entries(firmOf(found)).filter(([name]) => only === null || name === only);
    return { code: exportsOf(Object.fromEntries(given)), moduleType: 'js', map: null };
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
        const known = facts[name as FactId];
        if (!known) this.error(`${file}: there is no fact "${name}" in content/register`);
        return kind === 'fact' ? JSON.stringify(wordings[locale](name as FactId)) : String(figure(name as FactId));
      }),
      map: null,
    };
  },
});

const content = inRoot('content/');

/** For `content/mail.ts` it is `content/ta/mail.ts`, for `language.css` the `language.ta.css` beside it; else null. */
const translationOf = (file: string, locale: Exclude<Locale, 'en'>): string | null => {
  if (file.startsWith(`${content}${locale}/`) || file.endsWith(`.${locale}.css`)) return null;
  const text = file.startsWith(content) ? `${content}${locale}/${file.slice(content.length)}` : '';
  const translation = file.endsWith('.css') ? file.replace(/\.css$/, `.${locale}.css`) : text;
  return existsSync(translation) ? translation : null;
};

/** Views know of one set of texts (docs/decisions/0042-a-language-is-a-build.md); a translation imports as it says. */
const contentOf = (locale: Exclude<Locale, 'en'>): Plugin => ({
  name: 'content-of',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || importer.startsWith(`${content}${locale}/`) || !/^[./]/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const translation = resolved && translationOf(resolved.id, locale);
    return translation ? { ...resolved, id: translation } : resolved;
  },
});

const bakePlugins = (locale: Locale): Plugin[] => [
  ...(locale === 'en' ? [] : [contentOf(locale)]),
  bakeModule('src/enhance/due-dates/baked-dates.ts', () => ({ baked: datesAsText(locale) })),
  bakeModule('src/site/built-locales.ts', () => ({ builtLocales })),
  bakeModule('content/city-gaps.ts', () => ({ ...cityGaps })),
  bakeFirm(),
  inlineFacts(locale),
];

export const siteConfig = (locale: Locale): UserConfig => ({
  appType: 'custom',
  publicDir: false,
  plugins: bakePlugins(locale),
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
