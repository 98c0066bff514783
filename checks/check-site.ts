/**
 * `npm run test:more -- site`: checks the built and running site with tools of others. Exits with 1 when one of them finds
 * a fault; `-- site html links` runs only these parts.
 */
import { firm } from '../content/firm.ts';
import { pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { crawlLinks } from './crawl-links.ts';
import { checkHtml } from './html.ts';
import { checkLighthouse } from './lighthouse.ts';
import { withSite } from './pages.ts';
import { ensureTools, type Finding, ToolsError } from './tools/tools.ts';

/** How many of the findings of one part are printed. */
const SHOWN = 50;

type Part = (origin: string) => Promise<readonly Finding[]>;

const html: Part = async () => {
  const { findings, note } = await checkHtml();
  console.log(`  ${note}`);
  return findings;
};

const links: Part = async (origin) => {
  const paths = pageRoutes().map(canonicalPath);
  const crawl = await crawlLinks(origin, paths, firm.origin);
  console.log(`  linkinator asked for ${crawl.addresses} addresses; those under ${firm.origin} here as well.`);
  return crawl.broken.map(({ page, target, status }) => ({ where: page || 'start', what: `${target}: ${status}` }));
};

const parts: Readonly<Record<string, readonly [title: string, part: Part]>> = {
  html: ['HTML of every page', html],
  links: ['Links of the running site', links],
  lighthouse: ['Lighthouse: search, accessibility and best practices', checkLighthouse],
};

const run = async (names: readonly string[]): Promise<number> => {
  ensureTools();
  console.log(
    `The server runs with a stand-in for ${firm.blogUrl} on this machine, which answers with a feed of the platform's ` +
      'form: the page is checked, not whether that blog can be reached.',
  );
  return withSite(async (origin) => {
    let faults = 0;
    for (const [title, part] of names.map((name) => parts[name]).filter((part) => part !== undefined)) {
      console.log(`\n${title} ...`);
      const findings = await part(origin);
      faults += findings.length;
      for (const { where, what } of findings.slice(0, SHOWN)) console.log(`  FAULT ${where}: ${what}`);
      console.log(findings.length === 0 ? '  no fault' : `  ${findings.length} faults`);
    }
    return faults;
  });
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
try {
  process.exitCode = (await run(asked.length > 0 ? asked : Object.keys(parts))) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof ToolsError ? error.message : error);
  process.exitCode = 1;
}
