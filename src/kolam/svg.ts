import type { Line, Point } from './grid.ts';
import { type Kolam, turnsAt } from './kolam.ts';

const kolamSide = 200;

export const kolamViewBox = `${-kolamSide / 2} ${-kolamSide / 2} ${kolamSide} ${kolamSide}`;

/** It is cut exactly on the drawing's axis. */
export const kolamUpperBox = `${-kolamSide / 2} ${-kolamSide / 2} ${kolamSide} ${kolamSide / 2}`;
export const kolamLowerBox = `${-kolamSide / 2} 0 ${kolamSide} ${kolamSide / 2}`;

export interface KolamPaint {
  readonly line: string;
  readonly dot: string;
  /** The width of the line if neighbouring sides are two apart; chosen by the grid if not given. */
  readonly stroke?: number;
  readonly spot?: number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;

const measureReach = ({ dots }: Kolam): number =>
  Math.max(...dots.map(({ x, y }) => Math.hypot(Math.abs(x) + 1, Math.abs(y) + 1)));

/** Returns the scale that fills the picture but for a narrow edge, in which the line's outer half lies. */
const calculateScale = (kolam: Kolam): number => round((kolamSide / 2 - 4) / measureReach(kolam), 3);

/**
 * Draws the lines round the places that are drawn, none of which lies on an axis; corners are quadratic curves with the
 * corner itself as control point.
 */
function drawPath(lines: readonly Line[], isDrawn: (place: Point) => boolean): string {
  let path = '';
  for (const line of lines) {
    const size = line.length;
    const place = (index: number): Point => line[(index + size) % size] ?? { x: 0, y: 0 };
    for (let index = 0; index < size; index += 1) {
      const at = place(index);
      if (!isDrawn(at)) continue;
      const [before, after] = [place(index - 1), place(index + 1)];
      const enter = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
      const leave = { x: (after.x - at.x) / 2, y: (after.y - at.y) / 2 };
      if (index === 0 || !isDrawn(before)) path += `M${pair(at.x - enter.x, at.y - enter.y)}`;
      if (turnsAt(before, at, after))
        path += `q${pair(enter.x, enter.y)} ${pair(enter.x + leave.x, enter.y + leave.y)}`;
      else path += enter.y === 0 ? `h${2 * enter.x}` : `v${2 * enter.y}`;
    }
  }
  return path;
}

const pathOfDots = (dots: readonly Point[]): string => dots.map(({ x, y }) => `M${pair(x, y)}h0`).join('');

/**
 * The page decides on colours and widths: the line takes the text's colour and the page's stroke width in pixels,
 * whatever its size; the dots take two custom properties. One quarter is drawn and turned.
 */
export function kolamOfPage(kolam: Kolam, id: string): string {
  const fixed = 'stroke-linecap="round" vector-effect="non-scaling-stroke"';
  const lines = drawPath(kolam.lines, ({ x, y }) => x > 0 && y < 0);
  const dots = pathOfDots(kolam.dots.filter(({ x, y }) => (x > 0 && y <= 0) || (x === 0 && y === 0)));
  const turns = [90, 180, 270].map((angle) => `<use href="#q-${id}" transform="rotate(${angle})"/>`);
  return (
    `<g id="${id}" transform="scale(${calculateScale(kolam)})" fill="none"><g id="q-${id}">` +
    `<path stroke="currentColor" ${fixed} d="${lines}"/>` +
    `<path stroke="var(--kolam-dot)" stroke-width="var(--kolam-spot)" ${fixed} d="${dots}"/></g>${turns.join('')}</g>`
  );
}

/** Returns the two paths of a picture, with their widths and the scale that makes it as large as the view box allows. */
export function kolamPaths(kolam: Kolam, weights: Pick<KolamPaint, 'stroke' | 'spot'> = {}) {
  // Larger grids get a line that is a little stronger for their cells, or it would vanish in small pictures.
  const more = measureReach(kolam) * 0.006;
  const { stroke = round(0.16 + more, 2), spot = round(0.21 + more, 2) } = weights;
  const lines = kolam.lines.map((each) => `${drawPath([each], () => true)}z`);
  return {
    scale: calculateScale(kolam),
    line: { width: stroke, path: lines.join('') },
    dots: { width: 2 * spot, path: pathOfDots(kolam.dots) },
  };
}

/** Returns the marks of a picture as text. */
export function kolamMarks(kolam: Kolam, paint: KolamPaint): string {
  const { scale, line, dots } = kolamPaths(kolam, paint);
  return (
    `<g transform="scale(${scale})" fill="none">` +
    `<path stroke="${paint.line}" stroke-width="${line.width}" d="${line.path}"/>` +
    `<path stroke="${paint.dot}" stroke-width="${dots.width}" stroke-linecap="round" d="${dots.path}"/></g>`
  );
}
