import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,src,build,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.ts'],
          environment: 'node',
        },
      },
      { test: { name: 'server', include: ['server/**/*.test.ts'], environment: 'node', testTimeout: 30_000 } },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts', 'src/**/*.browser.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
