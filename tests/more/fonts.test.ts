/** The site's own fonts on phones and on a desktop: nothing moves when they come (docs/decisions/0024-pages-are-pages.md). */
import { describe, test } from 'vitest';
import { oneOfEachKind } from '../support/kinds.ts';
import { expectStill } from '../support/late-fonts.ts';
import { openSite } from '../support/open-site.ts';

const tools = openSite();

describe.each([360, 412, 1440])('at %i px', (width) => {
  // Tried twice: a busy browser may paint a page of which the menu has only come in part, and that moves by 0.011.
  test.each(oneOfEachKind)('%s moves nothing, with its fonts late', { retry: 1 }, (path) =>
    expectStill(tools, path, width),
  );
});
