/** The size of the scripts that a page loads until everything on it works. */
import { asPhone, onePageOfEachKind, withSite } from '../tests/site-checks/pages.ts';
import { sharedBrowser } from '../tests/support/browser.ts';
import { scriptsAskedBy } from '../tests/support/islands.ts';
import { weighScripts } from '../tests/support/script-weight.ts';
import { figure, type Row } from './row.ts';

/** Requests are recorded this long after the load event. */
const WATCH_MS = 4000;

export const scripts = (): Promise<readonly Row[]> =>
  withSite(async (origin) => {
    const page = await (await asPhone(await sharedBrowser())).newPage();
    const asked = scriptsAskedBy(page);
    const rows: Row[] = [];
    for (const { kind, path } of onePageOfEachKind()) {
      asked.length = 0;
      await page.goto(origin + path);
      await page.waitForTimeout(WATCH_MS);
      const islands = await page.locator('[data-island]').all();
      for (const island of islands) await island.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'));
      const { bytes, most } = weighScripts(asked, islands.length);
      rows.push({ what: kind, ours: `${figure(bytes)} bytes`, aim: figure(most), met: bytes <= most });
      console.log(`  ${kind}: ${figure(bytes)} bytes`);
    }
    return rows;
  });
