/** What the scripts weigh and how long they hold a slow phone's processor. */
import { gzipSync } from 'node:zlib';
import { hasIsland } from './has-island.ts';
import { onePageOfEachKind } from './one-of-each-kind.ts';
import { ownRow } from './own-row.ts';
import { visitPage } from './page-visit.ts';
import type { BenchPart, Row } from './part.ts';
import { SLOWDOWN } from './phone.ts';
import { interactions, timeInteraction } from './script-interactions.ts';
import { figure, median } from './statistics.ts';
import { withSite } from './with-site.ts';

const ROUNDS = 3;

/** The aims: gzipped bytes, milliseconds. */
const PLAIN = 6 * 1024;
const WITH_ISLAND = 85 * 1024;
const INTERACTION = 80;

const LONG_TASK = 50;

/** The gzipped bytes of the scripts that stand in a page; data is no script. */
const inlineSize = (html: string): number =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/src=|json/.test(attributes ?? ''))
    .reduce((sum, [, , code]) => sum + gzipSync(code ?? '', { level: 9 }).length, 0);

/** The gzipped bytes of scripts as the server sends them. */
const packedSize = async (urls: readonly string[]): Promise<number> => {
  const sizes = urls.map(async (url) => {
    const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
    return Number(response.headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

const taskText = (duration: number): string =>
  duration < LONG_TASK ? `none of ${LONG_TASK} ms` : `${figure(duration)} ms`;

const pages = async (origin: string): Promise<Row[]> => {
  const [weights, tasks]: [Row[], Row[]] = [[], []];
  for (const { kind, path } of onePageOfEachKind()) {
    const html = await (await fetch(origin + path)).text();
    const { longestTask, scripts, pressed } = await visitPage(origin + path);
    const bytes = inlineSize(html) + (await packedSize(scripts));
    const most = hasIsland(html) ? WITH_ISLAND : PLAIN;
    weights.push(ownRow(`${kind}: scripts, gzip`, `${figure(bytes)} bytes`, `at most ${figure(most)}`, bytes <= most));
    if (pressed.length > 0)
      weights.push(
        ownRow(`${kind}: scripts that a press fetches, gzip`, `${figure(await packedSize(pressed))} bytes`, '', null),
      );
    tasks.push(ownRow(`${kind}: longest task after the load event`, taskText(longestTask), '', null));
    console.log(`  ${kind}: ${figure(bytes)} bytes, longest task ${taskText(longestTask)}`);
  }
  return [...weights, ...tasks];
};

const answers = async (origin: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeInteraction(origin, interaction));
    const [middle, worst] = [median(times), Math.max(...times)];
    console.log(`  ${interaction.name}: ${times.join(', ')} ms`);
    rows.push(
      ownRow(
        `${interaction.name}, to the next paint, median of ${ROUNDS}`,
        middle === 0 ? 'under 16 ms' : `${figure(middle)} ms (worst ${figure(worst)} ms)`,
        `at most ${INTERACTION} ms`,
        middle <= INTERACTION,
      ),
    );
  }
  return rows;
};

const measure = async (origin: string): Promise<readonly Row[]> => [
  ...(await pages(origin)),
  ...(await answers(origin)),
];

/** Scripts on a phone. */
export const script: BenchPart = {
  name: 'script',
  title: `Script (a phone's browser, processor slowed ${SLOWDOWN} times; with islands: when all of them answer)`,
  run: () => withSite(measure),
};
