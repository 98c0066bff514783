import { canonicalPath } from '../site/href.ts';
import { resolve } from '../site/resolve.ts';
import type { PageRoute } from '../site/route.ts';

/** Where an address inside the site leads. */
export interface Destination {
  readonly route: PageRoute;
  /** The path to go to instead, for an address of the earlier site; `null` when the address is current. */
  readonly instead: string | null;
}

const pathOf = (url: URL): string | null => {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
};

/**
 * Where a link leads.
 * @returns `null` for other sites, files and unknown paths, which are left to the browser and the server
 */
export const destinationOf = (url: URL): Destination | null => {
  const path = url.origin === location.origin ? pathOf(url) : null;
  if (path === null) return null;
  const route = resolve(path);
  switch (route.kind) {
    case 'not-found':
      return null;
    case 'redirect':
      return { route: route.to, instead: canonicalPath(route.to) };
    case 'fixed':
    case 'service':
    case 'city':
    case 'city-service':
      return { route, instead: null };
  }
};
