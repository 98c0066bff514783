import anekTamil from '../ui/fonts/anek-tamil.woff2?inline';
import bricolage from '../ui/fonts/bricolage-latin.woff2?inline';
import figtree from '../ui/fonts/figtree-latin.woff2?inline';
import { hrefDeskFont } from './page.ts';

const faces = [
  { name: 'bricolage', family: 'Bricolage Grotesque Variable', weights: '500 800', data: bricolage },
  { name: 'figtree', family: 'Figtree Variable', weights: '400 700', data: figtree },
  {
    name: 'anek-tamil',
    family: 'Anek Tamil Variable',
    weights: '400 700',
    data: anekTamil,
    range: 'U+0B80-0BFF,U+200C-200D,U+25CC',
  },
] as const;

/** The fonts of the house, in base64 by name: the site may be on another origin, so the desk serves its own. */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  faces.map(({ name, data }) => [name, data.slice(data.indexOf(',') + 1)]),
);

export const fontStyles = faces
  .map((face) => {
    const { name, family, weights } = face;
    const range = 'range' in face ? `unicode-range:${face.range};` : '';
    const source = `src:url('${hrefDeskFont(name)}') format('woff2')`;
    return `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;${range}${source}}`;
  })
  .join('');
