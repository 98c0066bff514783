export {
  CLOSE,
  hasReview,
  NOTE_PLACE,
  OPEN,
  replaceReviewed,
  underReview,
  withoutReviewed,
  withoutSigns,
} from '../review-marks.ts';

/** What a section says that holds such a figure. */
export const UNDER_REVIEW = 'இன்னும் உறுதியாகவில்லை: முடிவெடுக்கும் முன் எங்களிடம் கேட்டோ போர்ட்டலில் பார்த்தோ உறுதி செய்யுங்கள்';
/** What stands in the figure's place where it is left out. */
export const BEING_CONFIRMED = 'இன்னும் உறுதியாகவில்லை';
