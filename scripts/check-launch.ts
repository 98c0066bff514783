/** `npm run check:launch`: prints what is missing before launch, each with what to do; exits with 1 when there is any. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClaimId, claims } from '../content/claims.ts';
import { decisionOn } from '../content/decided.ts';
import { doubts } from '../content/doubts/doubts.ts';
import { type FactId, facts } from '../content/facts.ts';
import { firm } from '../content/firm.ts';
import { checkFirm, placeholdersLeft } from '../content/firm-schema.ts';
import { nativeReader } from '../content/native-reader.ts';
import { passedReviews } from '../content/passed-reviews.ts';
import { builtLocales } from '../src/site/built-locales.ts';
import { openDoubts } from './facts/sheet.ts';

const root = join(import.meta.dirname, '..');
const today = new Date().toISOString().slice(0, 10);
const keep = (id: string): string => `npm run facts -- keep ${id} --who NAME --source ADDRESS --day ${today}`;

/** The facts that dates and tools compute with: they read them by `factValue('id')` (content/readings.ts). */
const computedWith = (): FactId[] => {
  const sources = ['content', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bfactValue\('([^']+)'/g)].map(([, id]) => id),
  );
  return [...new Set(found as FactId[])].toSorted();
};

/** A language is published once a native reader has signed for it. */
const unsigned =
  builtLocales.includes('ta') && nativeReader === null
    ? ['the Tamil pages have no native reader; set LOCALES=en, or docs/launch.md says what to read and where to sign']
    : [];

const missing: readonly string[] = [
  ...unsigned,
  ...checkFirm(firm),
  ...placeholdersLeft(firm).map((field) => `content/firm.ts: ${field} is still a placeholder; edit content/firm.ts`),
  ...openDoubts().map((id) => `${id} is in doubt (${doubts[id].says}); ${keep(id)}, or accept`),
  // A fact in doubt is listed with its doubt.
  ...computedWith()
    .filter((id) => !facts[id].checkedOn && facts[id].doubts.length === 0)
    .map((id) => `${id} is computed with and nobody has seen it at its source; ${keep(id)}`),
  ...(Object.keys(claims) as ClaimId[])
    .filter((id) => !decisionOn(id))
    .map((id) => `${id}: nobody stands for "${claims[id].text}"; ${keep(id)}`),
  ...passedReviews(today).map((id) => `${id} was due for another look on ${facts[id].reviewBy}; ${keep(id)}`),
];

for (const line of missing) console.log(line);
console.log(missing.length === 0 ? 'Ready for launch.' : `${missing.length} things are missing before launch.`);
process.exitCode = missing.length === 0 ? 0 : 1;
