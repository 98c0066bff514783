/**
 * `npm run test:more`: what `npm test` leaves out because it is long: screenshots, Firefox, and the unit, server and
 * browser tests again with a firm whose details are filled in.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox } from '../tests/support/browser.ts';
import { copyFilledTree } from '../tests/support/copy-tree.ts';
import { runSteps, type Step } from './run-steps.ts';

/** Tests that do not depend on the firm's details. */
const notOfTheFirm = /^(?:blog-snapshot|build|dev)\.test\.ts$|^(?:deploy|operations)\/.*\.test\.ts$/;

const build: Step = ['Build', process.execPath, 'build/build.ts'];

ensureBrowser();
ensureFirefox();
runSteps([build, ['Pictures, contrast, widths and Firefox', 'vitest', 'run', '--project=more']]);

console.log('\nThe same site with the details of a firm filled in:');
const folder = copyFilledTree();
for (const file of readdirSync(join(folder, 'tests'), { recursive: true, encoding: 'utf8' }))
  if (notOfTheFirm.test(file)) rmSync(join(folder, 'tests', file));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
runSteps(
  [
    ['Types', process.execPath, 'scripts/types.ts'],
    build,
    ['Unit, server and browser tests', 'vitest', 'run', '--project=unit', '--project=server', '--project=site'],
  ],
  folder,
);
