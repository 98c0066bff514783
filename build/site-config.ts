import type { UserConfig } from 'vite';
import type { Locale } from '../src/site/locale.ts';
import { bakePlugins } from './bake.ts';

/** How the scripts and pages of a language are bundled. */
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
