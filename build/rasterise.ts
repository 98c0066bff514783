import { Resvg } from '@resvg/resvg-js';

/** Paints a drawing whose text is already outlines; fonts of the machine would make builds differ. */
export const rasterise = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
