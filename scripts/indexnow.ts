/**
 * `npm run indexnow`: lists the canonical addresses whose text has changed since the last submission;
 * `npm run indexnow -- --submit` sends them to the search engines of IndexNow.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { builtPages } from '../build/built-pages.ts';
import { changedAddresses, digestOf, type Submitted, submissions, submit } from '../build/indexnow.ts';
import { toMarkdown } from '../build/markdown.ts';
import { firm } from '../content/firm.ts';
import { placeholdersIn } from '../content/read-firm.ts';

const ENDPOINT = 'https://api.indexnow.org/indexnow';
const SHOWN = 20;
const memory = join(dirname(import.meta.dirname), '.cache', 'indexnow.json');

const memorySchema = z.record(z.string(), z.string());

const lastSubmitted = (): Submitted => {
  try {
    return memorySchema.parse(JSON.parse(readFileSync(memory, 'utf8')));
  } catch {
    // No file, or no valid one: all addresses count as new.
    return {};
  }
};

const pages = await builtPages();
const now: Submitted = Object.fromEntries(
  pages.map(({ path, html }) => [firm.origin + path, digestOf(toMarkdown(html, firm.origin + path))]),
);
const changed = changedAddresses(lastSubmitted(), now);
for (const url of changed.slice(0, SHOWN)) console.log(url);
if (changed.length > SHOWN) console.log(`... and ${changed.length - SHOWN} more`);
console.log(`${changed.length} of ${pages.length} addresses have changed since the last submission.`);

if (!process.argv.includes('--submit')) {
  if (changed.length > 0) console.log('Nothing was sent. To send: npm run indexnow -- --submit');
} else if (placeholdersIn(firm).includes('origin')) {
  console.error('Nothing was sent: the origin in firm/firm.yaml is still a placeholder.');
  process.exitCode = 1;
} else {
  await submit(ENDPOINT, submissions(firm.origin, firm.indexNowKey, changed));
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(now));
  console.log(`Sent to ${ENDPOINT}.`);
}
