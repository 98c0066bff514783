/** How long it takes from a press to the next page that the browser had rendered ahead. */
import { withSite } from '../checks/pages.ts';
import { blankMove, type Move, moveOnce } from './move.ts';
import { figure, median, type Row } from './row.ts';

const ROUNDS = 3;

/** The aim: times a move between blank pages. */
const OF_BLANK = 2.2;

const pairs: readonly (readonly [from: string, to: string])[] = [
  ['/', '/services'],
  ['/', '/locations'],
  ['/', '/services/gst-returns'],
  ['/services/gst-returns', '/services/gst-refunds'],
  ['/locations/coimbatore', '/locations/coimbatore/gst-returns'],
  ['/locations', '/locations/erode'],
  ['/locations/erode', '/contact?city=erode#write'],
  ['/about', '/contact'],
  ['/ta', '/ta/services'],
];

const measureMove = async (origin: string, from: string, to: string): Promise<readonly Move[]> => {
  const made: Move[] = [];
  for (let round = 0; round < ROUNDS; round += 1) made.push(await moveOnce(origin, from, to));
  console.log(`  ${from} to ${to}: ${made.map(({ time }) => figure(time)).join(', ')} ms`);
  return made;
};

export const moves = (): Promise<readonly Row[]> =>
  withSite(async (origin) => {
    const blank = median((await measureMove(origin, ...blankMove)).map(({ time }) => time));
    const of = `${OF_BLANK} of it`;
    const rows: Row[] = [{ what: blankMove.join(' to '), ours: `${figure(blank)} ms`, aim: of, met: true }];
    let ahead = 0;
    for (const [from, to] of pairs) {
      const made = await measureMove(origin, from, to);
      ahead += made.filter(({ prerendered }) => prerendered).length;
      const time = median(made.map((move) => move.time));
      rows.push({
        what: `${from} to ${to}`,
        ours: `${figure(time)} ms`,
        ratio: figure(time / blank, 2),
        met: time / blank <= OF_BLANK,
      });
    }
    const all = pairs.length * ROUNDS;
    return [...rows, { what: 'rendered ahead', ours: `${ahead} of ${all}`, aim: 'all', met: ahead === all }];
  });
