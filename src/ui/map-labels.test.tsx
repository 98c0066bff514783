import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { cityFacts } from '../../content/cities/index.ts';
import { fontAtWeight, opened } from '../../generator/fonts.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { outlinePath } from '../places/state-map.ts';
import { listMapPoints } from '../seo/city-data.ts';
import { DotMap } from './dot-map/dot-map.tsx';
import { EditionProvider } from './edition.tsx';
import { PlaceMap } from './place-map/place-map.tsx';

const edition = sampleEdition();

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

const corners = [...outlinePath().matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
const edges = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const);

/** True if a line from one point to another enters a box (Liang and Barsky's clipping). */
const crosses = ({ left, right, top, bottom }: Box, [[x, y], [toX, toY]]: readonly [Point, Point]): boolean => {
  let from = 0;
  let to = 1;
  for (const [step, room] of [
    [x - toX, x - left],
    [toX - x, right - x],
    [y - toY, y - top],
    [toY - y, bottom - y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
};

/** True if a dot with its edge touches a box. */
const touches = (box: Box, { x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): boolean =>
  Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom)) < r;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Measure = (text: string) => number;
let figtree: Measure;
let bricolage: Measure;
beforeAll(async () => {
  const measure = async (id: 'figtree' | 'bricolage', weight: 600 | 700): Promise<Measure> => {
    const font = opened(await fontAtWeight(`${id}-latin`, weight));
    return (text) =>
      font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth / font.unitsPerEm, 0);
  };
  [figtree, bricolage] = await Promise.all([measure('figtree', 700), measure('bricolage', 600)]);
});

/** Lists the faults of the names that a map always shows. */
const findFaults = (svg: string, isShown: (classes: string) => boolean, measureSize: (classes: string) => number) => {
  const root = parse(svg);
  const number = (element: { getAttribute(name: string): string | undefined }, name: string): number =>
    Number(element.getAttribute(name) ?? 0);
  const findPlace = ({ parentNode }: HTMLElement): readonly [x: number, y: number] => {
    const [, x = 0, y = 0] = /translate\((\S+) (\S+)\)/.exec(parentNode?.getAttribute('transform') ?? '') ?? [];
    return [Number(x), Number(y)];
  };
  const dots = root
    .querySelectorAll('circle')
    .filter((circle) => !circle.getAttribute('class')?.includes('target'))
    .map((circle) => {
      const [x, y] = findPlace(circle);
      return { x: x + number(circle, 'cx'), y: y + number(circle, 'cy'), r: number(circle, 'r') + 1 };
    });
  const boxes = root
    .querySelectorAll('text')
    .filter((text) => isShown(`${text.getAttribute('class')} ${text.closest('a')?.getAttribute('class')}`))
    .map((text): Box => {
      const classes = text.getAttribute('class') ?? '';
      const size = measureSize(classes);
      const width = (classes.includes('Name') ? bricolage : figtree)(text.text) * size;
      const [placeX, placeY] = findPlace(text);
      const [x, y] = [placeX + number(text, 'x'), placeY + number(text, 'y')];
      const left =
        { start: x, middle: x - width / 2, end: x - width }[text.getAttribute('text-anchor') ?? 'start'] ?? x;
      return { text: text.text, left, right: left + width, top: y - 0.72 * size, bottom: y + 0.2 * size };
    });
  return boxes.flatMap((box, index) => [
    ...(dots.some((dot) => touches(box, dot)) ? [`${box.text} lies over a dot`] : []),
    ...(edges.some((edge) => crosses(box, edge)) ? [`${box.text} lies on the outline`] : []),
    ...boxes.slice(index + 1).flatMap((other) => (overlaps(box, other) ? [`${box.text} lies over ${other.text}`] : [])),
  ]);
};

test('are placed on the map of all cities', () => {
  const svg = renderToStaticMarkup(<DotMap points={listMapPoints(edition)} words={edition.pages.locations.search} />);
  expect(
    findFaults(
      svg,
      (classes) => classes.includes('written'),
      () => 17,
    ),
  ).toEqual([]);
});

test.each(edition.cityIndex.map(({ slug }) => slug))('are placed on the map of %s', (slug) => {
  const html = renderToStaticMarkup(
    <EditionProvider edition={edition}>
      <PlaceMap city={slug} label={slug} note="354 km in a straight line" />
    </EditionProvider>,
  );
  // The whole map, and the part of it that phones show.
  const maps = parse(html).querySelectorAll('svg');
  expect(maps).toHaveLength(2);
  const measureSize = (classes: string): number => (classes.includes('Name') ? 22 : 16);
  const [whole = [], part = []] = maps.map((svg) => findFaults(svg.outerHTML, () => true, measureSize));
  // The name of the desk, larger and with less room in the part, may touch the border of the state; so may the names of
  // a city whose places nobody has chosen, or that were chosen for an office in another city.
  const free = (fault: string): boolean => !fault.endsWith('on the outline');
  const isPlaced = edition.inTown('coimbatore', cityFacts[slug].map !== undefined, false);
  expect([...(isPlaced ? whole : whole.filter(free)), ...part.filter(free)]).toEqual([]);
});
