/**
 * `npm run test:more`: what `npm test` leaves out because it is long: pictures, Firefox, and every test of pages,
 * server and browser once more with a firm whose details are filled in.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox } from '../tests/support/browser.ts';
import { copyFilledTree } from '../tests/support/copy-tree.ts';
import { runSteps, type Step } from './run-steps.ts';

/** Tests that build the site again, or look at packages and processes: the firm's details are nothing to them. */
const notOfTheFirm = ['blog-snapshot.test.ts', 'build.test.ts', 'dev.test.ts', 'deploy', 'operations'];

const build: Step = ['Build', process.execPath, 'build/build.ts'];

ensureBrowser();
ensureFirefox();
runSteps([build, ['Pictures, contrast, widths and Firefox', 'vitest', 'run', '--project=more']]);

console.log('\nThe same site with the details of a firm filled in:');
const folder = copyFilledTree();
for (const name of notOfTheFirm) rmSync(join(folder, 'tests', name), { recursive: true });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
runSteps(
  [
    ['Types', 'tsc', '--noEmit'],
    build,
    ['Unit, server and browser tests', 'vitest', 'run', '--project=unit', '--project=server', '--project=site'],
  ],
  folder,
);
