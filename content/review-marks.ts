/**
 * How a figure that is under review is known in a text: the wording stands between two characters of the private use
 * area. The page turns them into a `mark` element (src/pages/under-review.ts); everything else leaves the figure out.
 */

export const OPEN = '\uE000';
export const CLOSE = '\uE001';
/** Where a section says that it holds such a figure: the end of its text. Components put it there. */
export const NOTE_PLACE = '\uE002';

/** What a section says that holds such a figure. */
export const UNDER_REVIEW = 'Under review: check with us or on the portal before you act';
/** What stands in the figure's place where it is left out. */
export const BEING_CONFIRMED = 'being confirmed';

const signs = new RegExp(`[${OPEN}${CLOSE}${NOTE_PLACE}]`, 'g');
const marked = new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}?`, 'g');

/** Sets a wording apart as under review. */
export const underReview = (text: string): string => OPEN + text + CLOSE;

/** Whether a text holds a figure that is under review. */
export const hasReview = (text: string): boolean => text.includes(OPEN);

/** The text as it reads without the signs. */
export const withoutSigns = (text: string): string => text.replace(signs, '');

/** The text with each figure under review replaced. */
export const replaceReviewed = (text: string, by: string): string => text.replace(marked, by);

/** The text without the sentences that hold a figure under review. */
export const withoutReviewed = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !hasReview(sentence))
    .join(' ');
