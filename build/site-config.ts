import type { UserConfig } from 'vite';
import type { Locale } from '../src/site/locale.ts';
import { bakeDueDates } from './bake-due-dates.ts';
import { bakeFirm } from './bake-firm.ts';
import { bakeLocales } from './bake-locales.ts';
import { contentOf } from './content-of.ts';
import { inlineFacts } from './inline-facts.ts';

/** How the scripts and pages of a language are bundled. */
export const siteConfig = (locale: Locale): UserConfig => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    ...(locale === 'en' ? [] : [contentOf(locale)]),
    bakeDueDates(locale),
    bakeLocales(),
    bakeFirm(),
    inlineFacts(locale),
  ],
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
