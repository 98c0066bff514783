/** Derives the colours of a site from the owner's two, and says whether everything in them can be read. */
import { type ColourName, type Colours, houseColours } from '../content/colours.ts';
import { measureContrast, type Oklch, toHex, toOklch } from './oklch.ts';

/** The owner's two colours, each as "#rrggbb". */
export interface OwnColours {
  readonly brand: string;
  readonly accent: string;
}

type Half = keyof OwnColours;

/** The token that has the owner's colour itself. */
const tokenOf = { brand: 'leaf', accent: 'turmeric' } as const satisfies Record<Half, ColourName>;

interface Derived {
  readonly from: Half;
  /** True if it gets darker with the owner's colour; else it is as light as in the house's design. */
  readonly follows?: true;
}

/** The other tokens are the owner's two themselves, or the same for every firm: white, and the red of lateness. */
const derived: Readonly<Partial<Record<ColourName, Derived>>> = {
  bottle: { from: 'brand', follows: true },
  'bottle-deep': { from: 'brand', follows: true },
  'bottle-hover': { from: 'brand', follows: true },
  'leaf-deep': { from: 'brand', follows: true },
  mist: { from: 'brand' },
  chalk: { from: 'brand' },
  ink: { from: 'brand' },
  slate: { from: 'brand' },
  placeholder: { from: 'brand' },
  rule: { from: 'brand' },
  'rule-strong': { from: 'brand' },
  'rule-on-mist': { from: 'brand' },
  faint: { from: 'brand' },
  'dot-past': { from: 'brand' },
  'on-dark-soft': { from: 'brand' },
  'rule-on-dark': { from: 'brand' },
  'edge-on-dark': { from: 'brand' },
  'line-on-dark': { from: 'brand' },
  shadow: { from: 'brand', follows: true },
  veil: { from: 'brand', follows: true },
  'turmeric-hover': { from: 'accent', follows: true },
  'turmeric-deep': { from: 'accent' },
  'turmeric-dot': { from: 'accent' },
};

/** The limit is relative to the token's own chroma: a vivid brand would otherwise colour the greys. */
const MAX_CHROMA_RATIO = 2;

/** The relation of each derived token to the token that has the owner's colour. */
const relations = Object.entries(derived).map(([name, { from, follows }]) => {
  const house = houseColours[name as ColourName];
  const [lightness, chroma] = toOklch(house);
  const [baseLightness, baseChroma] = toOklch(houseColours[tokenOf[from]]);
  // The share of a colour that lets others through stays.
  const through = house.slice('#rrggbb'.length);
  return { name, from, follows, lightness, chroma, baseLightness, baseChroma, through };
});

/** Returns all colours of a site, each in its relation to one of the owner's as in the house's design. */
export const mixColours = (own: OwnColours): Colours => {
  const seen = { brand: toOklch(own.brand), accent: toOklch(own.accent) };
  const ours = relations.map(({ name, from, follows, lightness, chroma, baseLightness, baseChroma, through }) => {
    const [ownLightness, ownChroma, hue] = seen[from];
    const color: Oklch = [
      follows ? Math.min(1, (lightness * ownLightness) / baseLightness) : lightness,
      chroma * Math.min(MAX_CHROMA_RATIO, ownChroma / baseChroma),
      hue,
    ];
    return [name, toHex(color) + through];
  });
  return { ...houseColours, ...Object.fromEntries(ours), [tokenOf.brand]: own.brand, [tokenOf.accent]: own.accent };
};

/** WCAG 2.2: of texts (1.4.3), and of the edges of controls, focus rings and drawings that say something (1.4.11). */
const MIN_TEXT = 4.5;
const MIN_EDGE = 3;

/** The texts and edges that stand on each ground. */
const onGrounds: Readonly<
  Partial<Record<ColourName, { readonly texts: readonly ColourName[]; readonly edges?: readonly ColourName[] }>>
> = {
  paper: {
    texts: ['ink', 'slate', 'placeholder', 'leaf', 'leaf-deep', 'bottle', 'turmeric-deep', 'kumkum'],
    edges: ['rule-strong'],
  },
  chalk: { texts: ['ink', 'slate', 'leaf', 'turmeric-deep', 'kumkum'], edges: ['rule-strong'] },
  mist: { texts: ['ink', 'slate', 'leaf', 'bottle', 'turmeric-deep', 'kumkum'] },
  'kumkum-mist': { texts: ['ink', 'kumkum', 'leaf'] },
  bottle: { texts: ['on-dark', 'on-dark-soft', 'turmeric'], edges: ['edge-on-dark', 'line-on-dark'] },
  'bottle-deep': { texts: ['on-dark', 'on-dark-soft', 'turmeric'] },
  'bottle-hover': { texts: ['on-dark'], edges: ['turmeric'] },
  leaf: { texts: ['on-dark'] },
  'leaf-deep': { texts: ['on-dark'] },
  turmeric: { texts: ['ink', 'bottle'] },
  'turmeric-hover': { texts: ['ink'] },
};

/** Two colours that lie on one another on some page. */
export interface Pair {
  readonly names: readonly [ColourName, ColourName];
  readonly contrast: number;
  readonly min: number;
}

/** Returns every pair of colours that is in use, with the contrast that it has and needs. */
export const listPairs = (colours: Colours): readonly Pair[] =>
  Object.entries(onGrounds).flatMap(([ground, { texts, edges = [] }]) => {
    const pair = (name: ColourName, min: number): Pair => ({
      names: [ground as ColourName, name],
      contrast: measureContrast(colours[ground as ColourName], colours[name]),
      min,
    });
    return [...texts.map((name) => pair(name, MIN_TEXT)), ...edges.map((name) => pair(name, MIN_EDGE))];
  });

const isOfAccent = ({ names }: Pair): boolean =>
  names.some((name) => name === tokenOf.accent || derived[name]?.from === 'accent');

/** Returns the pairs that fail: those with the accent are the accent's, the others the brand's. */
const failing = (own: OwnColours, half: Half): readonly Pair[] =>
  listPairs(mixColours(own)).filter((pair) => pair.contrast < pair.min && isOfAccent(pair) === (half === 'accent'));

/** A step of lightness that eyes hardly see: half of what they can tell apart. */
const STEP = 0.01;

/** Returns the colour as light as it may be or as dark as it must be, whichever is nearer. */
const findNearest = (own: OwnColours, half: Half): OwnColours => {
  const [lightness, chroma, hue] = toOklch(own[half]);
  for (let change = STEP; change <= 1; change += STEP)
    for (const other of [lightness - change, lightness + change]) {
      const changed = { ...own, [half]: toHex([Math.min(1, Math.max(0, other)), chroma, hue]) };
      if (failing(changed, half).length === 0) return changed;
    }
  throw new RangeError(`No lightness of ${own[half]} can be read on this website`);
};

/** A colour of the owner's that cannot be read, and the nearest that can. */
export interface Refusal {
  readonly half: Half;
  readonly worst: Pair;
  readonly nearest: string;
}

/** Returns which of the owner's colours cannot be read: the accent is tried on the brand, or on the one nearest to it. */
export const listRefusals = (own: OwnColours): readonly Refusal[] => {
  const refusals: Refusal[] = [];
  let passing = own;
  for (const half of ['brand', 'accent'] as const) {
    const [worst] = failing(passing, half).toSorted((a, b) => a.contrast / a.min - b.contrast / b.min);
    if (!worst) continue;
    passing = findNearest(passing, half);
    refusals.push({ half, worst, nearest: passing[half] });
  }
  return refusals;
};
