/** Colours by lightness, chroma and hue as eyes see them (https://www.w3.org/TR/css-color-4/#ok-lab), and their contrast (WCAG 2.2). */

/** Lightness from 0 to 1, chroma from 0 on, hue in radians. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Triple = readonly [number, number, number];

type Matrix = readonly [Triple, Triple, Triple];

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;

const times = ([first, second, third]: Matrix, value: Triple): Triple => [
  dot(first, value),
  dot(second, value),
  dot(third, value),
];

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** @param hex "#rrggbb" */
const toLight = (hex: string): Triple => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return [red, green, blue];
};

/** Returns a colour by what eyes see. @param hex "#rrggbb" */
export const toOklch = (hex: string): Oklch => {
  const [l, m, s] = times(toCones, toLight(hex));
  const [lightness, a, b] = times(toLab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
};

/** A share may lie this far outside of what screens show: less than half a step of 255. */
const TOLERANCE = 0.0005;

/** Halvings by which the most chroma that screens show is found: to less than a step of 255. */
const HALVINGS = 8;

const toShares = ([lightness, chroma, hue]: Oklch): Triple => {
  const [l, m, s] = times(fromLab, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  const [red, green, blue] = times(fromCones, [l ** 3, m ** 3, s ** 3]);
  return [encoded(red), encoded(green), encoded(blue)];
};

const isShown = (color: Oklch): boolean =>
  toShares(color).every((share) => share > -TOLERANCE && share < 1 + TOLERANCE);

/** Returns the share of a colour's chroma that screens can show. */
const shownShare = ([lightness, chroma, hue]: Oklch): number => {
  let [shown, tooMuch] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (shown + tooMuch) / 2;
    if (isShown([lightness, chroma * middle, hue])) shown = middle;
    else tooMuch = middle;
  }
  return shown;
};

/** Returns "#rrggbb": the colour itself, or where screens cannot show it, the one with the most chroma that they can. */
export const toHex = (color: Oklch): string => {
  const [lightness, chroma, hue] = color;
  const shares = toShares(isShown(color) ? color : [lightness, chroma * shownShare(color), hue]);
  const bytes = shares.map((share) => Math.round(Math.min(1, Math.max(0, share)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], toLight(hex));

/** Returns the contrast of two colours, from 1 to 21. */
export const measureContrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
