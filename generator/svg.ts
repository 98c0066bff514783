import { Resvg } from '@resvg/resvg-js';

/** Renders a drawing to PNG. Its text must be outlines: no font of the machine is used, so that all builds are equal. */
export const rasterise = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();

export const toDataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
