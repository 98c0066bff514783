/** `npm test`: installs a browser if there is none, then runs what every change has to pass. */
import { ensureBrowser } from '../tests/support/browser.ts';
import { runSteps } from './run-steps.ts';

ensureBrowser();
await runSteps([
  [
    ['Format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
    ['Unused files, exports and packages', 'knip'],
    ['Rooms', process.execPath, 'scripts/rooms.ts'],
    ['Types', process.execPath, 'scripts/types.ts'],
    ['Build', process.execPath, 'build/build.ts', '--light'],
  ],
  [
    'Unit, server, build and browser tests',
    'vitest',
    'run',
    '--project=unit',
    '--project=server',
    '--project=site',
    '--reporter=default',
    '--reporter=scripts/test-summary.ts',
  ],
]);
