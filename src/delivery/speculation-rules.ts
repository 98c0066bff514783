/** The path of the rules; every page names them in a header (https://html.spec.whatwg.org/#speculative-loading). */
export const SPECULATION_RULES = 'speculation-rules.json';

/** The type without which browsers refuse the file. */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/**
 * Pages are prepared when a pointer rests on their link or a finger presses it: none that belong to one person or open
 * elsewhere, and of addresses with a query only the contact form's.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/enquiry/*', '/newsletter/*'] } },
          // The address of a file has a dot in it, that of a page has none.
          { not: { href_matches: '/*.*' } },
          { or: [{ not: { href_matches: '/*\\?(.+)' } }, { href_matches: ['/contact\\?*', '/ta/contact\\?*'] }] },
          { not: { selector_matches: '[download], [target], [href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
