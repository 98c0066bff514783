/** Where the rules lie; every page names them in a header (https://html.spec.whatwg.org/#speculative-loading). */
export const SPECULATION_RULES = 'speculation-rules.json';

/** The type without which browsers refuse the file. */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/**
 * Browsers that know them fetch a page of ours when a pointer rests on its link or a finger presses it: not what is no
 * page, and not what opens elsewhere.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          // The address of a file has a dot in it, that of a page has none.
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
