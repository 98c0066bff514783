import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentViews } from './build/content-views.ts';
import { devPages } from './build/dev-pages.ts';
import { inlineFacts } from './build/inline-facts.ts';

export default defineConfig({
  appType: 'custom',
  // The browser's bundle fills these in: the address of the style sheet (in development every module brings its own
  // styles), that of the cities' content, and that the shell is in the document already.
  define: { __STYLES__: '""', __PLACES__: '""', __ADOPTS__: 'false' },
  plugins: [contentViews(), inlineFacts(), react(), devPages()],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: '[local]-[hash]' },
      // Nesting and logical shorthands are written out for these, so that older phones read the same rules.
      targets: { chrome: 100 << 16, firefox: 100 << 16, safari: (15 << 16) | (4 << 8) },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
});
