/**
 * `npm run test:more`: what `npm test` leaves out because it is long: screenshots, Firefox, the development server, a
 * build with posts, and the unit, server and browser tests again with another firm. `-- --accept` accepts the screenshots
 * as they are now.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox } from '../tests/support/browser.ts';
import { copySecondFirm } from '../tests/support/copy-tree.ts';
import { runSteps, type Step } from './run-steps.ts';

/** Tests that do not depend on the firm's details. */
const notOfTheFirm = /^(?:scripts\/(?:references|setup)|tests\/(?:build|(?:deploy|operations)\/[\w-]+))\.test\.ts$/;

const build: Step = ['Build', process.execPath, 'build/build.ts', '--light'];

ensureBrowser();
ensureFirefox();
if (process.argv.includes('--accept')) {
  // A picture of what is there no longer would stay for ever.
  rmSync(join(import.meta.dirname, '..', 'tests', 'visual'), { recursive: true, force: true });
  process.env.ACCEPT_VISUAL = '1';
  const pictures = ['tests/more/pages.test.ts', 'tests/more/states.test.ts'];
  await runSteps([build, ['Pictures', 'vitest', 'run', '--project=more', ...pictures]]);
  process.exit();
}
await runSteps([build, ['Pictures, contrast, widths and Firefox', 'vitest', 'run', '--project=more']]);

console.log('\nThe same site for a firm of another shape:');
const folder = copySecondFirm();
for (const file of ['scripts', 'tests'].flatMap((name) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
))
  if (notOfTheFirm.test(file)) rmSync(join(folder, file));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await runSteps(
  [
    ['Types', process.execPath, 'scripts/types.ts'],
    build,
    ['Unit, server and browser tests', 'vitest', 'run', '--project=unit', '--project=server', '--project=site'],
  ],
  folder,
);
