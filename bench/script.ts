/** What the scripts weigh and how long they hold a slow phone's processor. */
import { gzipSync } from 'node:zlib';
import { onePageOfEachKind } from './one-of-each-kind.ts';
import { ownRow } from './own-row.ts';
import type { BenchPart, Row } from './part.ts';
import { isAlive, openOnPhone, SLOWDOWN } from './phone.ts';
import { interactions, timeInteraction } from './script-interactions.ts';
import { longestTasks } from './script-tasks.ts';
import { figure, median } from './statistics.ts';
import { withSite } from './with-site.ts';

const ROUNDS = 5;

/** The aims: gzipped bytes, milliseconds. */
const BEFORE_IDLE = 1024;
const ON_A_SERVICE_PAGE = 85 * 1024;
const TASK = 50;
const INTERACTION = 80;

const LONG_TASK = 50;
const SERVICE = '/services/gst-returns';

/** The scripts that stand in a page. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');

/** The gzipped bytes of a script as the server sends it. */
const packedSize = async (url: string): Promise<number> => {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(response.headers.get('content-length'));
};

const weights = async (origin: string): Promise<Row[]> => {
  const html = await (await fetch(origin + SERVICE)).text();
  const early = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => origin + (match[1] ?? ''));
  const scripts = new Set<string>();
  let foreign = 0;
  const phone = await openOnPhone('about:blank');
  phone.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
    if (new URL(request.url()).origin !== origin) foreign += 1;
  });
  await phone.page.goto(origin + SERVICE);
  await isAlive(phone.page);
  await phone.page.waitForLoadState('networkidle');
  await phone.close();
  const total = async (urls: Iterable<string>): Promise<number> =>
    (await Promise.all([...urls].map(packedSize))).reduce((sum, size) => sum + size, 0);
  const inline = inlineScripts(html).reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
  const [before, whole] = [inline + (await total(early)), inline + (await total(scripts))];
  return [
    ownRow(
      'scripts before idle, gzip',
      `${figure(before)} bytes`,
      `at most ${figure(BEFORE_IDLE)}`,
      before <= BEFORE_IDLE,
    ),
    ownRow(
      'scripts of a service page, gzip',
      `${figure(whole)} bytes`,
      `at most ${figure(ON_A_SERVICE_PAGE)}`,
      whole <= ON_A_SERVICE_PAGE,
    ),
    ownRow('requests of a service page to other sites', figure(foreign), '0', foreign === 0),
  ];
};

const taskText = (duration: number): string =>
  duration < LONG_TASK ? `none of ${LONG_TASK} ms` : `${figure(duration)} ms`;

const tasks = async (origin: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const { kind, path } of onePageOfEachKind()) {
    const runs = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await longestTasks(origin + path));
    const hydrating = median(runs.map((run) => run.hydrating));
    const after = median(runs.map((run) => run.after));
    console.log(`  ${kind}: hydrating ${taskText(hydrating)}, after it ${taskText(after)}`);
    rows.push(
      ownRow(`${kind}: longest task while the app starts`, taskText(hydrating), '', null),
      ownRow(`${kind}: longest task after that`, taskText(after), `under ${TASK} ms`, after < TASK),
    );
  }
  return rows;
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
  ...(await weights(origin)),
  ...(await answers(origin)),
  ...(await tasks(origin)),
];

/** Scripts on a phone. */
export const script: BenchPart = {
  name: 'script',
  title: `Script (a phone's browser, processor slowed ${SLOWDOWN} times)`,
  run: () => withSite(measure),
};
