import { defineConfig } from 'vitest/config';

/** Tests that need the built site and a browser stand beside what they test, or in `tests/`. */
const inBrowser = '**/*.browser.test.ts';

/** What is too long for every change: `npm run test:faults` and `npm run test:more` run it. */
const faults = [
  'tests/faults/**/*.test.ts',
  'tests/deploy/{balancer,proxies,restore}.test.ts',
  'tests/operations/lines.test.ts',
  'server/leads/{intake/disk,outbox/webhook,store/postgres}.test.ts',
];
const more = 'tests/more/**/*.test.ts';

/**
 * Files share their process one after the other: none replaces a module or the clock of the process. So the content is
 * read, the browser started and the site loaded once for each of two processes, not for each file.
 */
const shared = { environment: 'node', isolate: false, maxWorkers: 2 } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{content,src,build,scripts}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: faults,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'site',
          // A busy machine may take longer than the second that is preset.
          expect: { poll: { timeout: 10_000 } },
          include: ['tests/**/*.test.ts', `src/${inBrowser}`],
          exclude: [...faults, more],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: faults,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...shared,
          name: 'more',
          include: [more],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
