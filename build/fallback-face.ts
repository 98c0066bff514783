import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { fromFile } from '@capsizecss/unpack/fs';

/** A font of the visitor's device that is shown until ours is loaded. */
export interface StandIn {
  /** Its names on the devices that have it. */
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
 * The `@font-face` rule that makes a stand-in as wide and as tall as our font.
 * @param family the name of our font; the face gets this name and ` Fallback`
 * @param weights the weights for which it stands in, as in `font-weight`
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
  // The package names only Arimo.
  return fontFaces.replace(/src: .*;/, `src: ${names.map((name) => `local('${name}')`).join(', ')};`);
}
