import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { readBrowserPaths } from '../../server/settings.ts';

const set = readBrowserPaths(process.env);

/** The Chromium of tests that go back or render ahead: the one without a window does not restore the place on a page. */
const chromiumPlaces = [
  set.chromium,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
  '/usr/bin/chromium-headless-shell',
];

/** The Chromium of all others. The one without a window is the same engine, and a page costs it a quarter less. */
const shellPlaces = [set.chromium, '/usr/bin/chromium-headless-shell', ...chromiumPlaces];

/** Firefox as it is shipped: Playwright's own is a changed one. */
const firefoxPlaces = [set.firefox, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

const findFirst = (places: readonly (string | null)[]): string | null =>
  places.find((place) => place !== null && existsSync(place)) ?? null;

const installFromDebian = (...names: readonly string[]): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit' });
};

const stop = (name: string, variable: string): never => {
  console.error(`${name} could not be installed. Install it by hand and set ${variable} to its program.`);
  process.exit(1);
};

const tellWhatIsLeftOut = (): void => {
  if (!keepsPages())
    console.log(
      `${browserPath()} keeps no pages for Back: the tests of that are skipped. A full Chromium runs them too.`,
    );
};

/** Installs Chromium when there is none: from Debian as root, else Playwright's own. Ends the process when it cannot. */
export const ensureBrowser = (): void => {
  if (findFirst(chromiumPlaces)) {
    tellWhatIsLeftOut();
    return;
  }
  console.log('No Chromium found: installing one for the browser tests ...');
  installFromDebian('chromium', 'chromium-headless-shell');
  if (!findFirst(chromiumPlaces)) spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' });
  if (!findFirst(chromiumPlaces)) stop('Chromium', 'CHROMIUM_PATH');
};

/** Installs Firefox ESR from Debian when there is no Firefox. Ends the process when it cannot. */
export const ensureFirefox = (): void => {
  if (findFirst(firefoxPlaces)) return;
  console.log('No Firefox found: installing one for the browser tests ...');
  installFromDebian('firefox-esr');
  if (!findFirst(firefoxPlaces)) stop('Firefox', 'FIREFOX_PATH');
};

/** Returns the Firefox to start: what was found, else where Debian puts it. */
export const firefoxPath = (): string => findFirst(firefoxPlaces) ?? '/usr/bin/firefox-esr';

/** Returns the Chromium to start: what was found, else where Playwright puts its own. */
export const browserPath = (): string => findFirst(chromiumPlaces) ?? chromium.executablePath();

/**
 * True if the Chromium of `browserPath` keeps pages for Back and restores the place on them, as a visitor's does. The
 * one without a window cannot: tests of that are left out if there is no other.
 */
export const keepsPages = (): boolean => !/headless[-_]shell/.test(browserPath());

/** Cuts other sites off by their names: routes that abort would switch the cache off, and a page costs twice as much. */
export const OWN_MACHINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Starts a Chromium of the caller's own, for the caller to close. It reaches no other machine. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findFirst(shellPlaces) ?? browserPath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      ...['--disable-sync', '--no-first-run'],
      OWN_MACHINE,
    ],
  });

let shared: Promise<Browser> | undefined;

/**
 * Returns the browser of all test files that run in this process: their contexts keep them apart, and it ends with the
 * process. It must not be closed.
 */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= launchBrowser();
  return shared;
};
