/**
 * `npm run types`: type-checks each part with the globals of where it runs: `src` in a browser, `server` in Node, `content`,
 * `src/site`, `src/forms` and `src/kolam` in neither; build and tests have both. Exits with 1 on a mistake.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const parts = ['content', 'server', 'src', '.'];

const check = (part: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    // One checker a part: several would each check the libraries, and the parts already share the cores.
    spawn('tsc', ['--project', join(root, part), '--checkers', '1'], { cwd: root, stdio: 'inherit' })
      .on('error', reject)
      .on('close', (status) => resolve(status === 0));
  });

const good = await Promise.all(parts.map(check));
process.exitCode = good.every(Boolean) ? 0 : 1;
