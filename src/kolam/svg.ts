import { palette } from '../site/palette.ts';
import type { Line, Point } from './grid.ts';
import { type Kolam, turnsAt } from './kolam.ts';

/** The drawing's middle is that of the square. */
const kolamSide = 200;

export const kolamViewBox = `${-kolamSide / 2} ${-kolamSide / 2} ${kolamSide} ${kolamSide}`;

/** Cut exactly on the drawing's axis. */
export const kolamUpperBox = `${-kolamSide / 2} ${-kolamSide / 2} ${kolamSide} ${kolamSide / 2}`;
export const kolamLowerBox = `${-kolamSide / 2} 0 ${kolamSide} ${kolamSide / 2}`;

export interface KolamPaint {
  /** Colours, as SVG accepts them. */
  readonly line: string;
  readonly dot: string;
  /** Where neighbouring sides are two apart; chosen by the grid if not given. */
  readonly stroke?: number;
  readonly spot?: number;
}

const filePaint: KolamPaint = { line: 'currentColor', dot: palette.turmeric };

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;

/** Corners are quadratic curves with the corner itself as control point. */
function pathOf(line: Line): string {
  const size = line.length;
  const place = (index: number): Point => line[index % size] ?? { x: 0, y: 0 };
  const corners = line
    .map((_, index) => index)
    .filter((index) => turnsAt(place(index), place(index + 1), place(index + 2)));
  const first = corners[0] ?? 0;
  const half = (from: Point, to: Point): Point => ({ x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 });
  const into = half(place(first), place(first + 1));
  const start = place(first + 1);
  let path = `M${pair(start.x - into.x, start.y - into.y)}`;
  corners.forEach((corner, order) => {
    const enter = half(place(corner), place(corner + 1));
    const leave = half(place(corner + 1), place(corner + 2));
    path += `q${pair(enter.x, enter.y)} ${pair(enter.x + leave.x, enter.y + leave.y)}`;
    const following = corners[order + 1] ?? first + size;
    const straight = 2 * (following - corner - 1);
    if (straight > 0) path += leave.y === 0 ? `h${straight * leave.x}` : `v${straight * leave.y}`;
  });
  return `${path}z`;
}

const reachOf = ({ dots }: Kolam): number =>
  Math.max(...dots.map(({ x, y }) => Math.hypot(Math.abs(x) + 1, Math.abs(y) + 1)));

/** But for a narrow edge, in which the line's outer half lies. */
const scaleOf = (kolam: Kolam): number => round((kolamSide / 2 - 4) / reachOf(kolam), 3);

/** No corner lies on an axis. */
function quarterPath(lines: readonly Line[]): string {
  const inQuarter = ({ x, y }: Point): boolean => x > 0 && y < 0;
  let path = '';
  for (const line of lines) {
    const size = line.length;
    const place = (index: number): Point => line[(index + size) % size] ?? { x: 0, y: 0 };
    for (let index = 0; index < size; index += 1) {
      const at = place(index);
      if (!inQuarter(at)) continue;
      const [before, after] = [place(index - 1), place(index + 1)];
      const enter = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
      const leave = { x: (after.x - at.x) / 2, y: (after.y - at.y) / 2 };
      if (index === 0 || !inQuarter(before)) path += `M${pair(at.x - enter.x, at.y - enter.y)}`;
      if (turnsAt(before, at, after))
        path += `q${pair(enter.x, enter.y)} ${pair(enter.x + leave.x, enter.y + leave.y)}`;
      else path += enter.y === 0 ? `h${2 * enter.x}` : `v${2 * enter.y}`;
    }
  }
  return path;
}

/**
 * The page decides on colours and widths: the line takes the text's colour and the page's stroke width in pixels,
 * whatever its size; the dots take two custom properties. One quarter is drawn and turned.
 */
export function kolamOfPage(kolam: Kolam, id: string): string {
  const fixed = 'stroke-linecap="round" vector-effect="non-scaling-stroke"';
  const dots = kolam.dots.filter(({ x, y }) => (x > 0 && y <= 0) || (x === 0 && y === 0));
  const turns = [90, 180, 270].map((angle) => `<use href="#q-${id}" transform="rotate(${angle})"/>`);
  return (
    `<g id="${id}" transform="scale(${scaleOf(kolam)})" fill="none"><g id="q-${id}">` +
    `<path stroke="currentColor" ${fixed} d="${quarterPath(kolam.lines)}"/>` +
    `<path stroke="var(--kolam-dot)" stroke-width="var(--kolam-spot)" ${fixed} ` +
    `d="${dots.map(({ x, y }) => `M${pair(x, y)}h0`).join('')}"/></g>${turns.join('')}</g>`
  );
}

/** As large as the view box allows. */
export function kolamMarks(kolam: Kolam, paint: KolamPaint = filePaint, id = 'k'): string {
  const { dots, lines } = kolam;
  const reach = reachOf(kolam);
  // Larger grids get a line that is a little stronger for their cells, or it would vanish in small pictures.
  const stroke = paint.stroke ?? round(0.16 + reach * 0.006, 2);
  const spot = paint.spot ?? round(0.21 + reach * 0.006, 2);
  const circles = dots.map(
    ({ x, y }) =>
      `M${pair(round(x - spot, 2), y)}a${spot} ${spot} 0 1 0 ${2 * spot} 0a${spot} ${spot} 0 1 0-${2 * spot} 0`,
  );
  return (
    `<g id="${id}" transform="scale(${scaleOf(kolam)})">` +
    `<path fill="none" stroke="${paint.line}" stroke-width="${stroke}" d="${lines.map(pathOf).join('')}"/>` +
    `<path fill="${paint.dot}" d="${circles.join('')}"/></g>`
  );
}

export const kolamSvg = (kolam: Kolam): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${kolamViewBox}" color="${palette.bottle}">${kolamMarks(kolam)}</svg>`;
