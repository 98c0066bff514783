import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { readChromiumPath } from '../../server/settings.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium on this machine: CHROMIUM_PATH, a system one, or Playwright's own. */
const findBrowser = (): string | null => {
  const wanted = readChromiumPath(process.env);
  if (wanted) return wanted;
  for (const place of places) if (existsSync(place)) return place;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
};

const attempts: readonly (readonly [string, ...string[]])[] = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
];

/** Installs Chromium when there is none: from Debian as root, else Playwright's own. Ends the process when it cannot. */
export const ensureBrowser = (): void => {
  if (findBrowser()) return;
  console.log('No Chromium found: installing one for the browser tests ...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    for (const [command, ...args] of attempts) spawnSync(command, args, { stdio: 'inherit' });
  if (!findBrowser()) spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' });
  if (findBrowser()) return;
  console.error('Chromium could not be installed. Install it by hand and set CHROMIUM_PATH to its program.');
  process.exit(1);
};

/** The program to start: what was found, else where Playwright puts its own. */
export const browserPath = (): string => findBrowser() ?? chromium.executablePath();

/** Starts the browser for a test file. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
