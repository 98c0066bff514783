/** `npm run check:unique`: how much the pages made from data differ; exits with 1 when two are too much alike. */
import { builtPages } from '../build/built-pages.ts';
import { checkUnique, type Group, ownShare, pairsOf, uniqueGroups } from '../build/unique.ts';
import { cityIndex } from '../content/city-index.ts';
import type { CityContent } from '../content/schema.ts';

const WORST = 3;
const MOST_INDUSTRIES = 6;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const report = (group: Group): void => {
  const pairs = pairsOf(group.pages);
  const words = group.pages.map((page) => page.words.length).toSorted((a, b) => a - b);
  const leastOwn = group.pages
    .map((page) => ({ page, own: ownShare(page, group.pages) }))
    .toSorted((a, b) => a.own - b.own)[0];
  console.log(
    `\n${group.name}: ${group.pages.length} pages of ${words[0]} to ${words.at(-1)} words, bound ${group.bound}`,
  );
  for (const { a, b, similarity } of pairs.slice(0, WORST))
    console.log(`  ${similarity.toFixed(3)}  ${a.path}  ${b.path}`);
  console.log(`  ${pairs[pairs.length >> 1]?.similarity.toFixed(3)}  in the median of ${pairs.length} pairs`);
  if (leastOwn) console.log(`  least of its own: ${leastOwn.page.path}, ${percent(leastOwn.own)}`);
};

/** What a city's file could still hold, which would set its pages further apart. */
const missing = async (): Promise<string[]> => {
  const lines = await Promise.all(
    cityIndex.map(async ({ slug }) => {
      const { content } = (await import(`../content/cities/${slug}.ts`)) as { content: CityContent };
      const free = MOST_INDUSTRIES - content.majorIndustries.length;
      return free > 0 ? `  content/cities/${slug}.ts: ${free} of ${MOST_INDUSTRIES} major industries` : null;
    }),
  );
  return lines.filter((line) => line !== null);
};

const groups = uniqueGroups(await builtPages());
for (const group of groups) report(group);
const gaps = await missing();
console.log(`\nLocal content that is missing: ${gaps.length === 0 ? 'none' : ''}`);
for (const gap of gaps) console.log(gap);
const mistakes = checkUnique(groups);
console.log(mistakes.length === 0 ? '\nEvery bound is kept.' : `\n${mistakes.length} mistakes:`);
for (const mistake of mistakes) console.error(`  ${mistake}`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
