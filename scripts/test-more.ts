/**
 * `npm run test:more`: what `npm test` leaves out because it is long, or one part of it:
 * `-- pages` screenshots, contrast, more widths, Firefox, the development server, a second build;
 * `-- firm` another firm: its whole site in both languages, then the unit, server and browser tests with it;
 * `-- faults [--full] [files]` what has to hold when something breaks, with small counts or at full length;
 * `-- site [links] [lighthouse]` the running site, by tools of others (tests/site-checks/check-site.ts);
 * `-- accept` accepts the screenshots as they are now.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSiteSource } from '../server/settings.ts';
import { ensureBrowser, ensureFirefox } from '../tests/support/browser.ts';
import { runSteps, type Step } from './run-steps.ts';

/** These check files of this repository that no firm changes. */
const notOfTheFirm = ['scripts/{references,setup}.test.ts', 'tests/{deploy,operations}/*.test.ts'];

const build: Step = ['Build', process.execPath, 'generator/build.ts', '--light'];

const withSecondFirm = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'second-firm-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await runSteps([['Its site in both languages', 'vitest', 'run', '--project=more', 'tests/more/second-firm.test.ts']]);
  const dist = join(folder, 'dist');
  Object.assign(process.env, { FIRM_DIR: 'tests/second-firm', SITE_DIR: dist });
  const projects = ['--project=unit', '--project=server', '--project=site'];
  await runSteps([
    ['Build', process.execPath, 'generator/build.ts', '--light', '--out', dist],
    [
      'Unit, server and browser tests',
      'vitest',
      'run',
      ...projects,
      ...notOfTheFirm.map((each) => `--exclude=${each}`),
    ],
  ]);
  for (const name of ['FIRM_DIR', 'SITE_DIR']) Reflect.deleteProperty(process.env, name);
};

const pictureFolder = join(import.meta.dirname, '..', 'tests', 'visual');
/** Pages name the days that come next: pictures are taken of a site built for the day on which they were accepted. */
const pictureDay = join(pictureFolder, 'build-day.txt');

const accept = async (): Promise<void> => {
  // A picture of what is there no longer would stay for ever.
  rmSync(pictureFolder, { recursive: true, force: true });
  mkdirSync(pictureFolder);
  writeFileSync(pictureDay, `${readSiteSource(process.env).today}\n`);
  process.env.ACCEPT_VISUAL = '1';
  const pictures = ['tests/more/pages.test.ts', 'tests/more/states.test.ts'];
  await runSteps([build, ['Pictures', 'vitest', 'run', '--project=more', ...pictures]]);
};

const parts: Readonly<Record<string, (options: readonly string[]) => Promise<void>>> = {
  pages: () => {
    ensureFirefox();
    Object.assign(process.env, { BUILD_DATE: readFileSync(pictureDay, 'utf8').trim() });
    return runSteps([build, ['Pictures, contrast, widths and Firefox', 'vitest', 'run', '--project=more']]);
  },
  firm: withSecondFirm,
  faults: (options) => {
    if (options.includes('--full')) process.env.FAULTS = 'full';
    const files = options.filter((option) => option !== '--full');
    return runSteps([build, ['Faults', 'vitest', 'run', '--project=faults', ...files]]);
  },
  site: (options) =>
    runSteps([
      build,
      ['The site, by tools of others', process.execPath, 'tests/site-checks/check-site.ts', ...options],
    ]),
};

const [name, ...options] = process.argv.slice(2);
const asked = name === undefined ? Object.values(parts) : [name === 'accept' ? accept : parts[name]];
ensureBrowser();
for (const part of asked) {
  if (!part) {
    console.error(`Unknown part "${name}". Use ${Object.keys(parts).join(', ')} or accept.`);
    process.exit(1);
  }
  await part(options);
}
