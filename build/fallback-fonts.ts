import type { FontFacts } from './sfnt.ts';

/** A font of the reader's own that stands in until ours is there. */
export interface StandIn {
  readonly names: readonly string[];
  /** Advance widths of the space and the letters a to z; Arial's and Liberation Sans's are the same. */
  readonly advances: readonly number[];
  readonly unitsPerEm: number;
}

const letters = [...' abcdefghijklmnopqrstuvwxyz'];

/** For text; Android has no Arial, and its Roboto is less than one per cent wider. */
export const plainStandIn: StandIn = {
  names: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  advances: [
    569, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139, 1139, 1139, 682, 1024,
    569, 1139, 1024, 1479, 1024, 1024, 1024,
  ],
  unitsPerEm: 2048,
};

/** For headings. */
export const boldStandIn: StandIn = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  advances: [
    569, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251, 1251, 1251, 1251, 797, 1139,
    682, 1251, 1139, 1593, 1139, 1139, 1024,
  ],
  unitsPerEm: 2048,
};

/** Ordinary words, so that every letter weighs as often as it occurs. */
const sample =
  'a return is due every month and the tax shown in it must be paid before it can be filed so keep the invoices ' +
  'the bank statement and the purchase register ready we check each figure with you and tell you what it will cost ' +
  'before we begin the work for a new business we apply for the number prepare the papers and answer the questions of ' +
  'the officer you get a copy of everything that was sent and a note of the next date';

const meanOver = (advanceOf: (letter: string) => number): number =>
  [...sample].reduce((sum, letter) => sum + advanceOf(letter), 0) / sample.length;

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** The declarations that make a stand-in as wide and as tall as the font it stands in for. */
export function fallbackDeclarations(font: FontFacts, standIn: StandIn): readonly string[] {
  const ours = meanOver(font.advanceOf) / font.unitsPerEm;
  const theirs = meanOver((letter) => standIn.advances[letters.indexOf(letter)] ?? 0) / standIn.unitsPerEm;
  const size = ours / theirs;
  // The overrides are shares of the adjusted size, hence divided by it.
  const share = (units: number): string => percent(units / font.unitsPerEm / size);
  return [
    `src: ${standIn.names.map((name) => `local('${name}')`).join(', ')};`,
    `size-adjust: ${percent(size)};`,
    `ascent-override: ${share(font.ascent)};`,
    `descent-override: ${share(-font.descent)};`,
    `line-gap-override: ${share(font.lineGap)};`,
  ];
}
