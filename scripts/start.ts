/** `npm start`: builds the site when its sources have changed since the last build, then serves it. */
import { runProgram } from './run-program.mjs';
import { newestSource, siteBuiltAt } from './sources.ts';

const built = siteBuiltAt();
if (built === null || built < newestSource()) {
  console.log(built === null ? 'Building the site ...' : 'Sources have changed: building the site again ...');
  const status = await runProgram(process.execPath, ['build/build.ts', '--light']);
  // The build has printed what is wrong.
  if (status !== 0) process.exit(status);
}
await import('../server/main.ts');
