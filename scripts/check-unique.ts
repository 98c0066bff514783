/** `npm run check:unique`: how much the pages made from data differ; exits with 1 when two are too similar. */
import { builtPages } from '../build/built-pages.ts';
import { checkUnique, type Group, ownShare, ownText, pairsOf, uniqueGroups } from '../build/unique.ts';
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

/** The least, the median and the greatest of a list of numbers. */
const spread = (numbers: readonly number[]): [number, number, number] => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [sorted[0] ?? 0, sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
};

/** Prints how much text each city-service page has that no other one has. */
const reportOwn = (groups: readonly Group[]): void => {
  const own = ownText(groups.flatMap((group) => (group.name === 'cities' ? [] : group.pages)));
  const runs = spread(own.map((page) => page.runs));
  const shares = spread(own.map((page) => page.share));
  console.log(`\n${own.length} pages of a service in a city, compared with all the others (least, median, most):`);
  console.log(`  own runs of five words: ${runs.join(', ')}; own share: ${shares.map(percent).join(', ')}`);
  for (const page of own.toSorted((a, b) => a.runs - b.runs).slice(0, WORST))
    console.log(`  ${page.runs}  ${percent(page.share)}  ${page.path}`);
};

/** The local content that the files of cities lack. */
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

const groups = uniqueGroups(await builtPages(undefined, ['en']));
for (const group of groups) report(group);
reportOwn(groups);
const gaps = await missing();
console.log(`\nLocal content that is missing: ${gaps.length === 0 ? 'none' : ''}`);
for (const gap of gaps) console.log(gap);
const mistakes = checkUnique(groups);
console.log(mistakes.length === 0 ? '\nEvery bound is kept.' : `\n${mistakes.length} mistakes:`);
for (const mistake of mistakes) console.error(`  ${mistake}`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
