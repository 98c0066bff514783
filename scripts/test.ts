/** `npm test`: installs a browser if there is none, then runs what every change has to pass. */
import { ensureBrowser } from '../tests/support/browser.ts';
import { runSteps } from './run-steps.ts';

ensureBrowser();
await runSteps([
  [
    ['Lint', process.execPath, 'scripts/lint.ts'],
    ['Build', process.execPath, 'generator/build.ts', '--light'],
  ],
  ['Unit, server, build and browser tests', 'vitest', 'run', '--project=unit', '--project=server', '--project=site'],
]);
