import { defineConfig } from 'vitest/config';

/** Tests that need the built site and a browser stand beside what they test, or in `tests/`. */
const inBrowser = '**/*.browser.test.ts';

/** These take too long for every change, so `npm run test:more` runs them. */
const faults = [
  'tests/faults/**/*.test.ts',
  'tests/deploy/{proxies,restore}.test.ts',
  'tests/operations/lines.test.ts',
  'server/leads/store/postgres.test.ts',
];
const more = 'tests/more/**/*.test.ts';

/**
 * Files share a process one after the other (none replaces a module or the clock), so that the content is read and the
 * browser started three times only. Three workers are enough to keep two cores busy. The time limits are those of a ten
 * times slower machine.
 */
const shared = {
  environment: 'node',
  isolate: false,
  maxWorkers: 3,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    // A worker ends its browser; on a busy machine that takes its time.
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{config,content,src,generator,scripts}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          globalSetup: 'server/leads/store/testing/global-postgres.ts',
          include: ['server/**/*.test.ts'],
          exclude: faults,
        },
      },
      {
        test: {
          ...shared,
          name: 'site',
          include: ['tests/**/*.test.ts', `src/${inBrowser}`],
          exclude: [...faults, more],
        },
      },
      { test: { ...shared, name: 'faults', include: faults, sequence: { groupOrder: 1 } } },
      { test: { ...shared, name: 'more', include: [more], sequence: { groupOrder: 2 } } },
    ],
  },
});
