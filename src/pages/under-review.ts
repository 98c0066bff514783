import {
  BEING_CONFIRMED,
  CLOSE,
  hasReview,
  NOTE_PLACE,
  OPEN,
  replaceReviewed,
  UNDER_REVIEW,
} from '../../content/review-marks.ts';

const tag = /<[^>]+>/g;
const sign = new RegExp(`[${OPEN}${CLOSE}${NOTE_PLACE}]`, 'g');

/**
 * Makes the figures that are under review visible: each becomes a `mark` element, and the section that holds it says
 * so once at its end, which screen readers tell with each of them. Attributes leave the figure out.
 * @param html a page's markup, as React wrote it, with the signs of content/review-marks.ts
 * @throws RangeError when such a figure is where no note can follow it
 */
export const showReviews = (html: string): string => {
  let notes = 0;
  let waiting = false;
  const shown = html
    .replace(tag, (each) => (hasReview(each) ? replaceReviewed(each, BEING_CONFIRMED) : each))
    .replace(sign, (each) => {
      if (each === CLOSE) return '</mark>';
      if (each === OPEN) {
        waiting = true;
        return `<mark aria-describedby="review-${notes + 1}">`;
      }
      if (!waiting) return '';
      waiting = false;
      notes += 1;
      return `<p class="review" id="review-${notes}">${UNDER_REVIEW}</p>`;
    });
  if (waiting) throw new RangeError('A figure under review stands where no section follows with its note');
  return shown;
};
