/** Which attribute of which element names a file that the browser loads by itself. */
const sources: ReadonlyMap<string, readonly string[]> = new Map([
  ['img', ['src']],
  ['script', ['src']],
  ['iframe', ['src']],
  ['audio', ['src']],
  ['video', ['src', 'poster']],
  ['source', ['src']],
  ['track', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
  ['input', ['src']],
  ['image', ['href']],
]);

/** Kinds of `<link>` that load a file. */
const loadingRels: ReadonlySet<string> = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'manifest',
  'preload',
  'modulepreload',
]);

/** The addresses in a `srcset`. A comma inside an address is rare and then encoded. */
const candidates = (srcset: string): string[] =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? '')
    .filter((address) => address !== '');

/** The references of an element to files. */
export const resourcesOf = (name: string, attributes: ReadonlyMap<string, string>): string[] => {
  const found: string[] = [];
  for (const attribute of sources.get(name) ?? []) {
    const value = attributes.get(attribute);
    if (value) found.push(value);
  }
  const srcset = name === 'img' || name === 'source' ? attributes.get('srcset') : undefined;
  if (srcset) found.push(...candidates(srcset));
  const href = name === 'link' ? attributes.get('href') : undefined;
  const rels = href ? (attributes.get('rel') ?? '').toLowerCase().split(/\s+/) : [];
  if (href && rels.some((rel) => loadingRels.has(rel))) found.push(href);
  return found;
};
