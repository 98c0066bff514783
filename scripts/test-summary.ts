import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const SLOWEST = 10;

/** A reporter for Vitest: the slowest tests, then the failed ones again, and a last line with the counts. */
export default class TestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        ms: test.diagnostic()?.duration ?? 0,
        name: `${module.relativeModuleId}: ${test.fullName}`,
        result: test.result(),
      })),
    );
    console.log(`\nThe ${SLOWEST} slowest tests:`);
    for (const { ms, name } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
      console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);

    const failed = [
      ...tests.flatMap(({ name, result }) => (result.state === 'failed' ? [{ name, errors: result.errors }] : [])),
      // A file that could not be read has no tests.
      ...modules.flatMap((module) =>
        module.errors().length > 0 ? [{ name: module.relativeModuleId, errors: module.errors() }] : [],
      ),
      ...(unhandled.length > 0 ? [{ name: 'Outside of a test', errors: unhandled }] : []),
    ];
    if (failed.length > 0) console.log('\nFailed:');
    for (const { name, errors } of failed) console.log(`  ${name}\n      ${errors[0]?.message.split('\n')[0] ?? ''}`);
    const skipped = tests.filter(({ result }) => result.state === 'skipped').length;
    const passed = tests.filter(({ result }) => result.state === 'passed').length;
    console.log(`\n${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
