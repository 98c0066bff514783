import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { fromFile } from '@capsizecss/unpack/fs';

/** A font of the reader's own that stands in until ours is there. */
export interface StandIn {
  /** What it is called on the devices that have it. */
  readonly names: readonly string[];
  /** The packaged font that is measured for it: Arimo's widths are Arial's, and so are Liberation Sans's. */
  readonly measured: string;
}

/** For text; Android has no Arial, and its Roboto is less than one per cent wider. */
export const plainStandIn: StandIn = {
  names: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  measured: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
};

/** For headings. */
export const boldStandIn: StandIn = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  measured: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
};

/**
 * The `@font-face` that makes a stand-in as wide and as tall as the font it stands in for.
 * @param family what the family is called; the face is called the same with ` Fallback` behind it
 * @param weights the weights that it stands in for, as `font-weight` has them
 */
export async function fallbackFace(
  family: string,
  weights: string,
  font: Buffer,
  { names, measured }: StandIn,
): Promise<string> {
  const ours = await fromBuffer(font);
  const theirs = await fromFile(fileURLToPath(import.meta.resolve(measured)));
  const { fontFaces } = createFontStack([{ ...ours, familyName: family }, theirs], {
    fontFaceProperties: { fontWeight: weights },
  });
  // The names in the font file are Arimo's alone.
  return fontFaces.replace(/src: .*;/, `src: ${names.map((name) => `local('${name}')`).join(', ')};`);
}
