/** The audit's rule set over addresses: which address should be used, whatever the server answers. */
import { canonicalPath } from './href.ts';
import { resolve } from './resolve.ts';

/** What the rules say about an address. */
export type Verdict =
  | { readonly statusCode: 200; readonly message: 'Valid URL'; readonly redirectTo: null }
  | { readonly statusCode: 301; readonly message: 'HTTP 301'; readonly redirectTo: string }
  | { readonly statusCode: 404; readonly message: 'Page not found'; readonly redirectTo: '/' };

const valid: Verdict = { statusCode: 200, message: 'Valid URL', redirectTo: null };
const unknown: Verdict = { statusCode: 404, message: 'Page not found', redirectTo: '/' };
const moved = (redirectTo: string): Verdict => ({ statusCode: 301, message: 'HTTP 301', redirectTo });

/**
 * The verdict of the rules on an address. The valid list is the canonical addresses; every other way to write one
 * (legacy paths, city prefixes, dash forms, `/tamil-nadu`) is a 301 to it; the rest is 404 with a redirect to `/`.
 * @param path a decoded pathname without query or fragment, exactly as written
 */
export const judge = (path: string): Verdict => {
  const route = resolve(path);
  if (route.kind === 'not-found') return unknown;
  if (route.kind === 'redirect') return moved(canonicalPath(route.to));
  const canonical = canonicalPath(route);
  return canonical === path ? valid : moved(canonical);
};
