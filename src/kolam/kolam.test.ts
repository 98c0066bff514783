import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citySlugs } from '../../content/cities/index.ts';
import { knownServices } from '../../content/service-index.ts';
import { propertyTest } from '../../tests/support/property-test.ts';
import { fixedPaths } from '../addresses/route.ts';
import { type Line, listImages, makeKey, type Point } from './grid.ts';
import { drawKolam, type Kolam, markSeed, smallSeed } from './kolam.ts';
import { kolamOfPage } from './svg.ts';

// A hundred runs of each property take ten seconds; the seeds of the site are all drawn in any case.
fc.configureGlobal({ numRuns: 30 });

const siteSeeds = [...citySlugs, ...knownServices, ...Object.keys(fixedPaths), 'audit', 'not-found', markSeed];
const anyKolam = fc.oneof(fc.constantFrom(...siteSeeds), fc.string()).map(drawKolam);

type Side = readonly [Point, Point];
const listSides = (line: Line): Side[] => line.map((from, index) => [from, line[(index + 1) % line.length] ?? from]);
const sideKey = ([from, to]: Side): string => [makeKey(from), makeKey(to)].sort().join(' ');
const allSides = (kolam: Kolam): Side[] => kolam.lines.flatMap(listSides);

/** Returns each corner of the line by its two neighbours: what the drawing consists of, however it was traced. */
const readFigure = (kolam: Kolam): Set<string> =>
  new Set(
    kolam.lines.flatMap((line) =>
      line.map((from, index) => {
        const at = line[(index + 1) % line.length] ?? from;
        const to = line[(index + 2) % line.length] ?? from;
        return [[makeKey(from), makeKey(to)].sort(), makeKey(at)].join(' ');
      }),
    ),
  );

const turned = (kolam: Kolam, image: number): Kolam => {
  const turn = ({ x, y }: Point): Point => {
    const swapped = image & 4 ? { x: y, y: x } : { x, y };
    return { x: swapped.x * (image & 1 ? -1 : 1) + 0, y: swapped.y * (image & 2 ? -1 : 1) + 0 };
  };
  return { dots: kolam.dots.map(turn), lines: kolam.lines.map((line) => line.map(turn)) };
};

describe('drawKolam', () => {
  propertyTest('draws closed lines of steps of equal length, each side once', [anyKolam], (kolam) => {
    const sides = allSides(kolam);
    for (const [from, to] of sides) expect(Math.abs(to.x - from.x) + Math.abs(to.y - from.y)).toBe(2);
    expect(new Set(sides.map(sideKey)).size).toBe(sides.length);
    expect(sides.length).toBe(4 * kolam.dots.length);
  });

  propertyTest('looks the same from all eight sides', [anyKolam, fc.integer({ min: 0, max: 7 })], (kolam, image) => {
    expect(readFigure(turned(kolam, image))).toEqual(readFigure(kolam));
    expect(new Set(turned(kolam, image).dots.map(makeKey))).toEqual(new Set(kolam.dots.map(makeKey)));
  });

  propertyTest('encloses every dot: a ray from it crosses the lines an odd number of times', [anyKolam], (kolam) => {
    const upright = allSides(kolam).filter(([from, to]) => from.x === to.x);
    for (const dot of kolam.dots) {
      const crossed = upright.filter(([from, to]) => from.x > dot.x && from.y < dot.y !== to.y < dot.y);
      expect(crossed.length % 2).toBe(1);
    }
  });

  propertyTest('draws the same for the same seed', [fc.string()], (seed) => {
    expect(drawKolam(seed)).toEqual(drawKolam(seed));
  });

  propertyTest('draws few lines', [anyKolam], (kolam) => {
    expect(kolam.lines.length).toBeLessThanOrEqual(12);
  });
});

describe('kolamOfPage', () => {
  it('differs from page to page', () => {
    const files = new Map(siteSeeds.map((seed) => [seed, kolamOfPage(drawKolam(seed), 'k')]));
    expect(new Set(files.values()).size).toBe(files.size);
  });

  it('differs between almost all services when small', () => {
    const drawings = knownServices.map((slug) => kolamOfPage(drawKolam(smallSeed(slug)), 'k'));
    expect(new Set(drawings).size).toBeGreaterThan(drawings.length * 0.9);
  });

  propertyTest('stays below 2 KB and holds a group that pages can use', [anyKolam], (kolam) => {
    const svg = kolamOfPage(kolam, 'k');
    expect(svg.length).toBeLessThan(2000);
    expect(svg).toContain('<g id="k"');
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

propertyTest('listImages gives four or eight places, or the middle alone', [fc.integer(), fc.integer()], (x, y) => {
  expect([1, 4, 8]).toContain(listImages({ x, y }).length);
});
