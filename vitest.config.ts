import { defineConfig } from 'vitest/config';

/** Tests that need the built site and a browser stand beside what they test, or in `tests/`. */
const inBrowser = '**/*.browser.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,src,build,scripts}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
          environment: 'node',
        },
      },
      { test: { name: 'server', include: ['server/**/*.test.ts'], environment: 'node', testTimeout: 30_000 } },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts', `src/${inBrowser}`],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
