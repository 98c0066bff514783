/** Licences that ask only for attribution: for what runs on the server or in the browser. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Licences of tools and of fonts: they ask to publish changes to the tool or font itself, not the site. */
const forTools = new Set([
  'CC-BY-3.0',
  'CC-BY-4.0',
  'EPL-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'PostgreSQL',
  'Zlib',
]);

/**
 * Whether the licence of a package is allowed.
 * @param expression an SPDX expression without nesting, as packages write it
 * @param production whether it runs on the server
 */
export const isAllowed = (expression: string, production: boolean): boolean => {
  const allowed = (id: string): boolean => permissive.has(id) || (!production && forTools.has(id));
  const plain = expression.replaceAll(/[()]/g, '').trim();
  return plain.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((id) => allowed(id.trim())));
};
