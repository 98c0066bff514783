/** `npm run accept:visual`: builds the site and accepts the screenshots of its pages as they are now. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../tests/support/browser.ts';

ensureBrowser();
// A picture of what is there no longer would stay for ever.
rmSync(join(import.meta.dirname, '..', 'tests', 'visual'), { recursive: true, force: true });
const run = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ACCEPT_VISUAL: '1' } });
  if (status !== 0) process.exit(status ?? 1);
};
run(process.execPath, 'build/build.ts');
run('vitest', 'run', '--project', 'more', 'tests/more/pages.test.ts', 'tests/more/states.test.ts');
