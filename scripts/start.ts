/** `npm start`: builds the site when its sources have changed since the last build, then serves it. */
import { execFileSync } from 'node:child_process';
import { newestSource, siteBuiltAt } from './sources.ts';

const run = (file: string): void => {
  execFileSync(process.execPath, [file], { stdio: 'inherit' });
};

const built = siteBuiltAt();
if (built === null || built < newestSource()) {
  console.log(built === null ? 'Building the site ...' : 'Sources have changed: building the site again ...');
  try {
    run('build/build.ts');
  } catch {
    // The build has printed what is wrong.
    process.exit(1);
  }
}
await import('../server/main.ts');
