import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';
import { inlineFacts } from './build/inline-facts.ts';

export default defineConfig({
  appType: 'custom',
  // The build sets it to the address of the style sheet; in development every module brings its own styles.
  define: { __STYLES__: '""' },
  plugins: [inlineFacts(), react(), devPages()],
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
