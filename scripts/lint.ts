/** `npm run lint`: `-- types` checks the types alone, each part with the globals of where it runs. */
import { runSteps, type Step } from './run-steps.ts';

// Each part uses one checker: several would each check the libraries, and the parts already share the cores.
const types = ['content', 'server', 'src', '.'].map(
  (part): Step => [`Types of ${part === '.' ? 'build and tests' : part}`, 'tsc', '--project', part, '--checkers', '1'],
);
// Biome writes colours into a pipe too, such as the log of CI.
const colors = process.stdout.isTTY ? 'force' : 'off';
const rest: Step[] = [
  ['Format and lint', 'biome', 'ci', `--colors=${colors}`, '--error-on-warnings', '.'],
  ['Unused files, exports and packages', 'knip'],
  ['Import boundaries', process.execPath, 'scripts/import-boundaries.ts'],
];

await runSteps([process.argv.includes('types') ? types : [...rest, ...types]]);
