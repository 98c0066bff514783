import { describe, expect, test } from 'vitest';
import { BEING_CONFIRMED, NOTE_PLACE, UNDER_REVIEW, underReview } from '../../content/review-marks.ts';
import { showReviews } from './under-review.ts';

const note = (number: number): string => `<p class="review" id="review-${number}">${UNDER_REVIEW}</p>`;

describe('showReviews', () => {
  test('ties the figures of a section to one note at its end', () => {
    const html = `<section><p>${underReview('A')} and ${underReview('B')}</p>${NOTE_PLACE}</section>`;
    const mark = (text: string): string => `<mark aria-describedby="review-1">${text}</mark>`;
    expect(showReviews(html)).toBe(`<section><p>${mark('A')} and ${mark('B')}</p>${note(1)}</section>`);
  });

  test('gives each section its own note, and none to a section without such a figure', () => {
    const html = `${underReview('A')}${NOTE_PLACE}B${NOTE_PLACE}${underReview('C')}${NOTE_PLACE}`;
    expect(showReviews(html)).toBe(
      `<mark aria-describedby="review-1">A</mark>${note(1)}B<mark aria-describedby="review-2">C</mark>${note(2)}`,
    );
  });

  test('leaves the figure out of an attribute', () => {
    expect(showReviews(`<p title="By ${underReview('the 25th')}, each month">x</p>`)).toBe(
      `<p title="By ${BEING_CONFIRMED}, each month">x</p>`,
    );
  });

  test('refuses a figure that no note can follow', () => {
    expect(() => showReviews(`${NOTE_PLACE}<p>${underReview('A')}</p>`)).toThrow('under review');
  });
});
