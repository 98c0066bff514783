/**
 * `npm run test:more`: what `npm test` leaves out because it is long: pictures, Firefox, and every test of pages,
 * server and browser once more with a firm whose details are filled in.
 */
import { rmSync } from 'node:fs';
import { ensureBrowser, ensureFirefox } from '../tests/support/browser.ts';
import { copyFilledTree } from '../tests/support/copy-tree.ts';
import { runSteps, type Step } from './run-steps.ts';

const build: Step = ['Build', process.execPath, 'build/build.ts'];

ensureBrowser();
ensureFirefox();
runSteps([build, ['Pictures, contrast, widths and Firefox', 'vitest', 'run', '--project=more']]);

console.log('\nThe same site with the details of a firm filled in:');
const folder = copyFilledTree();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
runSteps(
  [
    ['Types', 'tsc', '--noEmit'],
    build,
    [
      'Unit, server and browser tests',
      'vitest',
      'run',
      '--project=unit',
      '--project=server',
      '--project=site',
      // They build the site again, or look at packages and processes: not at the firm.
      '--exclude=tests/{blog-snapshot,build,dev}.test.ts',
      '--exclude=tests/{deploy,operations}/**',
    ],
  ],
  folder,
);
