import type { Reporter, TestModule } from 'vitest/node';

const MOST = 10;

/** A reporter for Vitest that prints the ten slowest tests, with their seconds. */
export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        ms: test.diagnostic()?.duration ?? 0,
        name: `${module.relativeModuleId}: ${test.fullName}`,
      })),
    );
    console.log('\nThe ten slowest tests:');
    for (const { ms, name } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, MOST))
      console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
}
