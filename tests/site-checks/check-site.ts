/** `npm run test:more -- site [links]`: the built and running site, by tools of others; exits with 1 on a fault. */
import { pageRoutes } from '../../src/addresses/all-addresses.ts';
import { sampleEdition } from '../support/firms.ts';
import { checkLighthouse } from './lighthouse.ts';
import { withSite } from './pages.ts';
import { ensureTools, runTool } from './tools/tools.ts';

const edition = sampleEdition();
const { firm, canonicalPath } = edition;

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Crawls the site from page to page; links to other sites are skipped, those to the public origin are asked for here. */
const checkLinks = async (origin: string): Promise<readonly string[]> => {
  const own = [origin, firm.origin].map((one) => `${escapePattern(one)}(?:[/?#]|$)`);
  const { status, out, err } = await runTool('linkinator/build/src/cli.js', [
    ...pageRoutes(edition).map((route) => origin + canonicalPath(route)),
    ...['--recurse', '--verbosity', 'error', '--concurrency', '10', '--timeout', '20000'],
    ...['--skip', `^(?!${own.join('|')})`],
    ...['--url-rewrite-search', escapePattern(firm.origin), '--url-rewrite-replace', origin],
  ]);
  return status === 0 ? [] : [out, err];
};

const parts = { links: checkLinks, lighthouse: checkLighthouse };
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

const asked = process.argv.slice(2);
for (const name of asked.filter((each) => !isPart(each))) {
  console.error(`Unknown part "${name}". Use ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
ensureTools();
await withSite(async (origin) => {
  for (const name of (asked.length > 0 ? asked : Object.keys(parts)).filter(isPart)) {
    console.log(`\n${name} ...`);
    const faults = await parts[name](origin);
    for (const fault of faults) console.error(`  FAULT ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
});
