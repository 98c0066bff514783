/** `npm test`: installs a browser if there is none, then runs every check, cheapest first. */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../tests/support/browser.ts';

const steps: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ['Types', process.execPath, 'scripts/types.ts'],
  ['Format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['Rooms', process.execPath, 'scripts/rooms.ts'],
  ['Unused files, exports and packages', 'knip'],
  ['Build', process.execPath, 'build/build.ts'],
  ['Unit, server, build and browser tests', 'vitest', 'run'],
];

ensureBrowser();
for (const [what, command, ...args] of steps) {
  console.log(`\n== ${what}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${what} failed.`);
    process.exit(status ?? 1);
  }
}
console.log('\nEverything passed.');
