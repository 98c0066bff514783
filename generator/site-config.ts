import type { UserConfig } from 'vite';

/** The settings with which Vite builds and serves the site, for all languages. */
export const siteConfig: UserConfig = {
  appType: 'custom',
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: '[local]' },
      // Nesting and logical shorthands are written out for these, so that older phones read the same rules.
      targets: { chrome: 100 << 16, firefox: 100 << 16, safari: (15 << 16) | (4 << 8) },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false } },
};
