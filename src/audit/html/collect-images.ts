import { type Collector, keep } from './collector.ts';
import type { ImageFacts } from './page-facts.ts';
import type { Token } from './tokenizer.ts';

/**
 * Reads the images. An empty `alt` is how HTML says that an image is decoration, so it has its text alternative; an
 * absent one, or one of spaces only, has not.
 */
export const collectImages = (): Collector<ImageFacts> => {
  const withoutAlt: string[] = [];
  let total = 0;
  let decorative = 0;
  let lazy = 0;
  let withoutSize = 0;

  const see = (token: Token): void => {
    if (token.kind !== 'open' || token.name !== 'img') return;
    const { attributes } = token;
    const alt = attributes.get('alt');
    total += 1;
    if (alt === '') decorative += 1;
    else if (alt === undefined || alt.trim() === '') keep(withoutAlt, attributes.get('src') ?? '(no source)');
    if (attributes.get('loading')?.toLowerCase() === 'lazy') lazy += 1;
    if (!attributes.has('width') || !attributes.has('height')) withoutSize += 1;
  };

  return { see, facts: () => ({ total, decorative, withoutAlt, lazy, withoutSize }) };
};
